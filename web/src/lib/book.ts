// A rulebook as it is read: pages of topics, where each rule has its home, and what a search finds. No page here.
import type { LedgerRule, Rulebook, RulebookFigure, RulebookText, RulebookTrial } from './wire';

/** What is read in one go: paragraphs with figures, or rules word for word. */
export interface Topic {
  id: string;
  title: string;
  texts: readonly RulebookText[];
  figures: readonly RulebookFigure[];
  rules: readonly string[];
  /** Where one can try it. */
  trial?: RulebookTrial | null;
}

export interface Page {
  id: string;
  /** Of a chapter; the first one, "in one minute", and the ledger have none. */
  number: number | null;
  title: string;
  lead: string;
  topics: readonly Topic[];
  /** Rules that belong here and that no paragraph speaks of. */
  also: readonly string[];
}

/** Where something stands: a topic, and which of its paragraphs (-1: the rules at the end of it). */
export interface Spot {
  page: Page;
  topic: Topic;
  text: number;
}

export interface Book {
  pages: readonly Page[];
  rules: ReadonlyMap<string, LedgerRule>;
  /** The paragraph that speaks of a rule first, else where it is word for word. */
  homes: ReadonlyMap<string, Spot>;
  /** Words that people look for, and what the book calls that; without accents. */
  synonyms: ReadonlyMap<string, string>;
}

export const LEDGER = 'ledger';

export function book(from: Rulebook, all: string): Book {
  const rules = new Map(from.sections.flatMap((section) => section.rules.map((rule) => [rule.id, rule] as const)));
  const sections = from.sections.map(({ title, rules }, i) => ({
    id: `${LEDGER}-${i + 1}`,
    title,
    texts: [],
    figures: [],
    rules: rules.map((rule) => rule.id),
  }));
  const chapters = from.chapters.map((chapter, number) => ({
    ...chapter,
    number: number || null,
    topics: chapter.topics.map((topic) => ({ ...topic, rules: [] })),
  }));
  const ledger = chapters.length
    ? [{ id: LEDGER, number: null, title: all, lead: '', topics: sections, also: [] }]
    : sections.map((one) => ({ ...one, number: null, lead: '', topics: [{ ...one, title: '' }], also: [] }));
  const pages: Page[] = [...chapters, ...ledger];
  const synonyms = new Map(Object.entries(from.synonyms).map(([word, meant]) => [folded(word), folded(meant)]));
  return { pages, rules, homes: homes(pages), synonyms };
}

function homes(pages: readonly Page[]): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const settle = (spot: Spot, ids: readonly string[]): void => {
    for (const id of ids) if (!found.has(id)) found.set(id, spot);
  };
  // In one minute everything is touched upon: what is explained later has its home there.
  const later = [...pages.slice(1), ...pages.slice(0, 1)];
  for (const page of later)
    for (const topic of page.topics)
      topic.texts.forEach((one, text) => {
        settle({ page, topic, text }, one.rules);
      });
  for (const page of pages) {
    const topic = page.topics.at(-1);
    if (topic) settle({ page, topic, text: -1 }, page.also);
  }
  for (const page of pages) for (const topic of page.topics) settle({ page, topic, text: -1 }, topic.rules);
  return found;
}

/** "BU-5.8 · 5.9": the letters once. */
export function short(ids: readonly string[]): string {
  return ids.map((id, i) => (i ? id.replace(/^[A-Z]+-/, '') : id)).join(' · ');
}

/** The words between `**` are bold: every second piece. */
export function pieces(text: string): string[] {
  return text.split('**');
}

/** What the rulebook says, and what is ours where it is silent. */
export function rulings(text: string): { text: string; ours: boolean }[] {
  return text
    .split('→ ')
    .map((part, i) => ({ text: part.replaceAll('`', '').trim(), ours: i > 0 }))
    .filter((part) => part.text);
}

// ---------------------------------------------------------------- search

export interface Hit {
  /** What the address names: a rule or a topic. */
  id: string;
  title: string;
  text: string;
}

export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase();
}

const MOST = 12;
const SHORTEST = 4;

/**
 * Topics first, then rules; a rule's number finds that rule. If nothing is found, words with other endings and the words
 * that the book has for the same count.
 */
export function search(where: Book, asked: string): Hit[] {
  const wanted = folded(asked).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const number = /^(?:[a-z]+-)?(\d+(?:\.\d+)*[a-z]?)$/.exec(wanted.join(' '))?.[1];
  if (number) {
    const ids = [...where.rules.keys()].map((id) => [id, id.replace(/^[A-Z]+-/, '')] as const);
    const exact = ids.filter(([, own]) => own === number);
    const below = ids.filter(([, own]) => own.startsWith(`${number}.`));
    return [...exact, ...below].slice(0, MOST).map(([id]) => rule(where, id));
  }
  const found = hits(where, wanted);
  if (found.length) return found;
  return hits(
    where,
    wanted.map((word) => meant(where, word) ?? stem(word)),
  );
}

/** What the book calls this; the beginning of the word is enough. */
function meant({ synonyms }: Book, word: string): string | undefined {
  const like =
    [...synonyms.keys()].find((known) => known === word) ?? [...synonyms.keys()].find((known) => alike(known, word));
  return like === undefined ? undefined : synonyms.get(like);
}

function alike(known: string, word: string): boolean {
  return word.length >= SHORTEST && (known.startsWith(stem(word)) || word.startsWith(stem(known)));
}

function stem(word: string): string {
  return word.length > SHORTEST ? word.slice(0, Math.max(SHORTEST, word.length - 2)) : word;
}

function hits(where: Book, words: readonly string[]): Hit[] {
  const speaks = (text: string): boolean => words.every((word) => folded(text).includes(word));
  const titled: Hit[] = [];
  const topics: Hit[] = [];
  for (const page of where.pages)
    for (const topic of page.topics) {
      const title = topic.title ? `${page.title}: ${topic.title}` : page.title;
      const text = topic.texts.map((one) => one.text).join(' ');
      const hit = { id: topic.id, title, text: around(text, words) };
      if (speaks(topic.title || page.title)) titled.push(hit);
      else if (speaks(text)) topics.push(hit);
    }
  const rules = [...where.rules.values()].filter((one) => speaks(one.text)).map((one) => rule(where, one.id, words));
  return [...titled, ...topics, ...rules].slice(0, MOST);
}

function rule(where: Book, id: string, words: readonly string[] = []): Hit {
  return { id, title: id, text: around(where.rules.get(id)?.text ?? '', words) };
}

/** A few words on either side of what was found. */
function around(text: string, words: readonly string[]): string {
  const plain = text.replaceAll('**', '');
  const at = Math.max(0, folded(plain).indexOf(words[0] ?? ''));
  const start = at < 40 ? 0 : plain.lastIndexOf(' ', at - 30) + 1;
  return (start ? '… ' : '') + plain.slice(start, start + 130) + (plain.length > start + 130 ? '…' : '');
}

// What the person at this browser has chosen: language, theme, colours, name. Stored in the browser.
import en from '../texts/en.ftl?raw';
import it from '../texts/it.ftl?raw';
import pl from '../texts/pl.ftl?raw';
import { LANGUAGES, Texts, type Args, type Lang, type Names } from './texts';
import type { GameInfo, Phrase } from './wire';

export type Theme = 'auto' | 'light' | 'dark';

interface StoredSettings {
  lang: Lang;
  theme: Theme;
  safe: boolean;
  name: string;
  /** The bot one plays against. */
  level: string;
  /** Whether things move: as the device says, always, never. */
  motion: 'auto' | 'on' | 'off';
  /** A sound when it is one's turn: auto is everywhere but on a phone at night. */
  sound: 'auto' | 'on' | 'off';
  /** A message of the browser when it is one's turn and the page is not looked at. */
  notify: boolean;
  /** Ask once more after a touch. */
  confirm: boolean;
  /** Panels keep their places, whatever the question is about. */
  still: boolean;
  /** While others decide, what they change is put in the board's place. */
  follow: boolean;
  /** On a touch screen: boards larger than the screen, to be pushed around. */
  near: boolean;
  /** Whether the chat is there. */
  chat: boolean;
  /** Whether the rulebook shows the numbers of the rules. */
  numbers: boolean;
}

const PLACE = 'kade-settings';
const NAMES = [
  'Ada',
  'Bram',
  'Cato',
  'Daan',
  'Elena',
  'Floor',
  'Guus',
  'Hania',
  'Ilse',
  'Jacopo',
  'Kasia',
  'Luca',
  'Mila',
  'Noor',
  'Olek',
  'Pia',
  'Rosa',
  'Sem',
  'Tosia',
  'Vera',
  'Zeno',
];
const OWN: Record<Lang, string> = { en, pl, it };
const night = window.matchMedia('(prefers-color-scheme: dark)');

const CALM = {
  motion: 'auto',
  sound: 'auto',
  notify: false,
  confirm: false,
  still: false,
  follow: false,
  near: false,
  chat: true,
  numbers: true,
} as const;

function guessed(): Lang {
  const wanted = navigator.languages.map((l) => l.slice(0, 2));
  return wanted.find((l): l is Lang => (LANGUAGES as readonly string[]).includes(l)) ?? 'en';
}

function read(): StoredSettings {
  const luck = NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Ada';
  const fresh: StoredSettings = { lang: guessed(), theme: 'auto', safe: false, name: luck, level: 'novice', ...CALM };
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<StoredSettings>;
    const known = stored.lang && LANGUAGES.includes(stored.lang) ? stored.lang : fresh.lang;
    return { ...fresh, ...stored, lang: known };
  } catch {
    return fresh;
  }
}

export const settings: StoredSettings = $state(read());

function show(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && night.matches);
  const root = document.documentElement;
  root.dataset['theme'] = dark ? 'dark' : 'light';
  root.lang = settings.lang;
  root.dataset['motion'] = settings.motion;
  if (settings.safe) root.dataset['palette'] = 'safe';
  else delete root.dataset['palette'];
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--paper').trim());
}

/** Keep and show the settings from now on. */
export function watchSettings(): void {
  night.addEventListener('change', show);
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify($state.snapshot(settings));
      show();
      try {
        localStorage.setItem(PLACE, text);
      } catch {
        // Nothing is kept; nothing breaks.
      }
    });
  });
}

const made = new Map<Lang, Texts>();

/** Our own texts in the chosen language; English stands in where a sentence is missing. */
export function ownTexts(lang: Lang = settings.lang): Texts {
  let texts = made.get(lang);
  if (!texts) {
    texts = new Texts(lang, [
      { lang, source: OWN[lang] },
      { lang: 'en', source: en },
    ]);
    made.set(lang, texts);
  }
  return texts;
}

/** One of our own sentences. */
export function t(id: string, args: Args = {}, names: Names = []): string {
  return ownTexts().message(id, args, names);
}

/** What a game is called in the chosen language. */
export function titleOf(games: GameInfo[], id: string): string {
  const title = games.find((game) => game.id === id)?.title;
  return title?.[settings.lang] ?? title?.['en'] ?? id;
}

/** A game's texts and ours in one: what a table speaks with. */
export function gameTexts(lang: Lang, sources: { lang: string; source: string }[]): Texts {
  return new Texts(lang, [...sources, { lang, source: OWN[lang] }, { lang: 'en', source: en }]);
}

/** What went wrong, in words: a sentence of the server's, or ours when there is no server to speak. */
export function sentence(error: unknown, phrase?: Phrase): string {
  if (phrase) return ownTexts().phrase(phrase);
  const message = error instanceof Error ? error.message : String(error);
  return ownTexts().has(`error-${message}`) ? t(`error-${message}`) : message;
}

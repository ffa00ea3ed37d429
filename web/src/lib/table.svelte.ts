// One table as this browser knows it: the position on show, the log, the line to the server, the answer on its way.
import { Answer } from './answer';
import { api } from './api';
import { Connection, type LineState } from './connection';
import { storedTables, tokensFor } from './stored';
import { fresh, have, merged } from './log';
import { remembered } from './moments';
import { gather, remember, whole } from './parts';
import { settings, gameTexts, ownTexts, sentence, t } from './settings.svelte';
import type { Lang, Texts } from './texts';
import { toast } from './toasts.svelte';
import { transport } from './transport';
import { Advice } from './advice.svelte';
import type { Panel, Parts } from './parts';
import type {
  ChatLine,
  Choice,
  ClientMessage,
  Described,
  ErrorMessage,
  GameEvent,
  Player,
  Position,
  Question,
  Reason,
  ServerMessage,
} from './wire';

/** What is on show: a position with all its panels, and what happened since the one before. */
export interface Shown {
  position: Position;
  panels: Panel[];
  log: GameEvent[];
  news: GameEvent[];
  /** We decided something, and this came of it. */
  ours: boolean;
  /** When it came, by this page's clock. */
  at?: number;
  /** When the minute that the rules offer is over, by this page's clock. */
  until: number | null;
  /** The last line of the log that had been written by then, where the log goes on after it. */
  reached?: number;
}

/** In a guided game only what the coach asks for is offered. */
function asked({ choices, coach }: Position): Choice[] {
  return coach ? choices.filter((choice) => choice.id === coach.choice) : choices;
}

const MOMENT = 900;
const OTHERS = 700;
const MOST_WAITING = 8;
/** What the log says when somebody leaves a seat to a bot. */
const LEFT = ['table-handed-over', 'table-resigned', 'table-voted-out', 'table-out-of-time'];
const BACK = 'table-came-back';

export class Table {
  game = $state('');
  line: LineState = $state('closed');
  /** The newest position, unless it still waits to be shown. */
  newest: Shown | null = $state.raw(null);
  /** An older one that somebody looks at again. */
  private looked: Shown | null = $state.raw(null);
  readonly shown: Shown | null = $derived(this.looked ?? this.newest);
  /** The positions since our last decision, each with what others did up to it. */
  since: Shown[] = $state.raw([]);
  /** They are being shown again. */
  replaying = $state(false);
  players: Player[] = $state.raw([]);
  thinking: number | null = $state(null);
  /** The part of its thinking that the bot has done, from 0 to 1. */
  thought = $state(0);
  readonly advice = new Advice();
  /** Why what was last asked about cannot be chosen. */
  reason: Reason | null = $state.raw(null);
  /** The choice that was sent and not yet answered. */
  sent: string | null = $state(null);
  /** Positions that came and are not on show yet. */
  waiting = $state(0);
  missing = $state(false);
  chat: ChatLine[] = $state.raw([]);
  /** The last line of the chat that this person has seen. */
  read = $state(0);
  /** The position in words, once somebody asked for it. */
  sections: Described['sections'] = $state.raw({});
  private sources: Record<string, string> = $state.raw({});

  readonly texts: Texts = $derived(this.speak(settings.lang));
  /** By seat: the players' names, and what the game calls the seats that nobody holds. */
  readonly names = $derived([...this.players.map((p) => (p.left ? this.standIn(p) : p.name)), ...this.automata()]);
  /** We have greeted and not yet been shown the position. */
  private greeted = $state(false);
  /** The choices on offer: none while older positions are being shown, or while nobody would hear the answer. */
  readonly choices: Choice[] = $derived(
    this.line === 'open' && !this.greeted && this.waiting === 0 && !this.looked && this.newest
      ? asked(this.newest.position)
      : [],
  );

  private told = false;
  private readonly answer = new Answer();
  protected readonly connection: Connection;
  protected readonly known = new Map<string, Panel>();
  protected parts: Parts = new Map();
  private log: GameEvent[] = [];
  private queue: Shown[] = [];
  private chain: Promise<void> = Promise.resolve();
  private freeAt = 0;
  private decided = false;
  private timer: number | undefined;
  private overdue: number | undefined;

  /** Nobody plays here: a game is looked at again (reel.svelte.ts). */
  readonly past: boolean = false;
  /** There is a log: at a puzzle nothing has happened. */
  readonly logged: boolean = true;
  /** Pixels that the bar at the bottom needs besides, where it grows with an answer: what is above it stays. */
  readonly answered: number = 0;
  /** Where one can go to a line of the log. */
  jump: ((line: number) => void) | null = null;
  /** A guided game (lesson.svelte.ts). */
  readonly guided: boolean = false;

  constructor(
    readonly id: string,
    path = '/ws/',
  ) {
    this.connection = new Connection(`${path}${encodeURIComponent(id)}`, {
      hello: () => this.hello(),
      received: (message) => this.received(message),
      state: (state) => {
        this.line = state;
      },
    });
  }

  get tokens(): string[] {
    return Object.values(tokensFor(this.id));
  }

  // ---------------------------------------------------------------- the line

  start(): void {
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    const stored = storedTables().find((one) => one.table === this.id);
    if (stored) void this.learn(stored.game);
    this.connection.start();
  }

  stop(): void {
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    window.clearTimeout(this.timer);
    window.clearTimeout(this.overdue);
    this.connection.stop();
  }

  /** Greet the server again: a seat was taken, so there are new tokens to show. */
  sitDown(): void {
    this.connection.again();
  }

  tryNow(): void {
    this.connection.hurry();
  }

  private readonly hurry = (): void => {
    if (!document.hidden) this.connection.hurry();
  };

  protected hello(): ClientMessage {
    this.greeted = true;
    this.known.clear(); // a new line knows nothing of the panels we have
    this.parts = new Map();
    return { type: 'hello', tokens: this.tokens, have: have(this.log), moments: true };
  }

  protected received(message: ServerMessage): void {
    switch (message.type) {
      case 'position':
        this.meet(message.players); // who is there is told at once, whatever is still being shown
        this.chain = this.chain.then(() => this.take(message)).catch(() => this.connection.doubt());
        break;
      case 'ack':
        this.answer.settled(message.id);
        break;
      case 'error':
        this.refused(message);
        break;
      case 'presence':
        this.meet(message.players);
        break;
      case 'thinking':
        this.thinking = message.seat;
        this.thought = message.part;
        break;
      case 'hint-progress':
      case 'hint':
        this.advice.received(message);
        break;
      case 'described':
        this.sections = message.sections;
        break;
      case 'reason':
        this.reason = message;
        break;
      case 'chat':
        this.heard(message.lines);
        break;
      case 'pong':
      case 'reel':
      case 'hands':
        break;
    }
  }

  /** Whoever is there: mostly the same as before, and then nothing has to be said anew. */
  private meet(players: Player[]): void {
    if (JSON.stringify(players) !== JSON.stringify(this.players)) this.players = players;
  }

  /** What was said: all of it when we come, later what is new. */
  private heard(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.n ?? 0;
    const fresh = lines.filter((line) => line.n > last);
    const first = !this.told;
    this.told = true;
    this.chat = [...this.chat, ...fresh];
    if (first) this.read = this.chat.at(-1)?.n ?? 0;
    else if (settings.chat) for (const line of fresh) this.announce(line);
  }

  private announce(line: ChatLine): void {
    if (this.shown?.position.you.includes(line.seat)) return;
    toast(`${this.player(line.seat)}: ${line.text}`, 'info');
  }

  /** The answer has come: something else can be chosen. */
  protected settle(id: ErrorMessage['id']): void {
    this.answer.settled(id);
    this.sent = null;
  }

  protected refused(message: ErrorMessage): void {
    this.settle(message.id);
    const forgotten = this.advice.refused(message.id);
    if (forgotten && message.code === 'moved-on') return;
    if (message.code === 'no-table') {
      this.missing = true;
      this.connection.stop();
    } else if (message.code === 'stale') {
      toast(t('table-stale'), 'info');
    } else {
      toast(message.say ? this.texts.phrase(message.say, this.names) : sentence(new Error(message.message)));
    }
  }

  // ---------------------------------------------------------------- positions

  protected async take(position: Position): Promise<void> {
    const at = performance.now();
    const panels = whole(position.panels, position.drawn, this.known, this.parts);
    if (!panels) {
      this.connection.doubt();
      return;
    }
    for (const panel of panels) this.known.set(panel.id, panel);
    this.parts = remember(this.parts, panels, position.forget);
    await Promise.all([this.learn(position.game), gather(position.game, panels)]);
    const before = this.log;
    this.log = merged(before, position.events, position.keep);
    const first = this.newest === null && this.queue.length === 0;
    const until = position.clock ? performance.now() + position.clock.left : null;
    const news = first ? [] : fresh(before, this.log);
    this.queue.push({ position, panels, log: this.log, news, ours: this.decided, at, until });
    this.decided = false;
    if (position.passed) return; // the newest follows
    this.waiting = this.unseen();
    if (this.greeted) {
      this.greeted = false;
      const again = this.answer.resume(position);
      if (again) this.connection.send(again);
      else this.sent = null;
    }
    this.next();
  }

  /** Show what waits, one after the other; at once when nobody looks or too much has gathered. */
  private next(): void {
    window.clearTimeout(this.timer);
    const rest = this.freeAt - performance.now();
    if (rest > 0 && !document.hidden && this.queue.length <= MOST_WAITING) {
      this.timer = window.setTimeout(() => this.next(), rest);
      return;
    }
    const shown = this.queue.shift();
    if (!shown) return;
    if (shown.position.passed) this.since = remembered(this.since, shown);
    else this.show(shown);
    if (this.queue.length) this.next();
  }

  /** The person wants to go on: show the newest position now. */
  flush(): void {
    const last = this.queue.findLast(({ position }) => !position.passed);
    if (!last) return;
    const news = this.queue.flatMap((s) => s.news);
    const since = this.queue.reduce(remembered, this.since);
    this.queue = [];
    this.show({ ...last, news, ours: false });
    this.since = since;
    this.freeAt = 0;
  }

  private unseen(): number {
    return this.queue.filter(({ position }) => !position.passed).length;
  }

  private show(shown: Shown): void {
    this.waiting = this.unseen();
    this.since = remembered(this.since, shown);
    this.looked = null;
    this.newest = shown;
    this.thinking = null;
    this.advice.moved(shown.position.ticket);
    if (!this.answer.pending(shown.position.ticket)) this.sent = null;
    this.freeAt = performance.now() + this.pace(shown);
  }

  /** Look at one of the positions since our last decision again; at none of them for the newest. */
  lookAt(number: number | null): void {
    const found = number === null ? null : (this.since[number] ?? null);
    this.looked = found?.position === this.newest?.position ? null : found && { ...found, news: [] };
  }

  private pace({ position, news }: Shown): number {
    const moments = news.filter((e) => e.pause).length;
    if (moments) return moments * MOMENT;
    const others = news.some((e) => e.seat !== null && !position.you.includes(e.seat));
    return others ? OTHERS : 0;
  }

  // ---------------------------------------------------------------- deciding

  choose(choice: Choice): void {
    const position = this.newest?.position;
    if (!position || position.seat === null || position.ticket === null || this.sent !== null) return;
    const message = this.answer.choose(position.seat, position.ticket, choice.id);
    this.sent = choice.id;
    this.decided = true;
    this.freeAt = 0; // who decides has seen enough: what follows is not held back
    if (this.send(message)) {
      this.expectAnswer();
      return;
    }
    this.answer.settled(message.id);
    this.sent = null;
  }

  /** Where nothing comes of a decision though the line seems to work, begin anew: it tells where the table is. */
  private expectAnswer(): void {
    window.clearTimeout(this.overdue);
    this.overdue = window.setTimeout(() => {
      if (this.sent !== null) this.connection.doubt();
    }, transport.silence / 2);
  }

  undo(): void {
    const position = this.newest?.position;
    if (!position || position.seat === null || !position.can_undo) return;
    const seat = position.undo_seat ?? position.seat;
    this.send({ type: 'undo', id: this.answer.id(), seat });
  }

  /** Ask what a bot would do in our place; `advice` has the answer when it comes. */
  askHint(): void {
    const position = this.newest?.position;
    if (!position?.hints || position.seat === null || position.ticket === null || !this.choices.length) return;
    if (this.advice.open(position.ticket)) return;
    const id = this.answer.id();
    if (this.send({ type: 'hint', id, seat: position.seat })) this.advice.asked(id, position.ticket);
  }

  resign(seat: number): void {
    this.send({ type: 'resign', id: this.answer.id(), seat });
  }

  /** A line for everybody at the table. */
  say(seat: number, text: string): boolean {
    return this.send({ type: 'say', id: this.answer.id(), seat, text });
  }

  letBotPlay(seat: number, bot: string): void {
    this.send({ type: 'seat-to-bot', id: this.answer.id(), seat, bot });
  }

  takeSeat(seat: number): void {
    this.send({ type: 'take-seat', id: this.answer.id(), seat });
  }

  /** Ask the others for something; for oneself, unless another of one's seats is meant. */
  askOthers(wish: Question['wish'], about: number | null = null, by: number | null = null): void {
    const playing = this.newest?.position.you.filter((own) => this.players[own]?.kind === 'person') ?? [];
    const seat = by ?? playing[0];
    if (seat !== undefined) this.send({ type: 'ask', id: this.answer.id(), seat, wish, about });
  }

  answerQuestion(seat: number, yes: boolean): void {
    this.send({ type: 'answer', id: this.answer.id(), seat, yes });
  }

  /** Send a message, if that is possible: after a break not before we have seen where the table is now. */
  protected send(message: ClientMessage): boolean {
    if (!this.greeted && this.connection.send(message)) return true;
    toast(t('table-offline'), 'info');
    return false;
  }

  /** Why nothing can be done with something that is drawn: the answer comes as `reason`. */
  askReason(target: string): void {
    const seat = this.newest?.position.seat ?? null;
    this.reason = null;
    if (seat !== null && this.choices.length && !this.guided && !this.past)
      this.connection.send({ type: 'reason', seat, target });
  }

  /** Ask for the position in words; the answer comes as `sections`. */
  describe(lang: Lang): void {
    this.connection.send({ type: 'describe', lang });
  }

  // ---------------------------------------------------------------- words

  private speak(lang: Lang): Texts {
    const own = this.sources[lang];
    const english = this.sources['en'];
    if (own === undefined || english === undefined) return ownTexts(lang);
    return gameTexts(lang, [
      { lang, source: own },
      { lang: 'en', source: english },
    ]);
  }

  /** Fetch the game's words in the chosen language, and English for what is missing in it. */
  async learn(game: string, lang: Lang = settings.lang): Promise<void> {
    this.game = game;
    const wanted = [...new Set([lang, 'en'])].filter((l) => this.sources[l] === undefined);
    if (!wanted.length) return;
    const found = await Promise.all(wanted.map(async (l) => [l, await api.texts(game, l)] as const));
    this.sources = { ...this.sources, ...Object.fromEntries(found) };
  }

  /** The names as they were when this line of the log was written: who left to a bot had played before. */
  namesAt(n: number): (string | null)[] {
    const all = this.log.filter((e) => e.say.id === BACK || LEFT.includes(e.say.id));
    return this.names.map((name, seat) => {
      const player = this.players[seat];
      const changes = all.filter((e) => e.seat === seat);
      if (!player || !changes.length) return name;
      const last = changes.findLast((e) => e.n < n || (e.n === n && e.say.id === BACK));
      return last && last.say.id !== BACK ? this.standIn(player) : (player.name ?? name);
    });
  }

  private standIn(player: Player): string {
    return t('bot-for', { player: player.name ?? t('player-default', { number: player.seat + 1 }) });
  }

  private automata(): string[] {
    return (this.shown?.position.automata ?? []).map((other) => this.texts.phrase(other));
  }

  /** A name, and for a bot how well it plays. */
  withLevel(seat: number): string {
    const { kind, bot } = this.players[seat] ?? { kind: 'open', bot: null };
    return kind === 'bot' && bot ? `${this.player(seat)} (${t('level', { bot })})` : this.player(seat);
  }

  player(seat: number): string {
    return this.texts.player(seat, this.names);
  }
}

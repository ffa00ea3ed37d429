// Ways to a new table: against bots in one click, as wished, the same once more, or on from a moment of another.
import { api, Refused } from './api';
import { keep, tokensFor } from './stored';
import { ownTexts, sentence, settings, t } from './settings.svelte';
import type { GameInfo, NewSeat, NewTable, Position } from './wire';

export function myName(): string {
  return settings.name.trim() || t('somebody');
}

/** Make the table, remember our seats, tell its address. */
export async function open(wish: NewTable): Promise<string> {
  const made = await api.create(wish);
  keep(made.table, wish.game, made.tokens);
  return `/t/${made.table}`;
}

/** The options for this number of seats: what a game calls `players` follows from the seats. */
export function seated(
  game: Pick<GameInfo, 'options'>,
  options: Position['options'],
  seats: number,
): Position['options'] {
  return game.options.some((o) => o.name === 'players') ? { ...options, players: seats } : options;
}

/** One click: against a bot of the chosen level, or alone where the game has an opponent of its own. */
export async function quick(game: GameInfo, solo = false): Promise<string> {
  const seats: NewSeat[] = [{ kind: 'me', name: myName() }];
  const number = solo ? 1 : Math.max(2, game.seats.min);
  while (seats.length < number) seats.push({ kind: 'bot', bot: settings.level });
  return open({ game: game.id, options: seated(game, {}, seats.length), seats });
}

/** Once more with the same people: asked for by us, or by somebody else before. */
export async function rematch(table: string, game: string): Promise<string> {
  const made = await api.rematch(table, Object.values(tokensFor(table)));
  keep(made.table, game, made.tokens);
  return `/t/${made.table}`;
}

/** On from a moment of a game that is over, in one of its seats, against bots of this level. */
export async function playOn(replay: string, game: string, at: number, seat: number, bot: string): Promise<string> {
  const made = await api.playOn(replay, { at, seat, bot, name: myName() });
  keep(made.table, game, made.tokens);
  return `/t/${made.table}`;
}

/** On with a table that somebody brings as a file: the seats of people are ours. */
export async function bring(text: string): Promise<string> {
  const made = await api.bring(text);
  const { game } = JSON.parse(text) as { game: string };
  keep(made.table, game, made.tokens);
  return `/t/${made.table}`;
}

/** Why something that was brought is refused: in our own words as far as we have them, and then what the server found. */
export function whyRefused(error: unknown): string {
  const own = error instanceof Refused ? `record-${error.code}` : '';
  return own && error instanceof Refused && error.code !== 'too-large' && ownTexts().has(own)
    ? `${t(own)} ${error.message}`
    : sentence(error);
}

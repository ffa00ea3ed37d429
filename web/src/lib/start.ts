// Ways to a new table: against bots in one click, as wished, or the same once more.
import { api } from './api';
import { keep } from './stored';
import { settings, t } from './settings.svelte';
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

/** The bot of a game that starts with one click. */
const EASY = 'novice';

export async function quick(game: GameInfo): Promise<string> {
  const bots = await api.bots();
  const bot = bots.find((one) => one.id === EASY)?.id ?? bots[0]?.id ?? 'random';
  const seats: NewSeat[] = [{ kind: 'me', name: myName() }];
  while (seats.length < Math.max(2, game.seats.min)) seats.push({ kind: 'bot', bot });
  return open({ game: game.id, options: seated(game, {}, seats.length), seats });
}

/** The same table anew: our seats ours, bots bots, other people invited again. */
export async function playAgain(position: Position): Promise<string> {
  const info = await api.table(position.table);
  const bots = await api.bots();
  const seats = position.players.map((player): NewSeat => {
    if (position.you.includes(player.seat)) return { kind: 'me', name: player.name ?? myName() };
    if (player.kind !== 'bot') return { kind: 'open' };
    return { kind: 'bot', bot: info.seats[player.seat]?.bot ?? bots[0]?.id ?? 'random' };
  });
  return open({ game: position.game, options: info.options, seats, hints: info.hints });
}

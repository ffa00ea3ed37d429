// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPlayed, keepPlayed, playedGames, summaries } from '../src/lib/played';

const end = (mine: number, theirs: number) => ({
  points: [mine, theirs],
  winners: [mine > theirs ? 0 : 1],
  sources: [
    { tracks: mine, contracts: 0 },
    { tracks: 0, contracts: theirs },
  ],
});
const at = (table: string, game = 'amsterdam') => ({ table, game, seat: 0, names: ['Ada', 'Ben'] });

beforeEach(() => localStorage.clear());

describe('what was played', () => {
  it('is kept once a table, the newest first', () => {
    keepPlayed(at('a'), end(10, 5), localStorage, 1);
    keepPlayed(at('b'), end(4, 9), localStorage, 2);
    keepPlayed(at('a'), end(0, 99), localStorage, 3);
    expect(playedGames().map(({ table, points }) => [table, points])).toEqual([
      ['b', [4, 9]],
      ['a', [10, 5]],
    ]);
    forgetPlayed();
    expect(playedGames()).toEqual([]);
  });
  it('survives nonsense in its place', () => {
    for (const nonsense of ['{', '{}', '[null, 3, {"table": "x"}]']) {
      localStorage.setItem('kade-played', nonsense);
      expect(playedGames()).toEqual([]);
    }
  });
  it('does not grow for ever', () => {
    for (let i = 0; i < 310; i++) keepPlayed(at(`t${i}`), end(1, 2));
    expect(playedGames()).toHaveLength(300);
    expect(playedGames()[0]?.table).toBe('t309');
  });
});

describe('by game', () => {
  it('counts games, wins and points, and where the others had more', () => {
    keepPlayed(at('a'), end(10, 5));
    keepPlayed(at('b'), end(4, 9));
    keepPlayed(at('c', 'burano'), end(4, 9));
    expect(summaries(playedGames())).toEqual([
      { game: 'amsterdam', games: 2, won: 1, mean: 7, best: 10, behind: { source: 'contracts', points: 7 } },
      { game: 'burano', games: 1, won: 0, mean: 4, best: 4, behind: { source: 'contracts', points: 9 } },
    ]);
  });
  it('says nothing of others where one played alone', () => {
    const alone = { points: [7], winners: [0], sources: [{ tracks: 7 }] };
    keepPlayed(at('a'), alone);
    expect(summaries(playedGames())[0]?.behind).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { keepProgress, learnPath, progress } from '../src/lib/lessons';

class Store implements Storage {
  private kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  clear(): void {
    this.kept.clear();
  }
  key(): string | null {
    return null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}

describe('how far one has come', () => {
  it('is kept for each guided game', () => {
    const store = new Store();
    keepProgress('amsterdam', 'first-game', { stop: 7, step: 5, done: false }, store);
    keepProgress('burano', 'first-game', { stop: 1, step: 1, done: false }, store);
    expect(progress('amsterdam', 'first-game', store)).toEqual({ stop: 7, step: 5, done: false });
    expect(progress('windmill-valley', 'gardener', store)).toBeNull();
  });

  it('stays done while it is played again', () => {
    const store = new Store();
    keepProgress('amsterdam', 'first-game', { stop: 28, step: 12, done: true }, store);
    keepProgress('amsterdam', 'first-game', { stop: 0, step: 1, done: false }, store);
    expect(progress('amsterdam', 'first-game', store)).toEqual({ stop: 0, step: 1, done: true });
  });

  it('is forgotten where what was kept makes no sense', () => {
    const store = new Store();
    for (const kept of ['', 'null', '7', '{"amsterdam/first-game": {"stop": "far"}}', '{']) {
      store.setItem('kade-lessons', kept);
      expect(progress('amsterdam', 'first-game', store)).toBeNull();
    }
  });

  it('has an address', () => {
    expect(learnPath('windmill-valley', 'gardener')).toBe('/learn/windmill-valley/gardener');
  });
});

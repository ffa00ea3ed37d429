// The analysis of one game as this page knows it: asked for once, then looked at again until it is whole.
import { isMarked } from './analysis';
import { api, Refused } from './api';
import { ownTexts, sentence, t } from './settings.svelte';
import type { AnalysedDecision, GameAnalysis } from './wire';

const AGAIN = 1200;
const LATER = 5000;

export class LookBack {
  found: GameAnalysis | null = $state.raw(null);
  decisions: AnalysedDecision[] = $state.raw([]);
  /** Why there is none. */
  refusal: string | null = $state(null);
  /** In the order of the game. */
  readonly marked = $derived(this.decisions.filter(isMarked));
  readonly whole = $derived(this.found?.state === 'done');
  /** The part that is done, from 0 to 1. */
  readonly part = $derived(this.found?.total ? this.found.done / this.found.total : this.whole ? 1 : 0);
  private begun = false;
  private stopped = false;
  private timer: number | undefined;

  constructor(readonly id: string) {}

  start(): void {
    if (this.begun) return;
    this.begun = true;
    void this.ask(api.analyse(this.id));
  }

  stop(): void {
    this.stopped = true;
    window.clearTimeout(this.timer);
  }

  /** The decision that was made at this moment, if it has been judged. */
  at(moment: number): AnalysedDecision | undefined {
    return this.decisions.find((one) => one.at === moment);
  }

  private async ask(answer: Promise<GameAnalysis>): Promise<void> {
    let wait = AGAIN;
    try {
      const found = await answer;
      const known = found.done - found.decisions.length;
      this.decisions = [...this.decisions.slice(0, known), ...found.decisions];
      this.found = found;
      if (found.state === 'stopped') this.refusal = t('analysis-stopped');
      if (found.state === 'done' || found.state === 'stopped') return;
    } catch (error) {
      const code = error instanceof Refused ? error.code : '';
      if (code !== 'offline') {
        this.refusal = ownTexts().has(`analysis-${code}`) ? t(`analysis-${code}`) : sentence(error);
        return;
      }
      wait = LATER;
    }
    if (this.stopped) return;
    this.timer = window.setTimeout(() => void this.ask(api.analysis(this.id, this.decisions.length)), wait);
  }
}

// What those who listen are told after a change: what happened and what is asked, no more than one can follow. Pure.
import type { Shown } from './table.svelte';
import type { Phrase } from './wire';

/** Of more than this many events at once the last ones are said; the log has them all. */
const MOST = 6;

interface Asked {
  mine: boolean;
  actors: string;
  question: string;
}

export function asked({ position }: Shown, say: (phrase: Phrase) => string): Asked {
  return {
    mine: position.seat !== null && position.actors.includes(position.seat) && !position.over,
    actors: position.actors.join(),
    question: position.prompt && !position.over ? say(position.prompt) : '',
  };
}

/**
 * What happened, then what is asked. That it is one's turn is said when the turn begins; what the others are asked only
 * when it is somebody else's turn than before. The end is told by the dialog that it opens.
 */
export function announcement(
  shown: Shown,
  before: Asked | null,
  say: (phrase: Phrase) => string,
  yourTurn: string,
): string[] {
  const now = asked(shown, say);
  const lines = shown.news.slice(-MOST).map((event) => say(event.say));
  if (now.mine && !before?.mine) lines.push(yourTurn);
  const again = !now.mine && now.actors === before?.actors;
  if (now.question && !again) lines.push(now.question);
  return lines.filter((line, i) => line !== lines[i - 1]);
}

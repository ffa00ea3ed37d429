// Sentences in the language of the reader, made from Fluent sources: the game's and our own.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import type { Phrase, Value } from './wire';

export const LANGUAGES = ['en', 'pl', 'it'] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Args = Record<string, Value>;
/** The phrase that stands for a player's name. */
const PLAYER = '@player';
export type Names = readonly (string | null)[];

/** A number below zero, written with a minus: browsers give these languages a hyphen. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

function bundle(lang: string, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** One language with its fallbacks: the first bundle that knows a message says it. */
export class Texts {
  private readonly bundles: FluentBundle[];

  constructor(
    readonly lang: string,
    sources: readonly { lang: string; source: string }[],
  ) {
    this.bundles = sources.map((s) => bundle(s.lang, s.source));
  }

  has(id: string): boolean {
    return this.bundles.some((b) => b.hasMessage(id));
  }

  /** The message in words. An unknown one shows its id: ugly, but never a lie and never a crash. */
  message(id: string, args: Args = {}, names: Names = []): string {
    for (const b of this.bundles) {
      const pattern = b.getMessage(id)?.value;
      if (pattern == null) continue;
      const errors: Error[] = [];
      const said = b.formatPattern(pattern, this.values(args, names), errors);
      if (errors.length) console.warn(`The message ${id} has a hole in it:`, errors[0]);
      return said;
    }
    return id;
  }

  phrase(phrase: Phrase, names: Names = []): string {
    if (phrase.id === PLAYER) return this.player(Number(phrase.args['seat']), names);
    return this.message(phrase.id, phrase.args, names);
  }

  private values(args: Args, names: Names): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, this.value(value, names)]));
  }

  private value(value: Value, names: Names): string | number | Negative {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return value < 0 ? new Negative(value) : value;
    if (Array.isArray(value)) {
      const list = new Intl.ListFormat(this.lang, { type: 'conjunction' });
      return list.format(value.map((item) => String(this.value(item, names))));
    }
    return this.phrase(value, names);
  }

  /** A player's name, or "Player 2" where there is none. */
  player(seat: number, names: Names): string {
    return names[seat] || this.message('player-default', { number: seat + 1 });
  }
}

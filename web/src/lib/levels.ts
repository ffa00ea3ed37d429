// How strong a bot is and how long it thinks, as it is said where a level is chosen; which options a table has.
import { t } from './settings.svelte';
import type { BotInfo, GameOption, OptionValue } from './wire';

const MOST = 5;
const AT_ONCE = 0.3; // seconds that nobody notices

export function stars(bot: BotInfo): string {
  return '★'.repeat(bot.stars) + '☆'.repeat(MOST - bot.stars);
}

/** "Merchant ★★★☆☆ · about 2 s" */
export function levelLine(bot: BotInfo): string {
  const time = bot.seconds < AT_ONCE ? t('level-quick') : t('level-time', { seconds: Math.ceil(bot.seconds) });
  return `${t('level', { bot: bot.id })} ${stars(bot)} · ${time}`;
}

/** What can be chosen with this number of seats; nothing where the option does not count. */
export function offered(option: GameOption, seats: number): OptionValue[] {
  const only = /^players is (\d+)( or more)?/.exec(option.when);
  if (only && (only[2] ? seats < Number(only[1]) : seats !== Number(only[1]))) return [];
  if (option.when === 'less than players') return option.choices.filter((c) => typeof c !== 'number' || c < seats);
  return instead(option) === null ? option.choices : option.choices.filter((c) => c !== null);
}

/** The value that stands where nothing is said. */
export function instead(option: GameOption): OptionValue {
  return option.default ?? /; then (\w+) unless said/.exec(option.when)?.[1] ?? null;
}

// The options that Rise of Ix brings to the door of a table.

import type { Config, OptionSpec } from '@landsraad/kernel';
import { isOn } from '../table.ts';

const NO_OR_YES = { values: [false, true], default: false } as const;

export const IX_OPTIONS: readonly OptionSpec[] = [
  { id: 'riseOfIx', title: 'Rise of Ix: dreadnoughts, freighters and tech tiles', ...NO_OR_YES },
  { id: 'epic', title: 'Epic game: to 12 points, with harder conflicts', ...NO_OR_YES },
  { id: 'churn', title: 'Solo: after each of your reveal turns dice clear cards from the row', ...NO_OR_YES },
  { id: 'escalation', title: 'Solo: rivals reveal two cards for swords in tier III conflicts', ...NO_OR_YES },
];

export function refuseIxOptions(config: Config): string | null {
  const ix = isOn(config, 'riseOfIx');
  // § imp.epic.availability
  if (isOn(config, 'epic') && !ix) return 'The epic game needs Rise of Ix.';
  if (isOn(config, 'epic') && config.mode !== 'standard') return 'The epic game is for three or four players.';
  const variant = isOn(config, 'churn') || isOn(config, 'escalation');
  if (variant && (!ix || config.mode !== 'solo'))
    return 'Churn and brutal escalation belong to a solo game with Rise of Ix.';
  return null;
}

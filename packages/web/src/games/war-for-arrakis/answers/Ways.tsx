import { meaningOf, type Decision, type Option } from '@landsraad/kernel';
import { drawnAt, leaderIn, nounName } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import type { BoardProps } from '../../parts.ts';
import { UnitFigure } from '../battle/UnitFigure.tsx';
import { ownSide, tableOf } from '../position.ts';
import { Answer, Answers } from '../../../table/Answer.tsx';

const ICONS: { readonly [way: string]: IconName } = {
  move: 'strategy',
  attack: 'conflict',
  'surprise attack': 'special',
  deploy: 'deployment',
  draw: 'draw-card',
  play: 'card',
  elites: 'elite',
  vehicles: 'harvester',
  wormsigns: 'wormsign',
  'move sandworms': 'sandworm',
  'attack with a sandworm': 'sandworm',
  'wild-maker': 'wild-maker',
  sandriders: 'sandrider',
  wormsign: 'wormsign',
  sandrider: 'sandrider',
  suspensor: 'suspensor',
  rocket: 'rocket',
  'staban-tuek': 'smuggler',
  'move a leader': 'strategy',
  'attack with smugglers': 'conflict',
  'move a legion': 'strategy',
  'move smugglers': 'smuggler',
  'deploy smugglers': 'deployment',
  'play a card': 'card',
  'draw two, keep one': 'draw-card',
  choam: 'frigate',
  spacingGuild: 'heighliner',
  landsraad: 'troop',
  'deploy troopers': 'suspensor',
  'move a trooper': 'strategy',
  'scout with a trooper': 'prescience',
  'deploy rockets': 'rocket',
  'rocket attack': 'conflict',
};
const NOTES: { readonly [way: string]: string } = {
  move: 'A legion goes to the next area.',
  attack: 'A battle with a legion or settlement next to it.',
  'surprise attack': 'A legion with a leader attacks: one more special in the first round.',
  nothing: 'The die is spent all the same.',
  wormsigns: 'Facedown, in the desert.',
  'deploy troopers': 'In empty desert of one sector under one of your aircraft.',
  'move a trooper': 'Up to two areas, over any border.',
  'scout with a trooper': 'It leaves the board and reveals what lies in one adjacent area.',
  'deploy rockets': 'In areas with a Fremen Camp.',
  'rocket attack': 'Against harvesters beside them and aircraft over their sector.',
  afterwards: 'You are asked again after the action.',
  'attack with a sandworm': 'It leaves the board after that.',
};

const isLeader = (option: Option): boolean => leaderIn(String(option)) >= 0;

/** The ways to use a die, desert power or a card: an icon and a line for each. */
export function Ways({ decision, view }: BoardProps) {
  if (decision === null) return null;
  // Desert Power may come of a card, or of no die at all.
  const forDie = decision.name === 'use the die how?';
  const note = (o: Option): string => {
    if (isLeader(o)) return drawnAt(tableOf(view)).leaders[leaderIn(String(o))]?.action ?? '';
    return o === 'nothing' && !forDie ? '' : (NOTES[String(o)] ?? '');
  };
  return (
    <Answers options={decision.options}>
      {(option) => (
        <Answer
          option={option}
          picture={<Way decision={decision} option={option} side={ownSide(view)} />}
          title={isLeader(option) ? `Special action of ${nounName(option)}` : undefined}
          note={note(option)}
        />
      )}
    </Answers>
  );
}

interface WayProps {
  readonly decision: Decision;
  readonly option: Option;
  readonly side: number;
}
function Way({ decision, option, side }: WayProps) {
  if (isLeader(option)) return <UnitFigure kind={String(option)} side={side} />;
  const as = meaningOf(decision, option)?.['as'] ?? '';
  const icon = ICONS[String(as === '' ? option : as)];
  return icon === undefined ? null : <Icon name={icon} />;
}

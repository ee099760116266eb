import { ATREIDES, FACTS } from '@landsraad/war-for-arrakis';
import type { SeatPanelProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { Cones } from './Cones.tsx';
import { DiceRow } from './DiceRow.tsx';
import { Fact } from './Fact.tsx';
import { HandCounts } from './HandCounts.tsx';
import { Heighliner } from './Heighliner.tsx';
import { PrescienceRow } from './PrescienceRow.tsx';
import { PrescienceTracks } from './PrescienceTracks.tsx';
import { SmugglersBoard } from './SmugglersBoard.tsx';
import { Tank } from './Tank.tsx';

const desertWar = FACTS.desertWar.components.atreides;
const WORMS = FACTS.units.figures.atreides.sandworm;

/** Dice, prescience, worms, tokens, cards and the tank of the Atreides. */
export function AtreidesPanel(props: SeatPanelProps) {
  const t = tableOf(props.view);
  const tokens = t.gesserit[ATREIDES] ?? 0;
  const worms = WORMS - t.sandworms.length;
  return (
    <div className={`wa-p-seat atreides ${t.sides.length > 2 ? 'crowded' : ''}`}>
      <DiceRow {...props} />
      <PrescienceTracks {...props} />
      <PrescienceRow {...props} />
      <SmugglersBoard {...props} />
      <Heighliner {...props} side={ATREIDES} />
      <ul className="wa-p-facts">
        <HandCounts {...props} />
        <Fact
          icon="bene-gesserit"
          value={tokens}
          says={`${tokens} Bene Gesserit tokens, ${t.gesseritReserve} in the reserve`}
        />
        <Fact icon="sandworm" value={worms} says={`${worms} of ${WORMS} sandworms off the board`} />
        {t.desertWar === null ? null : (
          <>
            <Fact
              icon="rocket"
              value={t.desertWar.rocket.length}
              says={`${t.desertWar.rocket.length} of ${desertWar.rocketLauncher} Rocket Launchers on the board`}
            />
            <Fact
              icon="sandrider"
              value={t.desertWar.sandrider.length}
              says={`${t.desertWar.sandrider.length} of ${desertWar.sandrider} Sandriders on the board; their card is ${t.desertWar.ridersSpent ? 'spent' : 'faceup'}`}
            />
            <Fact
              icon="camp"
              value={t.desertWar.camps.length}
              says={`${t.desertWar.camps.length} Fremen Camps on the board`}
            />
          </>
        )}
        <Cones table={t} side={ATREIDES} />
        <Tank table={t} seat={props.seat} />
      </ul>
    </div>
  );
}

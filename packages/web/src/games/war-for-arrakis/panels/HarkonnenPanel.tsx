import { FACTS, HARKONNEN, SUPREMACY_TO_WIN } from '@landsraad/war-for-arrakis';
import type { SeatPanelProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { Cones } from './Cones.tsx';
import { Count } from './Count.tsx';
import { DiceRow } from './DiceRow.tsx';
import { Fact } from './Fact.tsx';
import { HandCounts } from './HandCounts.tsx';
import { Heighliner } from './Heighliner.tsx';
import { SUPREMACY_MARKS } from './leaders.ts';
import { SpiceBoard } from './SpiceBoard.tsx';
import { Tank } from './Tank.tsx';
import { Track } from './Track.tsx';

const { vehicles } = FACTS.units.figures.harkonnen;
const desertWar = FACTS.desertWar.components.harkonnen;

/** Dice, supremacy, the Spice Must Flow board, vehicles, cards and the tank of the Harkonnens. */
export function HarkonnenPanel(props: SeatPanelProps) {
  const t = tableOf(props.view);
  const inTheAir = (kind: string): number => t.air.filter((v) => v === kind).length;
  return (
    <div className={`wa-p-seat harkonnen ${t.sides.length > 2 || t.mahdi !== null ? 'crowded' : ''}`}>
      <DiceRow {...props} />
      <div className="wa-p-row wa-p-supremacy">
        <span className="wa-p-label" aria-hidden="true">
          Supremacy{' '}
          <span>
            <Count value={t.supremacy} /> / {SUPREMACY_TO_WIN}
          </span>
        </span>
        <Track name="Supremacy" side="harkonnen" at={t.supremacy} last={SUPREMACY_TO_WIN} marks={SUPREMACY_MARKS} />
      </div>
      <SpiceBoard {...props} />
      <Heighliner {...props} side={HARKONNEN} />
      <ul className="wa-p-facts">
        {t.mahdi === null ? (
          <>
            <HandCounts {...props} />
            <Fact
              icon="bene-gesserit"
              value={t.gesserit[HARKONNEN] ?? 0}
              says={`${t.gesserit[HARKONNEN] ?? 0} Bene Gesserit tokens`}
            />
          </>
        ) : (
          <Fact
            icon="card"
            value={t.mahdi.reinforcements.length}
            says={`${t.mahdi.reinforcements.length} cards in the Reinforcements deck`}
          />
        )}
        <Fact icon="spice" value={t.spice + (t.reserve ? 1 : 0)} says={spiceSaid(t.spice, t.reserve)} />
        <Fact
          icon="harvester"
          value={t.harvesters.length}
          says={`${t.harvesters.length} of ${vehicles.harvester} harvesters on the board`}
        />
        <Fact
          icon="ornithopter"
          value={inTheAir('ornithopter')}
          says={`${inTheAir('ornithopter')} of ${vehicles.ornithopter} ornithopters in the air`}
        />
        <Fact
          icon="carryall"
          value={inTheAir('carryall')}
          says={`${inTheAir('carryall')} of ${vehicles.carryall} carryalls in the air`}
        />
        {t.desertWar === null ? null : (
          <>
            <Fact
              icon="escort"
              value={inTheAir('escort')}
              says={`${inTheAir('escort')} of ${desertWar.escortOrnithopter} Escort Ornithopters in the air`}
            />
            <Fact
              icon="suspensor"
              value={t.desertWar.suspensor.length}
              says={`${t.desertWar.suspensor.length} of ${desertWar.suspensorTrooper} Suspensor Troopers on the board`}
            />
            <Fact
              icon="desert-war"
              value={t.desertWar.tokens}
              says={`${t.desertWar.tokens} Desert War tokens to spend`}
            />
          </>
        )}
        <Cones table={t} side={HARKONNEN} />
        <Tank table={t} seat={props.seat} />
      </ul>
    </div>
  );
}

const spiceSaid = (spice: number, reserve: boolean): string =>
  [`${spice} spice to spend`, reserve ? '1 in the reserve' : 'none in the reserve'].join(', ');

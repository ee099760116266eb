// Phase 4, the Harkonnens alone: spice is collected and spent at once; bans.

import { replaced } from '@landsraad/kernel';
import { isDeepDesert } from '../board/areas.ts';
import { hasExcess, removeExcess } from '../board/stacking.ts';
import { FACTS } from '../facts.ts';
import type { RuleId } from '../ledger.ts';
import { FOR_MARKERS, SPENDING } from '../questions.ts';
import { inMahdi } from '../mahdi/mahdi.ts';
import { spendByCriteria } from '../mahdi/spice.ts';
import { HARKONNEN, deciderOf } from '../sides.ts';
import { smuggledSpice } from '../smugglers/harvesters.ts';
import { markerPaid } from '../spacing-guild/heighliners.ts';
import { MARKERS, type G, type Look } from '../table.ts';
import { gainSupremacy } from '../tracks.ts';
import { emit, words } from '../words.ts';

type Spice = { said: string };
const spice = words<Spice>();
const { keep, raise } = FACTS.tracks.spiceMustFlow.spending;
const { stockpiling } = FACTS.tracks.supremacy;
const BOTTOM = FACTS.tracks.spiceMustFlow.rows.length;
const TOP = 1;

function collect(g: G): void {
  g.table.phase = 'spice';
  g.table.spice = g.table.harvesters.reduce((n, a) => n + (isDeepDesert(a) ? 2 : 1), 0) + smuggledSpice(g);
  g.table.harvesters = [];
  g.table.paid = MARKERS.map(() => '');
  g.table.stockpiled = false;
  g.table.bans = MARKERS.map(() => false); // § wfa.spice.ban-duration
  emit(g, 'spice', 'wfa.spice.collect', { spice: g.table.spice });
}

// ---- spending ----

const DONE = 'done';
const RESERVE = 'take the reserve';
const SAVE = 'save one';
const STOCKPILE = 'stockpile';

const ON_MARKERS: readonly string[] = FOR_MARKERS.map(SPENDING.key);
function markerIn(option: string): number {
  const spending = SPENDING.of(option);
  return spending === null ? -1 : MARKERS.findIndex((m) => m === spending.marker);
}
const raises = (option: string): boolean => SPENDING.of(option)?.how === 'raise';
function couldSpend(g: G): string[] {
  const all = ON_MARKERS.slice();
  all.push(STOCKPILE);
  all.push(g.table.reserve ? RESERVE : SAVE);
  all.push(DONE);
  return all;
}
function cannotSpend(g: G, _v: Spice, option: string): RuleId | null {
  const { table } = g;
  if (option === DONE || option === RESERVE || option === SAVE) return null;
  if (option === STOCKPILE) {
    if (table.supremacy > stockpiling.allowedAtOrBelow) return 'wfa.spice.stockpile-limit';
    return table.stockpiled || table.spice < stockpiling.spice ? 'wfa.spice.stockpile' : null;
  }
  const marker = markerIn(option);
  const row = table.markers[marker] ?? TOP;
  if (!raises(option)) {
    if (row === BOTTOM) return 'wfa.spice.bottom-needs-no-payment';
    return table.paid[marker] !== '' || table.spice < keep ? 'wfa.spice.keep' : null;
  }
  if (row === TOP) return 'wfa.spice.track-ends';
  return table.paid[marker] !== '' || table.spice < raise ? 'wfa.spice.raise' : null;
}
function spend(g: G, v: Spice, option: string): void {
  v.said = option;
  const { table } = g;
  if (option === DONE) return;
  // § wfa.spice.reserve § wfa.spice.reserve-use
  if (option === RESERVE) {
    table.reserve = false;
    table.spice++;
  } else if (option === SAVE) {
    table.reserve = true;
    table.spice--;
  } else if (option === STOCKPILE) {
    table.spice -= stockpiling.spice;
    table.stockpiled = true;
    gainSupremacy(g, stockpiling.points);
  } else {
    const marker = markerIn(option);
    const raised = raises(option);
    table.spice -= raised ? raise : keep;
    table.paid = replaced(table.paid, marker, raised ? 'raise' : 'keep');
    if (raised) table.markers = replaced(table.markers, marker, (table.markers[marker] ?? TOP) - 1);
    markerPaid(g, marker, raised);
  }
  emit(g, 'spice spent', 'wfa.spice.spend-now', { how: option });
}

// ---- markers and bans ----

function markersDrop(g: G): void {
  g.table.spice = 0;
  MARKERS.forEach((marker, n) => {
    const row = g.table.markers[n] ?? TOP;
    const drops = g.table.paid[n] === '' && row < BOTTOM;
    if (drops) g.table.markers = replaced(g.table.markers, n, row + 1); // § wfa.spice.drop
    // § wfa.spice.ban-activation § wfa.spice.ban-bottom-raised
    if (!drops && g.table.markers[n] !== BOTTOM) return;
    g.table.bans = replaced(g.table.bans, n, true);
    emit(g, 'ban', 'wfa.spice.ban-activation', { marker });
  });
}
const canStillSpend = (g: Look): boolean => g.table.spice > 0 || g.table.reserve;

export const spiceHarvesting = spice.procedure(
  'spice harvesting',
  'wfa.spice.spend-now',
  spice.act(collect, 'wfa.spice.collect'),
  spice.when(
    inMahdi,
    [spice.call(spendByCriteria, () => ({}), 'wfa.solo.spice-keep')],
    [
      spice.repeat(
        spice.leaveIf((g) => !canStillSpend(g)),
        spice.ask('spend spice how?', 'wfa.spice.spend-now', {
          who: (g) => deciderOf(g, HARKONNEN),
          about: (g) => ({ spice: g.table.spice }),
          means: (_g, _v, option) => SPENDING.of(option),
          options: couldSpend,
          refuse: cannotSpend,
          then: spend,
        }),
        spice.leaveIf((_g, v) => v.said === DONE || v.said === SAVE),
      ),
    ],
  ),
  spice.act(markersDrop, 'wfa.spice.drop'),
  spice.when(
    (g) => hasExcess(g, HARKONNEN),
    [spice.call(removeExcess, () => ({ side: HARKONNEN }), 'wfa.spice.ban-choam-excess')],
  ),
);

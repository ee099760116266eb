import type { LedgerEntry, LedgerTable } from '@landsraad/kernel';
import type { LedgerMode, RuleId } from './ledger.ts';

/** Which play mode of the ledger a table is in. */
const PLAYED_AS: { readonly [mode: string]: LedgerMode } = {
  'two-player': 'two-player',
  'three-player': 'team',
  'four-player': 'team',
  solo: 'solo',
  coop: 'solo',
};

/** Expansions of the ledger, and the table option that brings each into play. */
const EXPANSIONS: { readonly [mode: string]: string } = {
  'desert-war': 'desertWar',
  smugglers: 'smugglers',
  'spacing-guild': 'spacingGuild',
};

/**
 * Two who share the Atreides against the automatic Harkonnens follow the rules of shared factions, except those about
 * 3 and 4 players, about a shared Harkonnen faction and about the Cone of Silence (wfa.solo.two-atreides).
 */
const NOT_IN_COOP: ReadonlySet<string> = new Set<RuleId>([
  'wfa.team.base-rules',
  'wfa.team.seats',
  'wfa.team.components',
  'wfa.team.cone-tokens',
  'wfa.team.cone-use',
  'wfa.team.cone-when',
  'wfa.team.results-harkonnen',
  'wfa.team.example-split',
  'wfa.team.vehicles',
  'wfa.team.bans',
]);

/** Whether a rule is in force: play modes listed are alternatives, an expansion listed must be in play. */
export function applies(entry: Pick<LedgerEntry, 'id' | 'modes'>, table: LedgerTable): boolean {
  const needed = entry.modes.flatMap((mode) => EXPANSIONS[mode] ?? []);
  if (!needed.every((option) => table.options[option] === true)) return false;
  const playModes = entry.modes.filter((mode) => mode !== 'all' && !(mode in EXPANSIONS));
  if (playModes.length === 0) return true;
  return playModes.some((mode) => mode === PLAYED_AS[table.mode]) || (table.mode === 'coop' && sharedAtreides(entry));
}

// A rule that names two-player beside team is one that the solo mode replaces altogether: it does not apply.
const sharedAtreides = (entry: Pick<LedgerEntry, 'id' | 'modes'>): boolean =>
  entry.modes.includes('team') && !entry.modes.includes('two-player') && !NOT_IN_COOP.has(entry.id);

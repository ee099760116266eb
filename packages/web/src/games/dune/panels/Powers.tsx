import type { Faction } from '@landsraad/dune';
import { RuleLink } from '../../../table/RuleLink.tsx';
import { POWERS } from './powers.ts';

/** A faction's powers, a sentence each with its rule. */
export const Powers = ({ faction, advanced }: { readonly faction: Faction; readonly advanced: boolean }) => (
  <ul className="dn-power-list">
    {POWERS[faction]
      .filter((p) => advanced || p.advanced !== true)
      .map((p) => (
        <li key={p.words}>
          {p.words} <RuleLink rule={p.rule} />
        </li>
      ))}
  </ul>
);

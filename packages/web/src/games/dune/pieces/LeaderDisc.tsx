import { factionOfLeader, leaderTitle } from '../names.ts';
import { inColours } from './outlines.ts';

type State = 'alive' | 'dead' | 'captive' | 'away';
/** A leader as a disc with its strength; dead ones are crossed out, captives barred, those who fought elsewhere pale. */
export const LeaderDisc = ({ leader, state = 'alive' }: { readonly leader: string; readonly state?: State }) => (
  <b className={`dn-disc ${state}`} style={inColours(factionOfLeader(leader))} aria-hidden="true">
    {leaderTitle(leader).strength}
  </b>
);

import { useAtTable } from './context.ts';
import './proposal.css';

/** Something that all people at the table must agree to. */
export function ProposalBox() {
  const { state, source, control, seatName, seatTitle } = useAtTable();
  const { proposal } = state;
  if (proposal === null) return null;
  const asks = proposal.missing.includes(state.viewer);
  const words = proposal.kind === 'end' ? 'end the game here' : 'undo the last choice; dice and draws will be new';
  return (
    <section className="proposal" aria-label="A proposal" role="status" data-testid="proposal">
      <p>
        {proposal.seat === state.viewer ? 'You ask' : `${seatName(proposal.seat)} asks`} to {words}.{' '}
        {asks ? '' : `Still to answer: ${proposal.missing.map(seatTitle).join(', ')}.`}
      </p>
      {asks ? (
        <div>
          <button
            type="button"
            className="btn primary"
            onClick={() => control.say('Agree', () => source.consent(proposal.number, true))}
          >
            Agree
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => control.say('Refuse', () => source.consent(proposal.number, false))}
          >
            Decline
          </button>
        </div>
      ) : null}
    </section>
  );
}

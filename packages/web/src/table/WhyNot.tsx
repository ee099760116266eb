import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import { RuleLink } from './RuleLink.tsx';
import './whynot.css';

/** A refusal is a sentence with a rule. Blue explains. */
export function WhyNot() {
  const { control } = useAtTable();
  const { notice } = control;
  return (
    <div role="status" aria-live="polite" className="why-place">
      {notice === null ? null : (
        <section className="why" data-testid="why-not">
          <h2>
            <Icon name="why-not" /> {notice.rule === null ? notice.title : `Why not: ${notice.title}?`}
          </h2>
          <button
            type="button"
            className="btn icon-only ghost why-close"
            aria-label="Close the explanation"
            onClick={control.dismiss}
          >
            <Icon name="close" />
          </button>
          <p>
            {notice.sentence} {notice.rule === null ? null : <RuleLink rule={notice.rule} words />}
          </p>
        </section>
      )}
    </div>
  );
}

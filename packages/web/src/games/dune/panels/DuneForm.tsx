import type { Form, Offer, Option } from '@landsraad/kernel';
import { useEffect, useRef, useState } from 'react';
import { DealForm } from '../../../table/DealForm.tsx';
import { useAtTable } from '../../../table/context.ts';
import { RuleLink } from '../../../table/RuleLink.tsx';
import { Stepper } from '../../../table/Stepper.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Badge } from '../pieces/Badge.tsx';
import { factionOf, isTerritory, nameOf } from '../position.ts';
import './deal.css';

interface FormProps {
  readonly offer: Offer;
  readonly close: () => void;
}
const PROMISES: { readonly [promise: string]: string } = {
  nothing: 'nothing in return',
  'stay out': 'to stay out of a territory this turn',
  'pass auctions': 'to pass in every auction this turn',
  'show a card': 'to show you a card',
  honour: 'something on their honour',
};

/** A deal as a sentence: to whom, how much, and for which promise. */
export function DuneForm(props: FormProps) {
  return props.offer.name === 'offer a deal' ? <Deal {...props} /> : <DealForm {...props} />;
}

function Deal({ offer, close }: FormProps) {
  const { control, view, seatTitle } = useAtTable();
  const filled = useRef<HTMLFormElement>(null);
  useEffect(() => filled.current?.scrollIntoView({ block: 'nearest' }), []);
  const fields = new Map((offer.form ?? []).map((f) => [f.name, f]));
  const from = (name: string): readonly Option[] => fields.get(name)?.from ?? [];
  const [to, setTo] = useState<Option>(from('to')[0] ?? -1);
  const [spice, setSpice] = useState(0);
  const [promise, setPromise] = useState('nothing');
  const [territory, setTerritory] = useState(String(from('territory')[0] ?? ''));
  const [words, setWords] = useState('');
  const most = Math.max(0, ...from('spice').filter((x) => typeof x === 'number'));
  const partner = from('to').includes(to) ? to : (from('to')[0] ?? -1);
  const form: Form = { to: partner, spice: Math.min(spice, most), promise, territory, words };
  const empty = spice === 0 && promise === 'nothing';
  return (
    <form
      ref={filled}
      className="dn-deal-form"
      aria-label="Offer a deal"
      onSubmit={(e) => {
        e.preventDefault();
        control.act(offer, form);
        close();
      }}
    >
      <fieldset>
        <legend className="caps">You offer</legend>
        <div className="dn-partners">
          {from('to').map((seat) => (
            <button
              key={String(seat)}
              type="button"
              aria-pressed={seat === partner}
              className={seat === partner ? 'chosen' : ''}
              onClick={() => setTo(seat)}
            >
              <Badge faction={factionOf(view, Number(seat))} /> {seatTitle(Number(seat))}
            </button>
          ))}
        </div>
        <Stepper picture={<Icon name="spice" />} name="Spice" n={Math.min(spice, most)} most={most} set={setSpice} />
      </fieldset>
      <fieldset>
        <legend className="caps">They promise</legend>
        <select className="field" aria-label="Promise" value={promise} onChange={(e) => setPromise(e.target.value)}>
          {from('promise').map((p) => (
            <option key={String(p)} value={String(p)}>
              {PROMISES[String(p)] ?? String(p)}
            </option>
          ))}
        </select>
        {promise === 'stay out' ? (
          <select
            className="field"
            aria-label="Territory"
            value={territory}
            onChange={(e) => setTerritory(e.target.value)}
          >
            {from('territory')
              .filter(isTerritory)
              .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
              .map((t) => (
                <option key={t} value={t}>
                  {nameOf(t)}
                </option>
              ))}
          </select>
        ) : null}
        {promise === 'honour' ? (
          <input
            className="field"
            aria-label="What they promise"
            maxLength={fields.get('words')?.text}
            value={words}
            onChange={(e) => setWords(e.target.value)}
          />
        ) : null}
      </fieldset>
      <p className="answer-hint">
        The table enforces what it can check, and writes down the rest. <RuleLink rule={offer.rule} words />
      </p>
      <div className="dn-deal-go">
        <button type="submit" className="btn primary" disabled={empty || (promise === 'honour' && words.trim() === '')}>
          Offer it to {seatTitle(Number(partner))}
        </button>
        <button type="button" className="btn ghost" onClick={close}>
          Leave it
        </button>
      </div>
    </form>
  );
}

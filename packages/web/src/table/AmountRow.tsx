import { useState } from 'react';
import { Button, Group, Input, NumberField, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import './amount.css';

const MOST_PILLS = 10;
/** How many numbers beyond the last are shown, so that one can ask why not. */
const BEYOND = 2;

/** How many: a row of numbers, or for long rows a slider with a stepper. */
export function AmountRow({ amounts }: { readonly amounts: readonly number[] }) {
  const { label, control } = useAtTable();
  const least = amounts[0] ?? 0;
  const most = amounts.at(-1) ?? 0;
  if (amounts.length > MOST_PILLS) return <LongAmount least={least} most={most} />;
  const beyond = Array.from({ length: BEYOND }, (_, n) => most + 1 + n);
  return (
    <ul className="amounts" aria-label="Answers">
      {amounts.map((n) => (
        <li key={n}>
          <button
            type="button"
            className={`amount ${control.picked === n ? 'picked' : ''}`}
            aria-label={label(n)}
            aria-pressed={control.picked === null ? undefined : control.picked === n}
            title={n >= 0 && n <= 9 ? `${label(n)} (key ${n})` : label(n)}
            data-option={n}
            onClick={() => control.press(n)}
          >
            {n}
          </button>
        </li>
      ))}
      {beyond.map((n) => (
        <li key={n}>
          <button
            type="button"
            className="amount beyond"
            aria-label={`${label(n)}: why not?`}
            title={`${label(n)}: why not?`}
            data-option={n}
            onClick={() => control.whyNot(n)}
          >
            {n}
          </button>
        </li>
      ))}
    </ul>
  );
}

function LongAmount({ least, most }: { readonly least: number; readonly most: number }) {
  const { label, control } = useAtTable();
  const [amount, setAmount] = useState(least);
  return (
    <div className="amount-long">
      <NumberField
        aria-label="How many"
        value={amount}
        minValue={least}
        maxValue={most}
        onChange={(n) => setAmount(Number.isFinite(n) ? n : least)}
      >
        <Group className="amount-stepper">
          <Button slot="decrement" className="btn icon-only">
            <Icon name="minus" />
          </Button>
          <Input className="num" />
          <Button slot="increment" className="btn icon-only">
            <Icon name="plus" />
          </Button>
        </Group>
      </NumberField>
      <Slider
        aria-label="How many"
        className="amount-slider"
        value={amount}
        minValue={least}
        maxValue={most}
        onChange={setAmount}
      >
        <SliderTrack className="amount-track">
          <SliderThumb className="amount-thumb" />
        </SliderTrack>
      </Slider>
      <button type="button" className="btn primary" data-option={amount} onClick={() => control.choose(amount)}>
        {label(amount)}
      </button>
    </div>
  );
}

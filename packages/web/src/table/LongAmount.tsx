import { useState } from 'react';
import { Button, Group, Input, NumberField, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';

/** One of many numbers: a slider with a stepper. */
export default function LongAmount({ least, most }: { readonly least: number; readonly most: number }) {
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

import { useState, type FormEvent } from 'react';
import { TEXT } from '@landsraad/wire';
import { useAtTable } from './context.ts';
import './talk.css';

interface TalkFormProps {
  readonly to: 'table' | 'partners';
  readonly label: string;
}

/** A line to write in, and a button that says it. */
export function TalkForm({ to, label }: TalkFormProps) {
  const { source, control } = useAtTable();
  const [text, setText] = useState('');
  const words = text.trim();
  const say = (e: FormEvent): void => {
    e.preventDefault();
    if (words === '') return;
    control.say('That could not be said', () => source.talk(to, words));
    setText('');
  };
  return (
    <form className="talk" onSubmit={say}>
      <input
        aria-label={label}
        placeholder={`${label}…`}
        value={text}
        maxLength={TEXT.word}
        autoComplete="off"
        onChange={(e) => setText(e.target.value)}
      />
      <button type="submit" className="btn" disabled={words === ''}>
        {to === 'table' ? 'Say to all' : 'Say'}
      </button>
    </form>
  );
}

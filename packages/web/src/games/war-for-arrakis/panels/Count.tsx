import { useChanged, useStepped } from './motion.ts';
import './count.css';

/** A number that counts to its new value. */
export function Count({ value, className = '' }: { readonly value: number; readonly className?: string }) {
  const shown = useStepped(value);
  const changed = useChanged(value);
  return <b className={`num wa-p-count ${changed ? 'changed' : ''} ${className}`}>{shown}</b>;
}

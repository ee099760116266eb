import type { IconName } from './iconNames.ts';

/** One of our icons; without a label it is decoration beside words. */
export const Icon = ({
  name,
  label,
  className = '',
}: {
  readonly name: IconName;
  readonly label?: string;
  readonly className?: string;
}) => (
  <svg
    className={`icon ${className}`}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <use href={`#i-${name}`} />
  </svg>
);

import { Icon } from '../look/Icon.tsx';
import { changeSettings, themeShown, useSettings } from './settings.ts';

export function ThemeButton() {
  const shown = themeShown(useSettings());
  const other = shown === 'day' ? 'night' : 'day';
  return (
    <button
      type="button"
      className="btn icon-only ghost"
      aria-label={`Change to ${other}`}
      title={`Change to ${other}`}
      onClick={() => changeSettings({ theme: other })}
    >
      <Icon name={other === 'day' ? 'sun' : 'moon'} />
    </button>
  );
}

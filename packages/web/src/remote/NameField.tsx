import { Input, Label, TextField } from 'react-aria-components';
import { changeSettings, useSettings } from '../app/settings.ts';
import { rename } from './session.ts';
import './name.css';

/** One's own name: kept on this device, and told to the server when one has written it. */
export function NameField() {
  const { name } = useSettings();
  const tell = (): void => {
    if (name.trim() !== '') void rename(name.trim()).catch(() => undefined);
  };
  return (
    <TextField
      className="name-field"
      value={name}
      maxLength={24}
      onChange={(changed) => changeSettings({ name: changed })}
      onBlur={tell}
      onKeyDown={(e) => (e.key === 'Enter' ? tell() : undefined)}
    >
      <Label>Your name</Label>
      <Input className="field" placeholder="Shown to the other players" autoComplete="nickname" />
    </TextField>
  );
}

import { useState } from 'react';
import { Label, Radio, RadioGroup, Switch } from 'react-aria-components';
import type { BotPace, MomentMode, Motion, Theme } from '../app/readSettings.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { refuseNotices } from '../app/notices.ts';
import { NameField } from '../remote/NameField.tsx';
import './settings.css';

const THEMES: readonly (readonly [Theme, string, string])[] = [
  ['system', 'System', 'Follows your device'],
  ['night', 'Night', 'Moonlit sand'],
  ['day', 'Day', 'Paper in the sun'],
];
const MOTIONS: readonly (readonly [Motion, string, string])[] = [
  ['system', 'System', 'Pieces move unless your device says otherwise'],
  ['less', 'Less', 'Nothing moves; what changed is outlined'],
];
const PACES: readonly (readonly [BotPace, string, string])[] = [
  ['calm', 'Calm', 'Slow enough to follow every move'],
  ['brisk', 'Brisk', 'Quick; the log tells what happened'],
  ['at once', 'At once', 'Bots move instantly'],
];
const MOMENTS: readonly (readonly [MomentMode, string, string])[] = [
  ['stop', 'Stop', 'Battles, storms and the like wait until you have seen them'],
  ['brief', 'Brief', 'They are shown for a few seconds; the game goes on'],
  ['off', 'Off', 'The log tells them; you can look them up there'],
];

export default function SettingsPage() {
  const settings = useSettings();
  return (
    <>
      <h1 tabIndex={-1}>Settings</h1>
      <p className="page-lead">Saved on this device. Changes take effect immediately.</p>
      <div className="settings">
        <section className="panel">
          <NameField />
        </section>
        <section className="panel">
          <Ways label="Theme" ways={THEMES} value={settings.theme} change={(theme) => changeSettings({ theme })} />
        </section>
        <section className="panel">
          <Ways label="Motion" ways={MOTIONS} value={settings.motion} change={(motion) => changeSettings({ motion })} />
        </section>
        <section className="panel">
          <Ways
            label="Moments"
            ways={MOMENTS}
            value={settings.moments}
            change={(moments) => changeSettings({ moments })}
          />
        </section>
        <section className="panel">
          <Ways
            label="Bots on this device"
            ways={PACES}
            value={settings.bots}
            change={(bots) => changeSettings({ bots })}
          />
        </section>
        <section className="panel">
          <Switch
            className="settings-switch"
            isSelected={settings.sound}
            onChange={(sound) => changeSettings({ sound })}
          >
            <span className="settings-track" aria-hidden="true" />
            <span>
              <b>Sound</b>
              <small>Dry sand for moves, a low drum when it is your turn. Off by default.</small>
            </span>
          </Switch>
        </section>
        <section className="panel">
          <Notices on={settings.notices} />
        </section>
      </div>
    </>
  );
}

/** The browser asks for permission when they are switched on, and not before. */
function Notices({ on }: { readonly on: boolean }) {
  const [why, setWhy] = useState<string | null>(null);
  async function change(wanted: boolean): Promise<void> {
    setWhy(null);
    const refused = wanted ? await refuseNotices() : null;
    changeSettings({ notices: wanted && refused === null });
    setWhy(refused);
  }
  return (
    <>
      <Switch className="settings-switch" isSelected={on} onChange={(wanted) => void change(wanted)}>
        <span className="settings-track" aria-hidden="true" />
        <span>
          <b>Notices</b>
          <small>Your device tells you that it is your turn while a table is open in another tab or window.</small>
        </span>
      </Switch>
      {why === null ? null : <p role="alert">{why}</p>}
    </>
  );
}

interface WaysProps<T extends string> {
  readonly label: string;
  readonly ways: readonly (readonly [T, string, string])[];
  readonly value: T;
  readonly change: (value: T) => void;
}

function Ways<T extends string>({ label, ways, value, change }: WaysProps<T>) {
  return (
    <RadioGroup
      value={value}
      onChange={(said) => {
        const way = ways.find(([id]) => id === said);
        if (way !== undefined) change(way[0]);
      }}
    >
      <Label className="settings-label">{label}</Label>
      <div className="settings-ways">
        {ways.map(([id, name, words]) => (
          <Radio key={id} value={id} className="way">
            <b>{name}</b>
            <small>{words}</small>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

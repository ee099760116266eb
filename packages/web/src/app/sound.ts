// Sounds made here, not fetched: dry sand for what happens, a low drum when it is your turn. Off until asked for.

import { settingsNow } from './settings.ts';

let audio: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settingsNow().sound) return null;
  audio ??= new AudioContext();
  // Browsers keep silent until somebody has pressed something.
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

function fading(a: AudioContext, loud: number, seconds: number): GainNode {
  const gain = a.createGain();
  gain.gain.setValueAtTime(loud, a.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, a.currentTime + seconds);
  gain.connect(a.destination);
  return gain;
}

/** A handful of sand. */
export function sand(): void {
  const a = ready();
  if (a === null) return;
  const seconds = 0.16;
  const noise = a.createBuffer(1, Math.ceil(a.sampleRate * seconds), a.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const source = a.createBufferSource();
  source.buffer = noise;
  const filter = a.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 2600;
  source.connect(filter).connect(fading(a, 0.12, seconds));
  source.start();
}

/** A drum far away. */
export function drum(): void {
  const a = ready();
  if (a === null) return;
  const tone = a.createOscillator();
  tone.frequency.setValueAtTime(96, a.currentTime);
  tone.frequency.exponentialRampToValueAtTime(48, a.currentTime + 0.3);
  tone.connect(fading(a, 0.35, 0.45));
  tone.start();
  tone.stop(a.currentTime + 0.5);
}

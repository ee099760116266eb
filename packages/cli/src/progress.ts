// A bar on a terminal, nothing in a pipe. It lives on standard error: standard output belongs to the result.

import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  at(done: number, note?: string): void;
  stop(): void;
}

const SILENT: Progress = { at: () => undefined, stop: () => undefined };

export function progress(total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return SILENT;
  const bar = new SingleBar(
    {
      format: ` {bar} {value}/{total} ${unit} · {rate}/s · {left} left {note}`,
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
      barsize: 24,
      // Ctrl-C belongs to the command.
      gracefulExit: false,
    },
    Presets.shades_classic,
  );
  const since = performance.now();
  bar.start(total, 0, { rate: '–', left: '–', note: '' });
  return {
    at(done, note = '') {
      const seconds = (performance.now() - since) / 1000;
      const rate = seconds > 0 ? done / seconds : 0;
      bar.update(Math.min(done, total), {
        rate: shortNumber(rate),
        left: rate > 0 ? duration((total - done) / rate) : '–',
        note,
      });
    },
    stop: () => bar.stop(),
  };
}

const shortNumber = (n: number): string => (n >= 100 ? String(Math.round(n)) : n.toFixed(1));

export function duration(seconds: number): string {
  const s = Math.max(0, Math.round(seconds));
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min ${s % 60} s`;
  return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
}

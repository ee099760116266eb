import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rules } from '@landsraad/kernel';
import { battery, type BatteryOptions, type BatteryReport } from '@landsraad/kernel/battery';
import { test } from 'vitest';

/** Any game in one line: `passesBattery(rules)`. A failing game is written out as a log that reproduces it. */
export function passesBattery<T>(rules: Rules<T>, how: Partial<BatteryOptions> = {}): void {
  test(`${rules.title} passes the battery`, () => {
    const report = battery(rules, { games: 60, seed: 'unit', samplesPerQuestion: 10, ...how });
    if (report.failures.length > 0) throw new Error(tell(report));
  });
}

function tell(report: BatteryReport): string {
  const folder = join('test-results', 'battery', report.game);
  mkdirSync(folder, { recursive: true });
  const lines = report.failures.slice(0, 5).map((f) => {
    const file = join(folder, `${f.seed}.json`);
    writeFileSync(file, JSON.stringify(f.log));
    return `${f.check}: ${f.message} (${file})`;
  });
  return `${report.failures.length} of ${report.games} games failed.\n${lines.join('\n')}`;
}

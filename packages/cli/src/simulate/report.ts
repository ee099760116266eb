// A page with plots: one file, no script, nothing fetched, readable by day and by night.

import type { SimulationSummary } from '../commands/simulate.ts';
import { thousands } from '../output.ts';
import { coloursOf } from '../seats.ts';
import { plot } from './plots.ts';
import { mean, type Detail } from './tally.ts';

export interface Report {
  readonly title: string;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly seats: readonly string[];
  readonly summary: SimulationSummary;
  readonly detail: Detail;
}

const WIDE = { width: 720, height: 300 };

const html = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? '&#39;');

const figure = (title: string, caption: string, picture: string): string =>
  `<figure><h2>${html(title)}</h2>${picture}<figcaption>${html(caption)}</figcaption></figure>`;

function winners({ seats, summary }: Report): string {
  const values = seats.map((seat) =>
    summary.finished === 0 ? 0 : (100 * (summary.winners[seat] ?? 0)) / summary.finished,
  );
  const picture = plot(
    {
      xAxis: { type: 'category', data: [...seats] },
      yAxis: { type: 'value', name: '% of games' },
      series: [
        {
          type: 'bar',
          data: values.map((v, n) => ({
            value: Number(v.toFixed(2)),
            itemStyle: {
              color: coloursOf(n, seats[n] ?? '').fill,
            },
          })),
          barMaxWidth: 64,
        },
      ],
    },
    WIDE,
    html(`Share of victories: ${seats.map((s, n) => `${s} ${(values[n] ?? 0).toFixed(1)} %`).join(', ')}`),
  );
  return figure(
    'Winners',
    'Share of the finished games that each seat won; a shared victory counts for each.',
    picture,
  );
}

/** Every value between the first and the last, also those that never came. */
function histogram(
  counts: { readonly [at: number]: number },
  step: number,
): { readonly at: string[]; readonly n: number[] } {
  const keys = Object.keys(counts).map(Number);
  const at: string[] = [];
  const n: number[] = [];
  if (keys.length === 0) return { at, n };
  for (let k = Math.min(...keys); k <= Math.max(...keys); k += step) {
    at.push(step === 1 ? String(k) : `${k}–${k + step - 1}`);
    n.push(counts[k] ?? 0);
  }
  return { at, n };
}

function bars(counts: { readonly [at: number]: number }, step: number, name: string, describes: string): string {
  const { at, n } = histogram(counts, step);
  return plot(
    {
      xAxis: { type: 'category', data: at, name, nameLocation: 'middle', nameGap: 28 },
      yAxis: { type: 'value', name: 'games', minInterval: 1 },
      series: [{ type: 'bar', data: n, barCategoryGap: '15%', barMaxWidth: 90 }],
    },
    WIDE,
    html(describes),
  );
}

function standing({ seats, detail }: Report): string {
  const rounds = Object.keys(detail.standing)
    .map(Number)
    .toSorted((a, b) => a - b);
  const lines = seats.map((name, seat) => ({
    type: 'line' as const,
    name,
    itemStyle: { color: coloursOf(seat, name).fill },
    lineStyle: { color: coloursOf(seat, name).fill },
    smooth: false,
    symbolSize: 6,
    data: rounds.map((r) => {
      const s = detail.standing[r]?.[seat];
      return s === undefined ? null : Number(mean(s).toFixed(4));
    }),
  }));
  const picture = plot(
    {
      legend: { data: [...seats] },
      xAxis: { type: 'category', data: rounds.map(String), name: 'round', nameLocation: 'middle', nameGap: 28 },
      yAxis: { type: 'value', name: 'standing', min: 0, max: 1 },
      series: lines,
    },
    WIDE,
    'How well each seat stood on average, round by round',
  );
  return figure(
    'Scores by round',
    'How well each seat stood on average at the decisions of a round, by the game’s own measure: 0 is lost, 1 is won.',
    picture,
  );
}

function questions({ detail }: Report): string {
  const all = Object.entries(detail.questions).toSorted(([, a], [, b]) => b.asked - a.asked);
  const most = all.slice(0, 14).toReversed();
  const picture = plot(
    {
      grid: { left: 200, right: 32, top: 20, bottom: 44 },
      xAxis: { type: 'value', name: 'times asked', nameLocation: 'middle', nameGap: 28 },
      yAxis: { type: 'category', data: most.map(([name]) => (name.length > 30 ? `${name.slice(0, 29)}…` : name)) },
      series: [{ type: 'bar', data: most.map(([, q]) => q.asked), barMaxWidth: 22 }],
    },
    { width: 720, height: 80 + 26 * Math.max(2, most.length) },
    'The questions that were asked most',
  );
  const rows = all
    .map(
      ([name, q]) =>
        `<tr><td>${html(name)}</td><td>${thousands(q.asked)}</td><td>${(q.options / q.asked).toFixed(2)}</td><td>${q.most}</td></tr>`,
    )
    .join('');
  const list = `<details><summary>Every question</summary><table><thead><tr><th>question</th><th>asked</th><th>choices, mean</th><th>most</th></tr></thead><tbody>${rows}</tbody></table></details>`;
  return figure('Decisions', 'How often each question with two or more choices was asked.', picture + list);
}

function scores({ seats, detail }: Report): string {
  if (detail.scores.length === 0) return '';
  const rows = seats
    .map((name, seat) => {
      const s = detail.scores[seat];
      return s === undefined
        ? ''
        : `<tr><td>${html(name)}</td><td>${mean(s).toFixed(2)}</td><td>${s.min}</td><td>${s.max}</td></tr>`;
    })
    .join('');
  return `<figure><h2>Final scores</h2><table><thead><tr><th>seat</th><th>mean</th><th>least</th><th>most</th></tr></thead><tbody>${rows}</tbody></table></figure>`;
}

const STYLE = `
:root { color-scheme: light dark; --paper: #f6efe1; --card: #fffaf0; --ink: #2f281e; --soft: #6b5d49; --line: #d8cbb5; }
.night { display: none }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191510; --card: #231d16; --ink: #efe6d6; --soft: #b5a892; --line: #4a4238; }
  .day { display: none } .night { display: block }
}
* { box-sizing: border-box }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 800px; margin: 0 auto }
h1 { margin: 0; font-size: 1.8rem } h2 { margin: 0 0 .5rem; font-size: 1.15rem }
p { margin: .3rem 0 1.2rem; color: var(--soft) }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: .75rem; margin: 0 0 1.5rem }
dl div, figure { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .8rem 1rem }
dt { color: var(--soft); font-size: .85rem } dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums }
figure { margin: 0 0 1.25rem; overflow-x: auto } figcaption { color: var(--soft); font-size: .9rem; margin-top: .25rem }
svg { max-width: 100%; height: auto; display: block }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums } th, td { text-align: right; padding: .25rem .5rem; border-top: 1px solid var(--line) }
th { border: 0; color: var(--soft); font-weight: 500 } th:first-child, td:first-child { text-align: left }
summary { cursor: pointer; padding: .5rem 0 }
`;

export function simulationReport(r: Report): string {
  const { summary: s, detail } = r;
  const tile = (name: string, value: string | number): string =>
    `<div><dt>${html(name)}</dt><dd>${html(value)}</dd></div>`;
  const tiles = [
    tile('games finished', `${thousands(s.finished)} of ${thousands(s.games)}`),
    tile('rounds', `${s.rounds.mean} (${s.rounds.min} to ${s.rounds.max})`),
    tile('decisions', thousands(s.decisions)),
    tile('choices, mean and most', `${s.branching.mean} · ${s.branching.max}`),
    tile('decisions per CPU second', thousands(s.decisionsPerCpuSecond)),
    tile('errors', s.errors),
  ].join('');
  const about = `${s.mode}, ${s.players} players, bots ${new Set(r.bots).size === 1 ? (r.bots[0] ?? '') : r.bots.join(', ')}, seed ${r.seed}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(r.title)}: ${thousands(s.games)} simulated games</title><style>${STYLE}</style></head>
<body><main><h1>${html(r.title)}</h1><p>${html(about)}</p><dl>${tiles}</dl>
${winners(r)}
${figure('Length in rounds', 'How many rounds the games took.', bars(detail.roundsTaken, 1, 'rounds', 'Games by number of rounds'))}
${figure('Length in decisions', 'How many decisions with two or more choices the games took.', bars(detail.decisionsTaken, 10, 'decisions', 'Games by number of decisions'))}
${standing(r)}
${scores(r)}
${questions(r)}
</main></body></html>
`;
}

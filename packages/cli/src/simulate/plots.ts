// Plots as SVG text, drawn once for the day and once for the night.

import { init, use, type ComposeOption } from 'echarts/core';
import { BarChart, LineChart, type BarSeriesOption, type LineSeriesOption } from 'echarts/charts';
import {
  GridComponent,
  LegendComponent,
  type GridComponentOption,
  type LegendComponentOption,
} from 'echarts/components';
import { SVGRenderer } from 'echarts/renderers';

use([BarChart, LineChart, GridComponent, LegendComponent, SVGRenderer]);

export type PlotOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | LegendComponentOption
>;

interface Ink {
  readonly text: string;
  readonly line: string;
}
const DAY: Ink = { text: '#4a3f31', line: '#d8cbb5' };
const NIGHT: Ink = { text: '#d9cdb8', line: '#4a4238' };
/** Okabe and Ito: told apart by colour-blind people too, and readable on sand and on night. */
const COLOURS = ['#d98c00', '#3f9bd6', '#0f9d75', '#c2608f', '#8a7ad6', '#b3563a'];

function draw(option: PlotOption, ink: Ink, width: number, height: number): string {
  const chart = init(
    null,
    { textStyle: { fontFamily: 'inherit', color: ink.text } },
    { renderer: 'svg', ssr: true, width, height },
  );
  const axis = {
    axisLabel: { color: ink.text },
    axisLine: { lineStyle: { color: ink.line } },
    splitLine: { lineStyle: { color: ink.line } },
    nameTextStyle: { color: ink.text },
  };
  const dress = (a: object | undefined): object => ({ ...axis, ...a });
  chart.setOption({
    animation: false,
    color: COLOURS,
    backgroundColor: 'transparent',
    textStyle: { color: ink.text },
    grid: { left: 56, right: 20, top: 36, bottom: 44 },
    ...option,
    // A picture: nothing happens when the mouse is over it.
    series: [option.series ?? []].flat().map((series) => ({ ...series, silent: true })),
    xAxis: dress(option.xAxis),
    yAxis: dress(option.yAxis),
    legend: [option.legend ?? []].flat().map((legend) => ({ textStyle: { color: ink.text }, top: 0, ...legend })),
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}

/** Both drawings; the page shows the one that suits. */
export function plot(
  option: PlotOption,
  size: { readonly width: number; readonly height: number },
  describes: string,
): string {
  const picture = (ink: Ink, when: string): string =>
    `<div class="${when}" role="img" aria-label="${describes}">${draw(option, ink, size.width, size.height).replace('<svg ', '<svg aria-hidden="true" ')}</div>`;
  return picture(DAY, 'day') + picture(NIGHT, 'night');
}

// What a script can see of a screen's looks: too small, cut off, on top of each other.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Everything that can be pressed and is too small for a finger. Links inside a sentence are text, not targets. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = 'button, a, select, input, [role="button"], [role="tab"], [role="radio"], label:has(input)';
    return (
      [...document.querySelectorAll(targets)]
        .filter((x) => x.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((x) => !x.matches('.rule-link, .name-link, .skip, p a, input[type="checkbox"], input[type="radio"]'))
        // A place on a map that nothing asks about is no target.
        .filter((x) => !x.matches('svg [aria-disabled="true"]'))
        // Sectors of the polar map are as thin as they are; each territory stands in the list too, as wide as a finger.
        .filter(
          (x) =>
            !x.matches('.dn-place') ||
            document.querySelector(`.choices [data-option="${x.getAttribute('data-option') ?? ''}"]`) === null,
        )
        .map((x) => ({ x, box: x.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 43.5 || box.height < 43.5))
        .map(({ x, box }) => `${x.outerHTML.slice(0, 120)} ${Math.round(box.width)}×${Math.round(box.height)}`)
    );
  });

/** What axe finds, by all its rules or by some. */
export async function barriers(page: Page, rules: string[] | null = null): Promise<string[]> {
  // Without frames the quick way sees everything.
  // The drawing of the ground has 500 paths, no word and nothing to press: walking them takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('.wa-ground, .dn-ground');
  const { violations } = await (rules === null ? axe : axe.withRules(rules)).analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`);
}

/** Text under 12 px. Names on a map that is zoomed out count as what they measure on the screen. */
export const tooFine = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fine: string[] = [];
    for (const x of document.querySelectorAll('body *')) {
      const own = [...x.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && (n.textContent ?? '').trim() !== '');
      if (!own || !x.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (x.closest('.sr, [aria-hidden="true"] svg') !== null) continue;
      const box = x.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || box.right < 0 || box.left > innerWidth) continue;
      let size = Number.parseFloat(getComputedStyle(x).fontSize);
      if (x instanceof SVGGraphicsElement) size *= x.getScreenCTM()?.a ?? 1;
      // Words of no size at all are not shown: what they say is drawn, and told to screen readers.
      if (size > 0 && size < 11.9) fine.push(`${size.toFixed(1)} px: ${x.outerHTML.slice(0, 110)}`);
    }
    return fine;
  });

/** Words that do not fit where they stand, and targets that lie on each other. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const visible = (x: Element): boolean => {
      const box = x.getBoundingClientRect();
      return x.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1 && box.height > 1;
    };
    for (const x of document.querySelectorAll('main *')) {
      if (!(x instanceof HTMLElement) || !visible(x) || x.closest('.sr') !== null) continue;
      const style = getComputedStyle(x);
      const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      if (cuts(style.overflowX) && style.textOverflow !== 'ellipsis' && x.scrollWidth > x.clientWidth + 1)
        wrong.push(`cut at the side: ${x.outerHTML.slice(0, 110)}`);
      if (cuts(style.overflowY) && x.scrollHeight > x.clientHeight + 1 && x.closest('.table') !== x)
        wrong.push(`cut below: ${x.outerHTML.slice(0, 110)}`);
    }
    /** What is left of it when everything that scrolls has cut off what is out of its window. */
    const shown = (x: Element): DOMRect => {
      let { left, top, right, bottom } = x.getBoundingClientRect();
      for (let up = x.parentElement; up !== null; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        const box = up.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    // The result lies over the board on purpose.
    const within = document.querySelector('[data-testid="result"]') === null ? 'main' : '[data-testid="result"]';
    const targets = [...document.querySelectorAll(`${within} :is(button, a)`)]
      .filter(visible)
      .map((x) => [x, shown(x)] as const);
    targets.forEach(([a, p], n) => {
      for (const [b, q] of targets.slice(n + 1)) {
        if (a.contains(b) || b.contains(a)) continue;
        // What sticks to the edge covers what is scrolled under it.
        if ([a, b].some((t) => getComputedStyle(t).position === 'sticky')) continue;
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (wide <= 3 || high <= 3) continue;
        // Something scrolled out of sight lies under what stands there, and cannot be pressed: no overlap.
        const x = Math.max(p.left, q.left) + wide / 2;
        const y = Math.max(p.top, q.top) + high / 2;
        const top = document.elementFromPoint(x, y);
        const inSight = (t: Element, box: DOMRect): boolean =>
          t.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
        if (top !== null && inSight(a, p) && inSight(b, q))
          wrong.push(`on each other: ${a.outerHTML.slice(0, 90)} and ${b.outerHTML.slice(0, 90)}`);
      }
    });
    return wrong;
  });

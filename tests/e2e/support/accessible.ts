import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The minified script, which is sent to every checked page; copying markup would take it longer. */
const AXE_SOURCE = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
axe.configure({ noHtml: true });`;
/** Does not fetch style sheets again: only disabled rules need them. */
const AXE_OPTIONS: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

type Violation = { readonly id: string; readonly nodes: readonly { readonly target: unknown }[] };

/** Fails with the rules and elements that axe reports on a page. */
export async function expectAccessible(page: Page): Promise<void> {
  // The header takes its colours for the scroll position with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const isAlone = page.frames().length === 1;
  const violations: readonly Violation[] = isAlone
    ? await findViolations(page)
    : (await new AxeBuilder({ page, axeSource: AXE_SOURCE }).options(AXE_OPTIONS).analyze()).violations;
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
  ).toEqual([]);
}

/** Runs axe in a page without frames like the builder, but sends the script only once, which saves 0.1 s. */
async function findViolations(page: Page): Promise<readonly Violation[]> {
  // Content behind a modal dialog is unreachable, and axe does not know what covers it.
  const hasDialog = (await page.locator('dialog:modal').count()) > 0;
  const scope = hasDialog ? "'dialog:modal'" : 'document';
  await page.evaluate(AXE_SOURCE);
  return page.evaluate<readonly Violation[]>(
    `axe.run(${scope}, ${JSON.stringify(AXE_OPTIONS)}).then(({ violations }) => violations)`,
  );
}

/** Waits until the islands of a page that load at once respond to input. */
export async function waitForIslands(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
}

/** Fails if a page is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const readOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(readOverflow, { message: page.url() }).toBeLessThanOrEqual(0);
}

/** Fails if a long word, as Dutch has them, in all these elements would make the page wider than the screen. */
export async function expectRoomForLongWord(texts: Locator): Promise<void> {
  await expect(texts).not.toHaveCount(0);
  await texts.evaluateAll((elements) => {
    for (const element of elements) element.textContent = 'Arbeidsongeschiktheidsverzekeringsmaatschappij';
  });
  await expectNoOverflow(texts.page());
}

/** Fails if a touch target is too small; links in sentences and strokes of a dial are exempt. */
export async function expectTouchTargets(page: Page): Promise<void> {
  const targets = page
    .locator(
      'a[href]:not(svg *), button, summary, select, textarea, input:not([type=hidden], [aria-hidden]), [role=button], [role=menuitem]',
    )
    .filter({ visible: true });
  await expect.poll(() => targets.evaluateAll(listSmallTargets), { message: page.url() }).toEqual([]);
}

/** Returns size and markup of targets smaller than 44 × 44 px, including their label or the card that they cover. */
function listSmallTargets(targets: readonly Element[]): string[] {
  const isInSentence = (target: Element) => {
    let block = target;
    while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement ?? document.body;
    const rest = block.cloneNode(true);
    if (block === target || !(rest instanceof Element)) return false;
    for (const other of rest.querySelectorAll('a, button')) other.remove();
    return /\p{L}/u.test(rest.textContent);
  };
  /** Returns the area that takes a press: a label, or an overlay over the target and its surroundings. */
  const getArea = (target: Element) => {
    const { position, top, right, bottom, left } = getComputedStyle(target, '::after');
    if (position !== 'absolute') return (target.closest('label') ?? target).getBoundingClientRect();
    let frame = target;
    while (frame.parentElement && getComputedStyle(frame).position === 'static') frame = frame.parentElement;
    const { width, height } = frame.getBoundingClientRect();
    return {
      width: width - parseFloat(left) - parseFloat(right),
      height: height - parseFloat(top) - parseFloat(bottom),
    };
  };
  return targets.flatMap((target) => {
    const { width, height } = getArea(target);
    const isLarge = width > 43.5 && height > 43.5;
    if (isLarge || (target.matches('a') && isInSentence(target))) return [];
    return [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 150)}`];
  });
}

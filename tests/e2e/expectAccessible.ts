import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

/** Frames of any origin report their findings to the page. */
const AXE = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/**
 * Expects that axe finds no serious problem. Runs axe in the page itself: `@axe-core/playwright` also collects passes, in a separate page,
 * which takes five times the processor time.
 */
export async function expectNoSeriousAxeViolations(page: Page, where = page.url()): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  const violations = await page.evaluate(async () => {
    const results = await axe.run(document, { resultTypes: ['violations'] });
    return results.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ html }) => html),
    }));
  });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious, where).toEqual([]);
}

/** Expects that the page is not wider than the window. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const [content, room] = await page.evaluate(
    () => [document.documentElement.scrollWidth, window.innerWidth] as const,
  );
  expect(content, `width of ${where}`).toBeLessThanOrEqual(room);
}

/** Expects no serious axe problem, and no sideways scrolling. */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  // Colors in the middle of a transition aren't part of the design, so this ends running transitions and prevents new ones.
  const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  await expectNoSeriousAxeViolations(page, where);
  await expectNoSidewaysScroll(page, where);
  if (!isReduced) await page.emulateMedia({ reducedMotion: 'no-preference' });
}

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };

async function inWindow(
  page: Page,
  size: { width: number; height: number },
  work: () => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  // React applies the width at its next render.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await work();
  if (before) await page.setViewportSize(before);
}

/** Does the work at a phone's width, and then restores the previous width. */
export const atPhoneWidth = (page: Page, work: () => Promise<void>): Promise<void> =>
  inWindow(page, PHONE, work);

/** Does the work at a tablet's width, and then restores the previous width. */
export const atTabletWidth = (page: Page, work: () => Promise<void>): Promise<void> =>
  inWindow(page, TABLET, work);

/** Inspects a page at its current width and at a phone's, for tests that run only once because both behave the same. */
export async function inspectBothWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  await atPhoneWidth(page, () => expectAccessible(page, `${page.url()} at ${PHONE.width} px`));
}

import { afterEach, expect, test, vi } from 'vitest';
import { NEXT_SCRIPT_REL } from '../hydration/nextScripts.ts';
import { fetchDashboardScripts, startWebFonts, WAITING_FONTS } from './deferredAssets.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

function addLink(rel: string, file: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href: `/assets/${file}` });
  document.head.append(link);
  return link;
}

/** Simulates scripts that arrived before the page's own script ran. */
const haveCome = (...links: HTMLLinkElement[]) =>
  vi.stubGlobal('performance', {
    getEntriesByName: (name: string) => links.filter(({ href }) => href === name),
  });

test('loads the next scripts when all but the last of the first ones are loaded', () => {
  addLink('modulepreload', 'core.js');
  const auth = addLink('modulepreload', 'auth.js');
  const firestore = addLink('modulepreload', 'firestore.js');
  const entry = addLink('modulepreload', 'start.js');
  const dashboard = addLink(NEXT_SCRIPT_REL, 'dashboard.js');
  haveCome(entry);
  fetchDashboardScripts();
  auth.dispatchEvent(new Event('load'));
  auth.dispatchEvent(new Event('load'));
  expect(dashboard.rel).toBe(NEXT_SCRIPT_REL);
  firestore.dispatchEvent(new Event('load'));
  expect(dashboard.rel).toBe('modulepreload');
});

test('loads them at once if the first ones are loaded', () => {
  const react = addLink('modulepreload', 'core.js');
  const dashboard = addLink(NEXT_SCRIPT_REL, 'dashboard.js');
  haveCome(react);
  fetchDashboardScripts();
  expect(dashboard.rel).toBe('modulepreload');
});

test('applies web fonts when they start; a page without any stays unchanged', () => {
  startWebFonts();
  const style = document.createElement('style');
  style.setAttribute(WAITING_FONTS, '');
  style.media = 'not all';
  document.head.append(style);
  startWebFonts();
  expect(style.hasAttribute('media')).toBe(false);
});

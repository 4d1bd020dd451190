import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateInStages } from './hydrateInStages.ts';
import { NEXT_SCRIPT_REL } from './nextScripts.ts';

type Listener = ConstructorParameters<typeof PerformanceObserver>[0];

const startedWorkers: string[] = [];

beforeEach(() => {
  startedWorkers.length = 0;
  class RecordedWorker {
    constructor({ pathname }: URL) {
      startedWorkers.push(pathname);
    }
  }
  vi.stubGlobal('Worker', RecordedWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Returns a function that simulates the first contentful paint. */
function stubPaints(): () => void {
  let listener: Listener | undefined;
  class Paints {
    static readonly supportedEntryTypes = ['paint'];
    constructor(given: Listener) {
      listener = given;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Paints);
  const list = { getEntriesByName: () => [{}] } as unknown as PerformanceObserverEntryList;
  return () => listener?.(list, {} as PerformanceObserver);
}

function prerender(): HTMLElement {
  document.head.innerHTML = `<link rel="${NEXT_SCRIPT_REL}" href="/assets/page.js">`;
  document.body.innerHTML = '<div id="root"><p>Seven short steps</p></div>';
  return document.getElementById('root') as HTMLElement;
}

const toStages = (root: HTMLElement, load: () => Promise<() => void>) => ({
  root,
  early: undefined,
  load,
  loadFailure: load,
});

it('loads all other scripts at once, after the static page is painted', async () => {
  const paint = stubPaints();
  const load = vi.fn(() => Promise.resolve(() => undefined));
  const done = hydrateInStages(toStages(prerender(), load));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(document.querySelector('link[rel=modulepreload]')).toBeNull();
  expect(startedWorkers).toEqual([]);
  paint();
  await done;
  expect(startedWorkers).toEqual([expect.stringMatching(/readLocalesWorker\.ts$/)]);
  expect(load).toHaveBeenCalledOnce();
  expect(document.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe('/assets/page.js');
});

it('doesn’t wait for a paint without a prerendered page', async () => {
  stubPaints();
  const load = vi.fn(() => Promise.resolve(() => undefined));
  document.body.innerHTML = '<div id="root"></div>';
  await hydrateInStages(toStages(document.getElementById('root') as HTMLElement, load));
  expect(load).toHaveBeenCalledOnce();
});

it.each([
  ['#price=380000', true],
  ['#faq', false],
  ['', false],
])('hides a calculator’s example while a link has other numbers: %j', (hash, isHidden) => {
  window.history.replaceState(null, '', `/resources${hash}`);
  stubPaints();
  const html = document.documentElement;
  void hydrateInStages(toStages(prerender(), () => Promise.resolve(() => undefined)));
  expect(html.hasAttribute('data-linked-numbers')).toBe(isHidden);
  html.removeAttribute('data-linked-numbers');
  window.history.replaceState(null, '', '/');
});

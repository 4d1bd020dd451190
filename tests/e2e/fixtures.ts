import { test as base, expect } from '@playwright/test';
import firestoreIndexes from '../../firestore.indexes.json' with { type: 'json' };
import { missingIndex } from '../../tools/testing/missingIndex.ts';
import { ListenChannels } from './listenChannels.ts';
import { recordedQueries } from './recordedQueries.ts';

interface Shared {
  listenChannels: ListenChannels;
}

interface Guards {
  channelsEnd: undefined;
  /** Console errors that the test expects, as patterns; any other fails it. */
  expectedErrors: RegExp[];
  consoleGuard: undefined;
  indexGuard: undefined;
}

/** The Firestore emulator sometimes stalls on a busy machine. The page continues once it answers; if it doesn't, the test fails. */
const LATE_EMULATOR = /Backend didn't respond within 10 seconds/;

/**
 * Playwright's test, in which a console.error, an uncaught exception of the page and a query without an index are failures:
 * the emulator answers without indexes, production does not.
 */
export const test = base.extend<Guards, Shared>({
  listenChannels: [
    async ({ browser }, use) => {
      await use(new ListenChannels(browser));
    },
    { scope: 'worker' },
  ],
  // Set up before any fixture that opens a page, so that it ends after that one.
  channelsEnd: [
    async ({ listenChannels }, use) => {
      await use(undefined);
      await listenChannels.end();
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  expectedErrors: async ({}, use) => use([]),
  consoleGuard: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(undefined);
      const expected = [LATE_EMULATOR, ...expectedErrors];
      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  indexGuard: [
    async ({ context }, use) => {
      const missing = new Set<string>();
      context.on('request', (request) => {
        for (const { query } of recordedQueries(request)) {
          const lacks = missingIndex(query, firestoreIndexes);
          if (lacks) missing.add(lacks);
        }
      });
      await use(undefined);
      expect([...missing], 'to be added to firestore.indexes.json').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

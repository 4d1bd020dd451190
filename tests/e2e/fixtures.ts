import { test as base, expect } from '@playwright/test';

interface Guards {
  /** Console errors that the test expects, as patterns; any other fails it. */
  expectedErrors: RegExp[];
  consoleGuard: undefined;
}

/** Playwright's test, in which a console.error or an uncaught exception of the page is a failure. */
export const test = base.extend<Guards>({
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
      const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

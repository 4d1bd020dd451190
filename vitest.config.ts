import { defineConfig } from 'vitest/config';

/** Vitest leaves a core idle unless told otherwise, which is half of a machine of two. */
const EVERY_CORE = '100%';

/** Property tests on a busy machine. */
const UNIT_TIMEOUT_MS = 30_000;

/** domain, unit: no emulator. flyers: Poppler and Chromium, to look at what is painted. rules, emulator: inside a running set of emulators, which tools/test.ts starts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          maxWorkers: EVERY_CORE,
          // Its tests mock no module and set no environment, and loading modules again for each file takes as long as the tests.
          isolate: false,
          testTimeout: UNIT_TIMEOUT_MS,
          include: ['domain/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.emulator.test.ts'],
        },
      },
      {
        test: {
          name: 'unit',
          maxWorkers: EVERY_CORE,
          testTimeout: UNIT_TIMEOUT_MS,
          include: ['{functions,tools}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'functions/lib/**', '**/*.emulator.test.ts'],
        },
      },
      './web/vitest.config.ts',
      {
        test: {
          name: 'flyers',
          maxWorkers: EVERY_CORE,
          include: ['tests/flyer/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.rules.test.ts'],
          // Each file has a project of its own in the emulators; they wait for answers mostly.
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'emulator',
          include: [
            '{functions,tools,tests,web/src}/**/*.emulator.test.{ts,tsx}',
            'tests/deploy/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'functions/lib/**'],
          setupFiles: ['tools/testing/guardQueries.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Vitest leaves a core idle unless told otherwise, which is half of a machine of two. */
const EVERY_CORE = '100%';

/** unit: no emulator. flyers: Poppler and Chromium, to look at what is painted. rules, emulator: inside a running set of emulators, which tools/test.ts starts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: EVERY_CORE,
          // Property tests on a busy machine.
          testTimeout: 30_000,
          include: ['{domain,functions,tools}/**/*.test.ts'],
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

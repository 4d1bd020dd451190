import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from './tools/chromium.ts';

/** Runs inside a set of emulators: `npm run e2e`, or tools/emulators.ts for a set of one's own. */
const baseURL = process.env.HOSTING_ORIGIN;
const executablePath = findHeadlessShell();

const desktop = { viewport: { width: 1280, height: 800 } };
/** The specs that look at a large company. It takes 20 seconds to make and is made only where they run. */
const LARGE_COMPANY_SPECS = 'portalReads.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tools/testing/prepareEmulators.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A page waits for emulators a third of its time, so three of them fill two cores.
  workers: 3,
  retries: 0,
  timeout: 180_000,
  // The first call of a function starts a process, which takes its time on a busy machine.
  expect: { timeout: 40_000 },
  use: {
    ...(baseURL && { baseURL }),
    // Recording costs every test; `npm run e2e -- --trace retain-on-failure` records one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // The first one, because its test waits until no other runs.
    { name: 'large company', testMatch: 'largeCompany.setup.ts' },
    { name: 'desktop', use: desktop, testIgnore: LARGE_COMPANY_SPECS, grepInvert: /@phone/ },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'portal reads', use: desktop, testMatch: LARGE_COMPANY_SPECS, dependencies: ['large company'] },
  ],
});

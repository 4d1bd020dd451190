import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './lib/installDebianPackage.ts';
import { run } from './lib/run.ts';
import { UserError } from './lib/UserError.ts';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the Chromium for the tests: CHROME_PATH, otherwise Playwright's own, otherwise an installed one. */
export function findChromium(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new UserError(`CHROME_PATH is ${given}, which does not exist.`);
  return given || [chromium.executablePath(), ...INSTALLED].find((file) => existsSync(file));
}

/** Finds a Chromium or installs one: Debian's package for root on Debian, otherwise Playwright's download. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium() ?? (await installDebianChromium()) ?? (await installPlaywrightChromium());
  if (found) return found;
  throw new UserError(
    'The browser tests need a Chromium, and none could be installed: install one and set CHROME_PATH to its program.',
  );
}

/** Returns whether CHROME_PATH names a Chromium, or Playwright's is installed. */
const isChosen = () => Boolean(process.env.CHROME_PATH) || existsSync(chromium.executablePath());

/** Returns the Chromium for browser tests: the headless shell if there is one, which takes half the CPU time. */
export function findHeadlessShell(): string | undefined {
  return !isChosen() && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** Finds a Chromium for browser tests or installs one: the headless shell for root on Debian. */
export async function ensureHeadlessShell(): Promise<string> {
  if (!isChosen() && !existsSync(HEADLESS_SHELL)) await installDebianPackage('chromium-headless-shell');
  return findHeadlessShell() ?? ensureChromium();
}

async function installDebianChromium(): Promise<string | undefined> {
  await installDebianPackage('chromium');
  return findChromium();
}

async function installPlaywrightChromium(): Promise<string | undefined> {
  console.log("Installing Playwright's Chromium ...");
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return findChromium();
}

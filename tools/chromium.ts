import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './lib/installDebianPackage.ts';
import { run } from './lib/run.ts';
import { UserError } from './lib/UserError.ts';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium on this machine that the tests use: CHROME_PATH, Playwright's own, an installed one. */
export function findChromium(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new UserError(`CHROME_PATH is ${given}, which does not exist.`);
  return given || [chromium.executablePath(), ...INSTALLED].find((file) => existsSync(file));
}

/** Finds a Chromium, or installs one: Debian's package as root on Debian, else Playwright's download. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium() ?? (await installDebians()) ?? (await installPlaywrights());
  if (found) return found;
  throw new UserError(
    'The browser tests need a Chromium, and none could be installed: install one and set CHROME_PATH to its program.',
  );
}

/** Somebody has named a Chromium, or installed Playwright's. */
const isChosen = () => Boolean(process.env.CHROME_PATH) || existsSync(chromium.executablePath());

/** The Chromium for browser tests on this machine: without windows if there is one, which takes half the CPU time. */
export function findHeadlessShell(): string | undefined {
  return !isChosen() && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** Finds a Chromium for browser tests, or installs one: on Debian as root the one without windows. */
export async function ensureHeadlessShell(): Promise<string> {
  if (!isChosen() && !existsSync(HEADLESS_SHELL)) await installDebianPackage('chromium-headless-shell');
  return findHeadlessShell() ?? ensureChromium();
}

async function installDebians(): Promise<string | undefined> {
  await installDebianPackage('chromium');
  return findChromium();
}

async function installPlaywrights(): Promise<string | undefined> {
  console.log("Installing Playwright's Chromium ...");
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return findChromium();
}

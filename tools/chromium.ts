import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './lib/installDebianPackage.ts';
import { run } from './lib/run.ts';
import { UserError } from './lib/UserError.ts';

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

async function installDebians(): Promise<string | undefined> {
  await installDebianPackage('chromium');
  return findChromium();
}

async function installPlaywrights(): Promise<string | undefined> {
  console.log("Installing Playwright's Chromium ...");
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return findChromium();
}

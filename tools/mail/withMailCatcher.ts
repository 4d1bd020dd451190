import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionsBuildFolder } from '../emulators/emulatorConfig.ts';
import { mailPortsAt } from '../emulators/ports.ts';
import { assertPortsFree } from '../emulators/preflight.ts';
import { ROOT } from '../lib/paths.ts';
import { startMailCatcher } from './mailCatcher.ts';

/** Throws a `UserError` unless mail can be caught at this offset. */
export function assertMailPortsFree(offset: number): Promise<void> {
  const { smtp, page } = mailPortsAt(offset);
  return assertPortsFree(
    [
      ['mail server', smtp],
      ['mail page', page],
    ],
    offset,
  );
}

/**
 * Catches mail while `run` goes on: the functions built for this offset are told the mail server. Calls `run` with the address of the page
 * that shows what was caught.
 */
export async function withMailCatcher<T>(offset: number, run: (page: string) => Promise<T>): Promise<T> {
  const ports = mailPortsAt(offset);
  const folder = join(ROOT, functionsBuildFolder(offset));
  const settings = join(folder, '.env.local');
  const secrets = join(folder, '.secret.local');
  const own = join(ROOT, 'functions/.env.local');
  const catcher = await startMailCatcher(ports);
  const lines = [`SMTP_HOST=127.0.0.1`, `SMTP_PORT=${ports.smtp}`, 'MAIL_FROM=mail@brokerage.example', ''];
  writeFileSync(settings, `${existsSync(own) ? readFileSync(own, 'utf8') : ''}\n${lines.join('\n')}`);
  // The emulator asks Secret Manager for secrets that it finds nowhere else.
  writeFileSync(secrets, 'SMTP_PASSWORD=none\nMAIL_BOUNCE_SECRET=demo-bounce-secret\n');
  try {
    return await run(`http://127.0.0.1:${ports.page}`);
  } finally {
    // Other runs at this offset, such as tests, send nothing.
    rmSync(settings, { force: true });
    rmSync(secrets, { force: true });
    await catcher.close();
  }
}

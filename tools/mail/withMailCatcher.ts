import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionsBuildFolder } from '../emulators/emulatorConfig.ts';
import { mailPortsAt } from '../emulators/ports.ts';
import { assertPortsFree } from '../emulators/preflight.ts';
import { ROOT } from '../lib/paths.ts';
import { startMailCatcher } from './mailCatcher.ts';

/** Checks that the mail ports at this offset are free. @throws UserError */
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
 * Catches mail while `run` is running: emulators that `run` starts use this mail server. Calls `run` with the address of the page that
 * shows the mail.
 */
export async function withMailCatcher<T>(offset: number, run: (page: string) => Promise<T>): Promise<T> {
  const ports = mailPortsAt(offset);
  const secrets = join(ROOT, functionsBuildFolder(offset), '.secret.local');
  const catcher = await startMailCatcher(ports);
  // The emulators' process inherits them (emulators/passMailSettings.ts).
  Object.assign(process.env, {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(ports.smtp),
    MAIL_FROM: 'mail@brokerage.example',
  });
  // Otherwise the emulator would ask Secret Manager for the secrets.
  writeFileSync(secrets, 'SMTP_PASSWORD=none\nMAIL_BOUNCE_SECRET=demo-bounce-secret\n');
  try {
    return await run(`http://127.0.0.1:${ports.page}`);
  } finally {
    rmSync(secrets, { force: true });
    await catcher.close();
  }
}

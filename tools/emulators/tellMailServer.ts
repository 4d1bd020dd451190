import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The settings of a mail server that functions read (functions/src/mail/smtp.ts). */
const SETTINGS = ['SMTP_HOST', 'SMTP_PORT', 'MAIL_FROM'] as const;

/** The part of this class that is relied on here (lib/emulator/functionsEmulator.js). */
interface FunctionsEmulator {
  getEmulatorEnvs: (this: FunctionsEmulator) => Record<string, string>;
}

/**
 * Lets the functions know the mail server of this process's environment, also while they are listed: firebase-tools gives .env files only to
 * those that run.
 */
export function tellMailServer(firebaseToolsFolder: string, env: NodeJS.ProcessEnv = process.env): void {
  const require = createRequire(import.meta.url);
  const { FunctionsEmulator: emulator } = require(
    join(firebaseToolsFolder, 'lib/emulator/functionsEmulator.js'),
  ) as { FunctionsEmulator: { prototype: FunctionsEmulator } };
  const { getEmulatorEnvs } = emulator.prototype;
  if (typeof getEmulatorEnvs !== 'function') {
    throw new Error('Mail: this version of firebase-tools lacks getEmulatorEnvs');
  }
  emulator.prototype.getEmulatorEnvs = function () {
    const settings = SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
    return { ...getEmulatorEnvs.call(this), ...Object.fromEntries(settings) };
  };
}

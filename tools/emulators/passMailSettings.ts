import { loadFirebaseTools } from './loadFirebaseTools.ts';

/** The mail settings that the functions read (functions/src/mail/smtp.ts). */
const SETTINGS = ['SMTP_HOST', 'SMTP_PORT', 'MAIL_FROM'] as const;

/** The internals that this file depends on (lib/emulator/functionsEmulator.js). */
interface FunctionsEmulator {
  getEmulatorEnvs: (this: FunctionsEmulator) => Record<string, string>;
}

/**
 * Passes this process's mail server settings to the functions, also while firebase-tools lists them: it gives .env files only to running
 * functions.
 */
export function passMailSettings(firebaseToolsFolder: string, env: NodeJS.ProcessEnv = process.env): void {
  const { FunctionsEmulator: emulator } = loadFirebaseTools<{
    FunctionsEmulator: { prototype: FunctionsEmulator };
  }>(firebaseToolsFolder, 'functionsEmulator.js');
  const { getEmulatorEnvs } = emulator.prototype;
  if (typeof getEmulatorEnvs !== 'function') {
    throw new Error('Mail: this version of firebase-tools lacks getEmulatorEnvs');
  }
  emulator.prototype.getEmulatorEnvs = function () {
    const settings = SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
    return { ...getEmulatorEnvs.call(this), ...Object.fromEntries(settings) };
  };
}

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { passMailSettings } from './passMailSettings.ts';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('firebase-tools/package.json'));
const { FunctionsEmulator: emulator } = require(join(folder, 'lib/emulator/functionsEmulator.js')) as {
  FunctionsEmulator: { prototype: { getEmulatorEnvs: (this: object) => Record<string, string> } };
};
const { getEmulatorEnvs } = emulator.prototype;
const listed = () =>
  emulator.prototype.getEmulatorEnvs.call({ args: { projectId: 'demo', emulatorInfos: {} } });

it('gives the installed firebase-tools the environment’s mail server, or none', () => {
  try {
    emulator.prototype.getEmulatorEnvs = () => ({ FUNCTIONS_EMULATOR: 'true' });
    passMailSettings(folder, {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: '1025',
      MAIL_FROM: 'a@b.example',
      HOME: '/',
    });
    expect(listed()).toEqual({
      FUNCTIONS_EMULATOR: 'true',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: '1025',
      MAIL_FROM: 'a@b.example',
    });
    emulator.prototype.getEmulatorEnvs = () => ({ FUNCTIONS_EMULATOR: 'true' });
    passMailSettings(folder, {});
    expect(listed()).toEqual({ FUNCTIONS_EMULATOR: 'true' });
  } finally {
    emulator.prototype.getEmulatorEnvs = getEmulatorEnvs;
  }
  expect(getEmulatorEnvs).toBeTypeOf('function');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadAuthEmulator } from './authEmulator.ts';

it('finds every part that it needs in the installed firebase-tools', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
  expect(() => loadAuthEmulator(folder)).not.toThrow();
});

it('names what another version is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firebase-tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const auth = join(folder, 'lib/emulator/auth');
  mkdirSync(auth, { recursive: true });
  writeFileSync(join(auth, 'operations.js'), 'exports.authOperations = { securetoken: { token() {} } };');
  writeFileSync(join(auth, 'state.js'), 'exports.ProjectState = class { getUserByLocalId() {} };');
  writeFileSync(join(auth, 'errors.js'), 'exports.assert = () => {};');
  expect(() => loadAuthEmulator(folder)).toThrow(
    /identitytoolkit\.accounts\.mfaSignIn\.finalize.*updateUserByLocalId/,
  );
});

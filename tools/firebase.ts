/**
 * The Firebase CLI, with TOTP second factors in its Auth emulator, one process for all functions, queues that don't keep a core busy,
 * and a guard against malformed addresses. Every script runs the CLI through this file, because the plain CLI silently drops users with
 * TOTP when it imports them.
 */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { paceTaskQueues } from './emulators/paceTaskQueues.ts';
import { passMailSettings } from './emulators/passMailSettings.ts';
import { rejectInvalidUrls } from './emulators/rejectInvalidUrls.ts';
import { shareFunctionProcess } from './emulators/shareFunctionProcess.ts';
import { installTotpOverlay } from './emulators/totpOverlay.ts';
import { endRunProcesses, RUN_MARKER } from './lib/runMarker.ts';

const require = createRequire(import.meta.url);

// Our launcher keeps a channel open. The emulators must end with it, even if it crashed.
process.once('disconnect', () => {
  const runId = process.env[RUN_MARKER];
  if (runId) void endRunProcesses(runId).finally(() => process.kill(-process.pid, 'SIGKILL')); // our group
});

const firebaseTools = dirname(require.resolve('firebase-tools/package.json'));
installTotpOverlay(firebaseTools);
shareFunctionProcess(firebaseTools);
paceTaskQueues(firebaseTools);
passMailSettings(firebaseTools);
rejectInvalidUrls();
require('firebase-tools/lib/bin/firebase.js');

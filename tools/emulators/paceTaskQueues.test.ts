import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { paceTaskQueues } from './paceTaskQueues.ts';

const require = createRequire(import.meta.url);

it('works with the installed firebase-tools, and throws if the pace setting is missing', () => {
  const folder = dirname(require.resolve('firebase-tools/package.json'));
  const { TaskQueueController } = require(`${folder}/lib/emulator/tasksEmulator.js`) as {
    TaskQueueController: { UPDATE_TIMEOUT?: number; LISTEN_TIMEOUT?: number };
  };
  paceTaskQueues(folder);
  expect(TaskQueueController.UPDATE_TIMEOUT).toBeGreaterThan(0);
  expect(TaskQueueController.LISTEN_TIMEOUT).toBeLessThan(100);
  delete TaskQueueController.UPDATE_TIMEOUT;
  expect(() => paceTaskQueues(folder)).toThrow(/this version of firebase-tools/);
});

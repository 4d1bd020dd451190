/**
 * Lets the Tasks emulator look at its queues at a steady pace. firebase-tools looks again at once, without a pause, as long as a task
 * runs or waits for its next attempt, which keeps one core busy; and once a second while there is none, so that the first task of a
 * job waits.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Between two looks at the queues (milliseconds). */
const PACE_MS = 20;

/** The parts that are relied on here (lib/emulator/tasksEmulator.js), in milliseconds. */
interface TaskQueueController {
  /** Between two looks while a task runs or waits. */
  UPDATE_TIMEOUT?: number;
  /** Between two looks while there is none. */
  LISTEN_TIMEOUT?: number;
}

/** Changes the Tasks emulator of the firebase-tools in that folder, for this process. */
export function paceTaskQueues(firebaseToolsFolder: string): void {
  const require = createRequire(import.meta.url);
  const { TaskQueueController: controller } = require(
    join(firebaseToolsFolder, 'lib/emulator/tasksEmulator.js'),
  ) as { TaskQueueController?: TaskQueueController };
  if (controller?.UPDATE_TIMEOUT === undefined || controller.LISTEN_TIMEOUT === undefined) {
    throw new Error('Tasks: this version of firebase-tools has no pace that could be set');
  }
  Object.assign(controller, { UPDATE_TIMEOUT: PACE_MS, LISTEN_TIMEOUT: PACE_MS });
}

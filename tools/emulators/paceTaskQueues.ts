/**
 * Makes the Tasks emulator poll its queues at a steady pace. firebase-tools polls without a pause while a task runs or waits for its
 * next attempt, which keeps one core busy, and once a second while there is none, which delays the first task of a job.
 */

import { loadFirebaseTools } from './loadFirebaseTools.ts';

/** Milliseconds between two polls. */
const PACE_MS = 20;

/** The internals that this file depends on (lib/emulator/tasksEmulator.js), in milliseconds. */
interface TaskQueueController {
  /** Pause between polls while a task is running or waiting. */
  UPDATE_TIMEOUT?: number;
  /** Pause between polls while there is none. */
  LISTEN_TIMEOUT?: number;
}

/** Changes the Tasks emulator of the firebase-tools in that folder, for this process. */
export function paceTaskQueues(firebaseToolsFolder: string): void {
  const { TaskQueueController: controller } = loadFirebaseTools<{
    TaskQueueController?: TaskQueueController;
  }>(firebaseToolsFolder, 'tasksEmulator.js');
  if (controller?.UPDATE_TIMEOUT === undefined || controller.LISTEN_TIMEOUT === undefined) {
    throw new Error('Tasks: this version of firebase-tools has no pace that could be set');
  }
  Object.assign(controller, { UPDATE_TIMEOUT: PACE_MS, LISTEN_TIMEOUT: PACE_MS });
}

import { applicationDefault } from 'firebase-admin/app';
import * as z from 'zod';
import { REGION } from '../data/region.ts';
import { requireEnv } from '../requireEnv.ts';

/** One queue represents all: queues are paused or deleted only by hand, and Cloud Tasks serves all of them. */
const QUEUE = 'tenant-audit-seal';
/** The health check gives up sooner; then the request ends soon after. */
const TIMEOUT_MS = 3_000;

const queueSchema = z.object({ state: z.string() });

/** Reads the emulator's statistics, which list the existing queues: it has no endpoint for a single queue. */
async function probeEmulator(host: string): Promise<void> {
  const response = await fetch(`http://${host}/queueStats`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Cloud Tasks answers ${response.status}`);
  if (!JSON.stringify(await response.json()).includes(QUEUE)) throw new Error('The queue is missing');
}

/**
 * Checks with Cloud Tasks that the queue of the daily seal is running.
 * @throws Error when it is paused or missing, or when Cloud Tasks doesn't answer
 */
export async function probeTaskQueue(getToken = () => applicationDefault().getAccessToken()): Promise<void> {
  const { CLOUD_TASKS_EMULATOR_HOST: emulator } = process.env;
  if (emulator) return probeEmulator(emulator);
  const { access_token } = await getToken();
  const queue = `projects/${requireEnv('GCLOUD_PROJECT')}/locations/${REGION}/queues/${QUEUE}`;
  const response = await fetch(`https://cloudtasks.googleapis.com/v2/${queue}`, {
    headers: { authorization: `Bearer ${access_token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Cloud Tasks answers ${response.status}`);
  const { state } = queueSchema.parse(await response.json());
  if (state !== 'RUNNING') throw new Error(`The queue is ${state}`);
}

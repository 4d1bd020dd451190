import type { SystemStatus } from '@brokerage/domain/system/systemStatus';
import { applicationDefault } from 'firebase-admin/app';
import * as z from 'zod';
import { describeError, logger } from '../logging/logger.ts';
import { requireEnv } from '../requireEnv.ts';

const TIMEOUT_MS = 5_000;

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.locations.backups */
const backupsSchema = z.object({
  backups: z
    .array(z.object({ database: z.string(), snapshotTime: z.iso.datetime(), state: z.string() }))
    .default([]),
});

interface Sources {
  isEmulator?: boolean;
  getToken?: () => Promise<{ access_token: string }>;
  fetchFn?: typeof fetch;
}

/**
 * Returns when the database was last backed up, according to Google Cloud. Needs permission to list backups
 * (`roles/datastore.backupsViewer`), not to read them. Emulators have no backups.
 */
export async function findLastBackup({
  isEmulator = process.env.FUNCTIONS_EMULATOR === 'true',
  getToken = () => applicationDefault().getAccessToken(),
  fetchFn = fetch,
}: Sources = {}): Promise<SystemStatus['backup']> {
  if (isEmulator) return { state: 'none', at: null };
  try {
    const { access_token } = await getToken();
    const project = requireEnv('GCLOUD_PROJECT');
    const response = await fetchFn(
      `https://firestore.googleapis.com/v1/projects/${project}/locations/-/backups`,
      {
        headers: { authorization: `Bearer ${access_token}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (!response.ok) throw new Error(`Firestore answers ${response.status}`);
    const { backups } = backupsSchema.parse(await response.json());
    // A restore leaves a second database in the project, whose backups don't help the one in use.
    const times = backups
      .filter(({ database, state }) => database.endsWith('/databases/(default)') && state === 'READY')
      .map(({ snapshotTime }) => snapshotTime);
    const last = times.toSorted().at(-1);
    return last === undefined ? { state: 'none', at: null } : { state: 'recorded', at: last };
  } catch (error) {
    logger.warn('backups not listed', { error: describeError(error) });
    return { state: 'unknown', at: null };
  }
}

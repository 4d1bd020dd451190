import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import type { FlyerFormat } from '@brokerage/domain/flyer/compose/flyerFormats';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { UserFacingError } from '../../../lib/errors/UserFacingError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { followPdfJob } from './followPdfJob.ts';

/** Maximum calls for one file; each retry follows a call that crashed. */
const MAX_CALLS = 3;

interface Wanted {
  flyer: Pick<Flyer, 'id' | 'tenant_id'>;
  /** Revision of an earlier edition, for administrators. */
  revision?: number | undefined;
  format?: FlyerFormat | undefined;
}

/** @throws Error when it could not be made */
async function render(firestore: Firestore, { flyer, revision, format }: Wanted): Promise<string> {
  for (let call = 1; call <= MAX_CALLS; call += 1) {
    const rendered = await callFunction('render-pdf', {
      instanceId: flyer.id,
      ...(revision !== undefined && { revision }),
      ...(format !== undefined && { format }),
    });
    if (rendered.status === 'done') return rendered.url;
    const url = await followPdfJob(firestore, { tenantId: flyer.tenant_id, jobId: rendered.jobId });
    if (url !== undefined) return revision === undefined ? url : `${url}&revision=${revision}`;
  }
  throw new UserFacingError(flyerErrors['pdf-failed'].sentence);
}

/**
 * Renders an approved flyer's file and downloads it with the user's sign-in. Returns its object URL.
 * @throws Error if it couldn't be rendered or read
 */
export async function loadFlyerFile(firestore: Firestore, user: User, wanted: Wanted): Promise<string> {
  const url = await render(firestore, wanted);
  const response = await fetch(url, { headers: { Authorization: `Bearer ${await user.getIdToken()}` } });
  if (!response.ok) throw new Error(`The file could not be read: ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

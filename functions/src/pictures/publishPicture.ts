import type { CallableRequest } from '@brokerage/domain/callables';
import { ERROR_SENTENCES, REFUSALS } from '@brokerage/domain/errors/errors';
import { paths } from '@brokerage/domain/paths';
import { HttpsError } from 'firebase-functions/v2/https';
import { isUploadPath } from '../flyers/pictures/pictureAddress.ts';
import { defineMemberCallable, type Staff } from '../http/defineMemberCallable.ts';
import { heavyCallable } from '../http/heavyCallable.ts';
import { countPictures } from './countPictures.ts';
import { UnusablePicture } from './encodeUpload.ts';
import { publishUpload, uploadMetadata } from './publishUpload.ts';

/**
 * @throws HttpsError permission-denied unless the caller has uploaded it
 * @throws UnusablePicture when there is no such file
 */
async function assertOwnUpload(path: string, { uid, member: { tenant_id } }: Staff): Promise<void> {
  const denied = new HttpsError('permission-denied', ERROR_SENTENCES['permission-denied']);
  if (!isUploadPath(path, tenant_id)) throw denied;
  const own = [`${paths.userUploads(tenant_id, uid)}/`, `${paths.headshots(tenant_id)}/${uid}-`];
  if (own.some((prefix) => path.startsWith(prefix))) return;
  // A realtor's picture does not tell by its name whose it is.
  const isRealtor = path.startsWith(`${paths.realtorPhotos(tenant_id)}/`);
  if (!isRealtor || (await uploadMetadata(path)).owner_user_id !== uid) throw denied;
}

async function publish({ path }: CallableRequest<'publish-picture'>, staff: Staff) {
  try {
    await assertOwnUpload(path, staff);
    await countPictures(staff.uid, 1, new Date());
    await publishUpload(path);
    return {};
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error;
    const isGone = error.message === REFUSALS.noSuchPicture;
    throw new HttpsError(isGone ? 'not-found' : 'invalid-argument', error.message);
  }
}

/** publish-picture: makes an upload of the caller's own readable for everybody, as a copy made by the server. */
export const publishPicture = defineMemberCallable(
  'publish-picture',
  'portal:enter',
  (input, staff) => publish(input, staff),
  heavyCallable,
);

import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { paths } from '@brokerage/domain/paths';
import { defineMemberCallable, type MemberSession } from '../http/defineMemberCallable.ts';
import { pictureCallableOptions } from '../http/pictureCallableOptions.ts';
import { isOwnHeadshot } from '../profile/toOwnHeadshot.ts';
import { countPictures } from './countPictures.ts';
import { pictureCandidate, toPictureCandidate } from './pictureCandidate.ts';
import { publishUpload, uploadMetadata } from './publishUpload.ts';
import { isUploadPath } from './uploadedPath.ts';

/**
 * Asserts that the caller has uploaded the picture.
 * @throws DomainError permission-denied; picture-not-found when there is no such file
 */
async function assertOwnUpload(path: string, { uid, member }: MemberSession): Promise<void> {
  const { tenant_id } = member;
  if (!isUploadPath(path, tenant_id)) throw new DomainError('permission-denied');
  if (path.startsWith(`${paths.userUploads(tenant_id, uid)}/`) || isOwnHeadshot(path, member)) return;
  // The name of a realtor's picture doesn't say who uploaded it.
  const isRealtor = path.startsWith(`${paths.realtorPhotos(tenant_id)}/`);
  if (!isRealtor || (await uploadMetadata(path)).owner_user_id !== uid)
    throw new DomainError('permission-denied');
}

async function publish({ path }: ParsedInput<'publish-picture'>, session: MemberSession, now: Date) {
  await assertOwnUpload(path, session);
  await countPictures(session.uid, 1, now);
  // Comes first, so that an upload is removed if nothing is ever saved with it.
  await pictureCandidate(session.member.tenant_id, path).set(toPictureCandidate(path, now));
  await publishUpload(path);
  return {};
}

/** publish-picture: replaces the caller's upload with a copy made by the server, which is public. */
export const publishPicture = defineMemberCallable(
  'publish-picture',
  'portal:enter',
  publish,
  pictureCallableOptions,
);

import { invalidField } from '@brokerage/domain/errors/DomainError';
import { pictureErrors } from '@brokerage/domain/errors/pictureErrors';
import { paths } from '@brokerage/domain/paths';
import type { MemberSession } from '../http/defineMemberCallable.ts';
import { isPublished, uploadMetadata } from '../pictures/publishUpload.ts';
import { toAddress, uploadedPath } from '../pictures/uploadedPath.ts';
import { loadTenant } from './loadTenant.ts';

/** Returns the error for an unacceptable mark, at its field. */
const logoError = (message: string) => invalidField('mark_url', message);

/**
 * Returns a mark's address for storage: that of a published upload of the caller's own, without its download token, or the company's
 * present one. '' stays ''.
 * @throws DomainError invalid-argument for any other address
 */
export async function requireOwnLogo(
  address: string,
  { uid, member: { tenant_id } }: Pick<MemberSession, 'uid' | 'member'>,
): Promise<string> {
  if (address === '') return '';
  const path = uploadedPath(address, tenant_id);
  if (path === undefined) throw logoError('Please upload your logo here.');
  const trusted = toAddress(path);
  if ((await loadTenant(tenant_id)).mark_url === trusted) return trusted;
  if (!path.startsWith(`${paths.userUploads(tenant_id, uid)}/`))
    throw logoError('Please upload your logo here.');
  const metadata = await uploadMetadata(path);
  if (!isPublished(metadata)) throw logoError(pictureErrors['picture-not-found'].sentence);
  return trusted;
}

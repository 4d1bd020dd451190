import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { audit } from '../audit/audit.ts';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { loadLicense } from './loadLicense.ts';
import { toLicenseFields } from './toLicenseFields.ts';

function remove(
  { id, revision }: ParsedInput<'remove-license'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const { license, head } = await loadLicense(transaction, tenantId, id);
    if (!license) {
      // Already removed, by an earlier try of this call or by someone else.
      if (head) return;
      throw new DomainError('license-not-found');
    }
    if (license.revision !== revision) throw new DomainError('license-changed');
    transaction.delete(db.licenses(tenantId).doc(id));
    audit(transaction, {
      actor,
      action: 'license_removed',
      entity: { type: 'license', id, head },
      before: toLicenseFields(license),
      after: null,
      at: now,
    });
    requestSiteBuild(transaction, tenantId);
  });
}

/** remove-license: takes a license off the records, such as one that was entered by mistake. Its history stays in the audit log. */
export const removeLicense = defineMemberCallable(
  'remove-license',
  'licenses:manage',
  async (input, session, now) => {
    await remove(input, session, now);
    return {};
  },
);

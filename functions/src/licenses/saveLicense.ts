import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import { type License, MAX_LICENSES, MAX_LICENSES_OF_HOLDER } from '@brokerage/domain/license/license';
import type { LicenseFields } from '@brokerage/domain/license/licenseCallables';
import { isHeldBy } from '@brokerage/domain/license/licenseHolder';
import { SCHEMA_VERSIONS } from '@brokerage/domain/schemaVersion';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { diffFields } from '../audit/diffFields.ts';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { findHolderName } from './findHolderName.ts';
import { loadLicense } from './loadLicense.ts';
import { toLicenseFields } from './toLicenseFields.ts';

type Input = ParsedInput<'save-license'>;

/**
 * Asserts that the holder is the tenant's and that this license is not recorded twice.
 * @throws DomainError invalid-argument at the field; license-limit
 */
async function assertFits(
  transaction: Transaction,
  tenantId: string,
  { id, revision, ...fields }: Input,
): Promise<void> {
  const [name, sameId] = await Promise.all([
    findHolderName(transaction, tenantId, fields),
    transaction.get(
      db
        .licenses(tenantId)
        .where('holder_id', '==', fields.holder_id)
        .limit(MAX_LICENSES_OF_HOLDER + 1),
    ),
  ]);
  if (name === undefined)
    throw invalidField<LicenseFields>('holder_id', 'Choose a license holder at your company');
  const held = sameId.docs.map((one) => one.data()).filter((one) => isHeldBy(one, fields));
  const isSame = ({ id: otherId, state, kind, number }: License) =>
    otherId !== id && state === fields.state && kind === fields.kind && number === fields.number;
  if (held.some(isSame)) throw invalidField<LicenseFields>('number', 'This license is already recorded');
  if (revision === 0 && sameId.size >= MAX_LICENSES_OF_HOLDER) throw new DomainError('license-limit');
}

function save(input: Input, session: MemberSession, now: Date): Promise<void> {
  const { id, revision, ...fields } = input;
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const { license, head } = await loadLicense(transaction, tenantId, id);
    // It has an audit head, so it existed and was removed.
    if (!license && (revision > 0 || head)) throw new DomainError('license-not-found');
    const change = license && diffFields(toLicenseFields(license), fields);
    // A retry, or someone else saved the same.
    if (license && !change) return;
    if (license && license.revision !== revision) throw new DomainError('license-changed');
    if (license && !isHeldBy(license, fields))
      throw invalidField<LicenseFields>('holder_id', 'The holder can’t be changed');
    await assertFits(transaction, tenantId, input);
    if (!license) {
      const { count } = (await transaction.get(db.licenses(tenantId).count())).data();
      if (count >= MAX_LICENSES) throw new DomainError('license-limit');
    }
    const isRenewed = license?.expires_on !== fields.expires_on;
    transaction.set(db.licenses(tenantId).doc(id), {
      id,
      ...fields,
      noticed_days: isRenewed ? null : license.noticed_days,
      revision: revision + 1,
      schema_version: SCHEMA_VERSIONS.license,
    });
    audit(transaction, {
      actor,
      action: license ? 'license_changed' : 'license_added',
      entity: { type: 'license', id, head },
      before: change?.before ?? null,
      after: change?.after ?? fields,
      at: now,
    });
    requestSiteBuild(transaction, tenantId);
  });
}

/** save-license: adds or changes a license of the company, a branch or an officer. A retry with the same id adds no second one. */
export const saveLicense = defineMemberCallable(
  'save-license',
  'licenses:manage',
  async (input, session, now) => {
    await save(input, session, now);
    return {};
  },
);

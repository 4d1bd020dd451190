import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { ConsentTexts } from '@brokerage/domain/preapproval/consent/consent';
import {
  nextConsentVersion,
  type PresentConsent,
  presentConsent,
  toConsentTexts,
} from '@brokerage/domain/preapproval/consent/consentVersion';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { Transaction } from 'firebase-admin/firestore';
import { type AuditActor, audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';

interface ConsentPublication {
  actor: AuditActor;
  /** As stored. */
  tenant: Tenant;
  /** The company's audit head. */
  head: AuditHead | null;
  companyName: string;
  wording: ConsentTexts;
  at: Date;
}

/**
 * Publishes what applicants agree to from now on, with its audit record, in the transaction that changes it. Versions are created, never
 * overwritten, so what somebody has agreed to stays unchanged.
 */
export function writeConsentVersion(
  transaction: Transaction,
  { actor, tenant, head, companyName, wording, at }: ConsentPublication,
): PresentConsent {
  const before = presentConsent(tenant);
  const version = nextConsentVersion(before.version, dayInZone(at, tenant.office_schedule.time_zone));
  const consent = { version, wording, texts: toConsentTexts(wording, companyName) };
  const versions = db.consentVersions(tenant.id);
  // The default version is only stored once another version replaces it.
  if (!tenant.consent) {
    transaction.create(versions.doc(before.version), {
      ...before,
      published_at: null,
      published_by_user_id: null,
      published_by_name: '',
    });
  }
  transaction.create(versions.doc(version), {
    ...consent,
    published_at: at,
    published_by_user_id: actor.user_id,
    published_by_name: actor.name,
  });
  transaction.update(db.tenant(tenant.id), { consent });
  audit(transaction, {
    actor,
    action: 'consent_published',
    entity: { type: 'company', id: tenant.id, head },
    before: { consent_version: before.version, ...before.texts },
    after: { consent_version: version, ...consent.texts },
    at,
  });
  return consent;
}

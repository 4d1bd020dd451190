import type { Tenant } from '@brokerage/domain/company/tenant';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { License } from '@brokerage/domain/license/license';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import type { ExpiringCounter } from '../data/expiringCounter.ts';
import { getAllTyped } from '../data/getAllTyped.ts';
import { loadHolderLicenses } from '../licenses/loadHolderLicenses.ts';
import { type LinkLookup, resolveLink } from '../links/page/lookUpLink.ts';
import { findLeadRecipient } from '../profile/findLeadRecipient.ts';

interface ContextRequest {
  tenantId: string;
  id: string;
  officerId: string | null;
  /** Short code of the link that brought the applicant. */
  code: string | undefined;
  network: ExpiringCounter;
  now: Date;
}

/** What decides whether an application is stored, and what is stored with it. */
export interface ApplicationContext {
  tenant: Tenant;
  /** The record of the same application, if it is already stored. */
  earlier: Submission | undefined;
  officerId: string | null;
  /** The chosen officer; undefined if none was chosen, or they aren't in the directory. */
  officer: OfficerRecord | undefined;
  licenses: readonly License[];
  leadRecipient: Awaited<ReturnType<typeof findLeadRecipient>>;
  /** The link that brought the applicant; undefined if it isn't the company's. */
  link: SharedLink | undefined;
  /** The link's target. */
  lookup: LinkLookup | undefined;
  /** Earlier submissions from the address. */
  counted: DocumentSnapshot;
}

async function loadLink(transaction: Transaction, { tenantId, code, now }: ContextRequest) {
  if (code === undefined) return undefined;
  const link = (await transaction.get(db.sharedLinks(tenantId).doc(code))).data();
  return link && { link, lookup: await resolveLink(transaction, link, now) };
}

/** Loads everything that is needed to store an application. */
export async function loadApplicationContext(
  transaction: Transaction,
  request: ContextRequest,
): Promise<ApplicationContext> {
  const { tenantId, id, officerId, network } = request;
  const [[stored, counted], chosen, licenses, tenant, leadRecipient, shared] = await Promise.all([
    getAllTyped(transaction, db.submission(tenantId, id), db.rateLimit(network.id)),
    officerId === null ? undefined : transaction.get(db.officers(tenantId).doc(officerId)),
    officerId === null ? [] : loadHolderLicenses(transaction, tenantId, [officerId]),
    // Its wording and rules decide whether the application is stored.
    loadTenant(tenantId, transaction),
    // Nothing depends on it, so the transaction doesn't have to lock it.
    officerId === null ? undefined : findLeadRecipient(tenantId, officerId),
    loadLink(transaction, request),
  ]);
  return {
    tenant,
    earlier: stored.data(),
    officerId,
    officer: chosen?.data(),
    licenses,
    leadRecipient,
    link: shared?.link,
    lookup: shared?.lookup,
    counted,
  };
}

import { elsewhereMessage } from '@brokerage/domain/company/elsewhereMessage';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Officer } from '@brokerage/domain/directory/officer';
import { stateInAddress } from '@brokerage/domain/directory/stateInAddress';
import { US_STATES } from '@brokerage/domain/directory/usStates';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import { isOfficerLicensed } from '@brokerage/domain/license/isOfficerLicensed';
import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import { companyDay } from '@brokerage/domain/schedule/companyDay';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { loadCompanyTimeZone } from '../company/loadCachedTenant.ts';
import { db } from '../data/db.ts';
import { getTogether } from '../data/getTogether.ts';
import type { RateWindow } from '../http/rateLimit.ts';
import { loadHolderLicenses } from '../licenses/loadHolderLicenses.ts';

/** What decides whether an application may be stored. */
interface SubmissionCheck {
  tenantId: string;
  id: string;
  officerId: string | null;
  /** As the applicant typed it; null: not known yet. */
  propertyLocation: string | null;
  rateWindow: RateWindow;
  now: Date;
}

/** An application that is stored already, or the chosen officer and what the address sent before. */
type CheckedSubmission =
  | { earlier: Submission }
  | { earlier?: undefined; officer: Officer | undefined; rateCounter: DocumentSnapshot };

/**
 * Returns the earlier record of an application that is stored already; otherwise the chosen officer and the counter of the address.
 * @throws DomainError invalid-argument when the officer is not in the directory, or not licensed where the property is.
 */
export async function checkApplication(
  transaction: Transaction,
  { tenantId, id, officerId, propertyLocation, rateWindow, now }: SubmissionCheck,
): Promise<CheckedSubmission> {
  const [[stored, rateCounter], chosen, licenses] = await Promise.all([
    getTogether(transaction, db.submission(tenantId, id), db.rateLimit(rateWindow.id)),
    officerId === null ? undefined : transaction.get(db.officers(tenantId).doc(officerId)),
    officerId === null ? [] : loadHolderLicenses(transaction, tenantId, [officerId]),
  ]);
  const earlier = stored.data();
  if (earlier) return { earlier };
  const officer = chosen?.data();
  if (chosen && !officer?.listed) {
    throw invalidField(
      'lo_assigned_id',
      'This loan officer is no longer available. Please choose another one.',
    );
  }
  const state = propertyLocation === null ? undefined : stateInAddress(propertyLocation);
  const today = companyDay(now, await loadCompanyTimeZone(tenantId, now));
  if (officer && !isOfficerLicensed(licenses, officer.id, state, today)) {
    throw invalidField(
      'lo_assigned_id',
      'This loan officer isn’t licensed in that state. Please choose another one.',
    );
  }
  return { officer, rateCounter };
}

/**
 * Asserts that the company takes the application.
 * @throws DomainError applications-paused; invalid-argument when the property is in none of its states.
 */
export function assertAccepted(
  { apply_rules }: Tenant,
  { property_location }: { property_location?: string | undefined },
): void {
  if (apply_rules.is_paused) throw new DomainError('applications-paused');
  const state = property_location === undefined ? undefined : stateInAddress(property_location);
  if (apply_rules.states.length === 0 || state === undefined || apply_rules.states.includes(state)) return;
  const message = elsewhereMessage(apply_rules.states.map((code) => US_STATES[code] ?? code));
  throw invalidField('property_location', message);
}

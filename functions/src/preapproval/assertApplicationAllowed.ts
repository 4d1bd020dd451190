import type { ParsedInput } from '@brokerage/domain/callables';
import { elsewhereMessage } from '@brokerage/domain/company/elsewhereMessage';
import { toPublicApplyRules } from '@brokerage/domain/company/publicCompany';
import type { Tenant } from '@brokerage/domain/company/tenant';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import { isOfficerLicensed } from '@brokerage/domain/license/isOfficerLicensed';
import { CONSENT_OUTDATED, CONSENT_PAGE_OUTDATED } from '@brokerage/domain/preapproval/consent/consent';
import { presentConsent } from '@brokerage/domain/preapproval/consent/consentVersion';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { ApplicationContext } from './loadApplicationContext.ts';

/**
 * Asserts that the chosen officer may take an application about a property in a state. Undefined means the state isn't known yet.
 * @throws DomainError invalid-argument when the officer is not in the directory, or not licensed there
 */
export function assertOfficerAvailable(
  { officerId, officer, licenses, tenant }: ApplicationContext,
  state: string | undefined,
  now: Date,
): void {
  if (officerId === null) return;
  if (!officer?.listed) {
    throw invalidField(
      'lo_assigned_id',
      'This loan officer is no longer available. Please choose another one.',
    );
  }
  const today = dayInZone(now, tenant.office_schedule.time_zone);
  if (!isOfficerLicensed(licenses, officerId, state, today)) {
    throw invalidField(
      'lo_assigned_id',
      'This loan officer isn’t licensed in that state. Please choose another one.',
    );
  }
}

/**
 * Asserts that the company takes an application about a property in a state. Undefined means the state isn't known yet.
 * @throws DomainError applications-paused; invalid-argument when the company doesn't take applications in that state
 */
export function assertAccepted(tenant: Tenant, state: string | undefined): void {
  const { isPaused, states } = toPublicApplyRules(tenant);
  if (isPaused) throw new DomainError('applications-paused');
  const message = elsewhereMessage(states, state);
  if (message !== undefined) throw invalidField('property_location', message);
}

/**
 * Asserts that the applicant has read the current wording of the consents, because the receipt has to show what they read.
 * @throws DomainError invalid-argument
 */
export function assertConsentCurrent(
  tenant: Tenant,
  input: Pick<ParsedInput<'submit-preapproval'>, 'consent_version' | 'consent_company'>,
): void {
  const company = input.consent_company ?? tenant.company_name;
  if (input.consent_version === presentConsent(tenant).version && company === tenant.company_name) return;
  const message = input.consent_company === undefined ? CONSENT_OUTDATED : CONSENT_PAGE_OUTDATED;
  throw invalidField('consent_tcpa', message);
}

import { CONSENT_NAMES, type ConsentName } from '@brokerage/domain/preapproval/consent/consent';
import { currentCompany, firstCompany } from '../../../lib/company/companyStore.ts';
import type { FormValues, ShownConsent } from './formValues.ts';

/** Returns the consent wording shown when the boxes were checked. Boxes checked before hydration were shown with the page's wording. */
export const agreedConsent = ({ agreed_consent }: FormValues): ShownConsent =>
  agreed_consent ?? firstCompany().consent;

const tickedConsents = (values: FormValues): ConsentName[] =>
  CONSENT_NAMES.filter((name) => values[name] === true);

/**
 * Returns the consent version shown when the boxes were checked, or the current one if none is checked. All checked boxes have the same
 * version: checking a box with another version unchecks the others (`outdatedConsents`).
 */
export function agreedVersion(values: FormValues): string {
  const isTicked = tickedConsents(values).length > 0;
  return (isTicked ? agreedConsent(values) : currentCompany().consent).version;
}

/** Returns the boxes that were checked with a different wording. */
export const outdatedConsents = (values: FormValues, { version }: ShownConsent): ConsentName[] =>
  agreedConsent(values).version === version ? [] : tickedConsents(values);

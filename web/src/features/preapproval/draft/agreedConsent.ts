import { CONSENT_NAMES, type ConsentName } from '@brokerage/domain/preapproval/consent/consent';
import { currentCompany, firstCompany } from '../../../lib/company/companyStore.ts';
import type { FormValues, ShownConsent } from './formValues.ts';

/**
 * Returns the consent wording shown next to the boxes when they were ticked. Boxes ticked before the scripts loaded had the static page's
 * wording.
 */
export const agreedConsent = ({ agreed_consent }: FormValues): ShownConsent =>
  agreed_consent ?? firstCompany().consent;

const tickedConsents = (values: FormValues): ConsentName[] =>
  CONSENT_NAMES.filter((name) => values[name] === true);

/**
 * Returns the consent version shown when the boxes were ticked, or the current one if none is ticked. All ticked boxes have the same
 * version: ticking one under a new version unticks the others (`outdatedConsents`).
 */
export function agreedVersion(values: FormValues): string {
  const isTicked = tickedConsents(values).length > 0;
  return (isTicked ? agreedConsent(values) : currentCompany().consent).version;
}

/** Returns the boxes that were ticked under another version. */
export const outdatedConsents = (values: FormValues, { version }: ShownConsent): ConsentName[] =>
  agreedConsent(values).version === version ? [] : tickedConsents(values);

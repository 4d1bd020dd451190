import { CONSENT_NAMES, type ConsentName } from '@brokerage/domain/preapproval/consent/consent';
import { currentCompany, firstCompany } from '../../../lib/company/companyStore.ts';
import type { FormValues, ShownConsent } from './formValues.ts';

/** Returns what stood beside the ticked boxes. What was ticked before the scripts came had the page's words beside it. */
export const agreedConsent = ({ agreed_consent }: FormValues): ShownConsent =>
  agreed_consent ?? firstCompany().consent;

const tickedConsents = (values: FormValues): ConsentName[] =>
  CONSENT_NAMES.filter((name) => values[name] === true);

/**
 * Returns the version that the ticked boxes had beside them; where none is ticked, the present one. They all have the same: a box that
 * is ticked beside another version takes the ticks of the others away (`outdatedConsents`).
 */
export function agreedVersion(values: FormValues): string {
  const isTicked = tickedConsents(values).length > 0;
  return (isTicked ? agreedConsent(values) : currentCompany().consent).version;
}

/** Returns the boxes that are ticked beside other words than these. */
export const outdatedConsents = (values: FormValues, { version }: ShownConsent): ConsentName[] =>
  agreedConsent(values).version === version ? [] : tickedConsents(values);

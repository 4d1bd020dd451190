import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { CONSENT_NAMES, type ConsentName } from '@brokerage/domain/preapproval/consent/consent';
import { currentCompany, firstCompany } from '../../../lib/company/companyStore.ts';
import type { FormValues } from './formValues.ts';

/** What stood beside the consent boxes, and its version. */
type ShownConsent = PublicCompany['consent'];

const agreed = new Map<ConsentName, ShownConsent>();

/** Remembers what stood beside a box when it was ticked. */
export function agreeTo(name: ConsentName, shown: ShownConsent): void {
  agreed.set(name, shown);
}

/** Returns what stood beside a ticked box. What was ticked before the scripts came had the page's words beside it. */
export const agreedConsent = (name: ConsentName): ShownConsent => agreed.get(name) ?? firstCompany().consent;

/**
 * Returns the version that the ticked boxes had beside them; where none is ticked, the present one. They all have the same: a box that
 * is ticked beside another version takes the ticks of the others away (`outdatedConsents`).
 */
export function agreedVersion(values: FormValues): string {
  const ticked = CONSENT_NAMES.find((name) => values[name] === true);
  return (ticked === undefined ? currentCompany().consent : agreedConsent(ticked)).version;
}

/** Returns the boxes that are ticked beside other words than these. */
export const outdatedConsents = (values: FormValues, { version }: ShownConsent): ConsentName[] =>
  CONSENT_NAMES.filter((name) => values[name] === true && agreedConsent(name).version !== version);

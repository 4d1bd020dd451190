import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { firstCompany } from '../../../lib/company/companyStore.ts';

/** What stood beside the consent boxes, and its version. */
type ShownConsent = PublicCompany['consent'];

let agreed: ShownConsent | undefined;

/** Remembers what stood beside the boxes when one was ticked. */
export function agreeTo(shown: ShownConsent): void {
  agreed = shown;
}

/** Returns what was agreed to. What was ticked before the scripts came had the page's words beside it. */
export const agreedConsent = (): ShownConsent => agreed ?? firstCompany().consent;

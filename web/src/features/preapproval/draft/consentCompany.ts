import { firstCompany } from '../../../lib/company/companyStore.ts';

let agreed: string | undefined;

/** Remembers the company's name that stood beside the boxes when one was ticked. */
export function agreeAs(companyName: string): void {
  agreed = companyName;
}

/** Returns the company's name in the texts that were agreed to. What was ticked before the scripts came had the page's. */
export const agreedCompany = (): string => agreed ?? firstCompany().name;

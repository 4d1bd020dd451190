import type { PublicCompany } from '@brokerage/domain/company/publicCompany';

/** Returns the title of /pre-approval before a step is known; each step's title ends with it. */
export const pageTitle = ({ name }: PublicCompany): string => `Smart Pre-Qualification | ${name}`;

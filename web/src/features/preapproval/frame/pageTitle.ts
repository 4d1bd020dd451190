import type { PublicCompany } from '@brokerage/domain/company/publicCompany';

/** Returns the title of /pre-approval before a step is known, and the suffix of each step's title. */
export const pageTitle = ({ name }: PublicCompany): string => `Smart Pre-Qualification | ${name}`;

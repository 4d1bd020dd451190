import type { PublicCompany } from '@brokerage/domain/company/publicCompany';

/** Returns the title of /pre-approval while no step is known, and the end of each step's. */
export const pageTitle = ({ name }: PublicCompany): string => `Smart Pre-Qualification | ${name}`;

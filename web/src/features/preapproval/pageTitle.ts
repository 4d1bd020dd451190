import { company } from '@brokerage/domain/company/company';

/** The title of /pre-approval while no step is known, and the end of each step's. */
export const PAGE_TITLE = `Smart Pre-Qualification | ${company.name}`;

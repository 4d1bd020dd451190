import type { PublicCompany } from '@brokerage/domain/company/publicCompany';

const list = new Intl.ListFormat('en-US');

/** ` in New Jersey and California`; blank for a company that names no states. */
export const inStates = ({ states }: PublicCompany): string =>
  states.length > 0 ? ` in ${list.format(states)}` : '';

/** ` since 1992`; blank for a company that doesn't say. */
export const sinceYear = ({ since }: PublicCompany): string => (since === null ? '' : ` since ${since}`);

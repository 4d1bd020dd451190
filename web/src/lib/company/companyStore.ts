import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { COMPANY_ELEMENT, readPageData } from '../../hydration/pageData.ts';
import { isSameAnswer } from '../isSameAnswer.ts';

// Embedded in every page; prerendering and tests provide it first.
let first = readPageData(COMPANY_ELEMENT) as PublicCompany;
let current = first;
// The website's, which a member's own hides until they sign out.
let website = first;
let isMembers = false;
const listeners = new Set<() => void>();

/** Returns the company as this page knows it now. Components use `useCompany`, which renders them again when it changes. */
export const currentCompany = (): PublicCompany => current;

/** Returns the company of the first rendering, on which the prerenderer and the browser have to agree. */
export const firstCompany = (): PublicCompany => first;

/** Returns whether an answer says all that pages show of a company; one that was kept from an older version doesn't. */
export const isWholeCompany = (company: Partial<PublicCompany>): company is PublicCompany =>
  Object.keys(first).every((field) => field in company);

/** Updates the company to its current data. */
export function changeCompany(company: PublicCompany): void {
  if (!isMembers) website = company;
  // Usually nothing has changed; skip the render.
  if (isSameAnswer(current, company)) return;
  // The theme is made from the colors, so it is kept while they are the same.
  current = isSameAnswer(current.colors, company.colors) ? { ...company, colors: current.colors } : company;
  for (const listener of listeners) listener();
}

/** Returns whether the company is that of the member who is signed in, not the website's. */
export const isMembersCompany = (): boolean => isMembers;

/** Makes the company that of the member who is signed in. */
export function showMembersCompany(company: PublicCompany): void {
  isMembers = true;
  changeCompany(company);
}

/** Makes the company the website's again, as it was last known. */
export function showWebsiteCompany(): void {
  isMembers = false;
  changeCompany(website);
}

/** Sets the company that pages are made with, for the prerenderer and tests. */
export function provideCompany(company: PublicCompany): void {
  first = company;
  current = company;
  website = company;
}

/** Subscribes to changes, for useSyncExternalStore. */
export function onCompanyChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

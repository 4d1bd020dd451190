import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { COMPANY_ELEMENT, readPageData } from '../../hydration/pageData.ts';
import { isSameResponse } from '../isSameResponse.ts';

// Embedded in every page; prerendering and tests provide it first.
let first = readPageData(COMPANY_ELEMENT) as PublicCompany;
let current = first;
// The website's, which a member's own hides until they sign out.
let website = first;
let isMembers = false;
const listeners = new Set<() => void>();

/** Returns the latest known company. Components use `useCompany`, which re-renders on changes. */
export const currentCompany = (): PublicCompany => current;

/** Returns the company for the first render, which must be the same in the prerenderer and the browser. */
export const firstCompany = (): PublicCompany => first;

/** Returns whether a response has all company fields that pages show; a cached response from an older version may not. */
export const isWholeCompany = (company: Partial<PublicCompany>): company is PublicCompany =>
  Object.keys(first).every((field) => field in company);

/** Updates the company to its current data. */
export function changeCompany(company: PublicCompany): void {
  if (!isMembers) website = company;
  // Usually nothing has changed; skip the render.
  if (isSameResponse(current, company)) return;
  // The theme is built from the colors, so keep their identity while they're unchanged.
  current = isSameResponse(current.colors, company.colors) ? { ...company, colors: current.colors } : company;
  for (const listener of listeners) listener();
}

/** Returns whether the current company is the signed-in member's instead of the website's. */
export const isMembersCompany = (): boolean => isMembers;

/** Switches to the signed-in member's company. */
export function showMembersCompany(company: PublicCompany): void {
  isMembers = true;
  changeCompany(company);
}

/** Switches back to the website's company, as last known. */
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

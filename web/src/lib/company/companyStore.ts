import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { COMPANY_ELEMENT, readPageData } from '../../hydration/pageData.ts';

// Every page carries it, and whoever renders without a page provides it first.
let first = readPageData(COMPANY_ELEMENT) as PublicCompany;
let current = first;
const listeners = new Set<() => void>();

/** Returns the company as this page knows it now. Components take `useCompany`, which draws them anew. */
export const currentCompany = (): PublicCompany => current;

/** What the first rendering shows: the prerenderer and the browser have to agree on it. */
export const firstCompany = (): PublicCompany => first;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Takes what the company is by now. */
export function changeCompany(company: PublicCompany): void {
  // Mostly it is what the page has: then nothing is drawn anew.
  if (isSame(current, company)) return;
  // The theme is made of the colors, so it stays while they do.
  current = isSame(current.colors, company.colors) ? { ...company, colors: current.colors } : company;
  for (const tell of listeners) tell();
}

/** For the prerenderer and tests: the company that pages are made with. */
export function provideCompany(company: PublicCompany): void {
  first = company;
  current = company;
}

/** For useSyncExternalStore. */
export function onCompanyChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { DIRECTORY_ELEMENT } from '../../hydration/pageData.ts';
import { changeCompany, currentCompany } from './companyStore.ts';

const IDLE_TIMEOUT_MS = 5000;
const IDLE_DELAY_MS = 2000;

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
    : setTimeout(work, IDLE_DELAY_MS);

/**
 * Takes what the company is by now.
 * @throws Error without an answer
 */
export async function askForCompany(): Promise<void> {
  const before = currentCompany();
  const response = await fetch('/company.json');
  if (!response.ok) throw new Error('No company');
  const company = (await response.json()) as Partial<PublicCompany>;
  // A page can be newer than the server.
  const { name, colors, consent } = company;
  if (typeof name !== 'string' || typeof colors !== 'object' || typeof consent !== 'object') {
    throw new Error('No company');
  }
  // Somebody who has signed in meanwhile has the company of their own.
  if (currentCompany() === before) changeCompany(company as PublicCompany);
}

/**
 * Asks, when the page has nothing else to do, what the company is by now: at most a minute old, as Hosting's CDN keeps the
 * answer. Pages with the directory get it with that one. Without an answer the page stays as it was built.
 */
export function refreshCompany(): void {
  if (document.getElementById(DIRECTORY_ELEMENT)) return;
  whenIdle(() => {
    askForCompany().catch(() => console.warn('The company could not be brought up to date'));
  });
}

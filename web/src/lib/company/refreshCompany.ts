import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { DIRECTORY_ELEMENT } from '../../hydration/pageData.ts';
import { whenIdle } from '../whenIdle.ts';
import { changeCompany, currentCompany, isMembersCompany, isWholeCompany } from './companyStore.ts';

/**
 * Takes what the company is by now, unless it is another one than before.
 * @throws Error without an answer
 */
async function askForCompany(before: PublicCompany): Promise<void> {
  const response = await fetch('/company.json');
  if (!response.ok) throw new Error('No company');
  const company = (await response.json()) as Partial<PublicCompany>;
  if (!isWholeCompany(company)) throw new Error('No company');
  // Somebody may have signed in meanwhile.
  if (!isMembersCompany() && currentCompany() === before) changeCompany(company);
}

/**
 * Asks, when the page has nothing else to do, what the company is by now: at most a minute old, as Hosting's CDN keeps the
 * answer. Pages with the directory get it with that one, and members have the company of their own. Without an answer the page
 * stays as it was built.
 */
export function refreshCompany(): void {
  if (document.getElementById(DIRECTORY_ELEMENT) || isMembersCompany()) return;
  const before = currentCompany();
  whenIdle(() => {
    askForCompany(before).catch(() => console.warn('The company could not be brought up to date'));
  });
}

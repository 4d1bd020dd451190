import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { DIRECTORY_ELEMENT } from '../../hydration/pageData.ts';
import { whenIdle } from '../whenIdle.ts';
import { changeCompany, currentCompany, isMembersCompany, isWholeCompany } from './companyStore.ts';

/**
 * Loads the current company, unless the page's company has changed since.
 * @throws Error if there is no answer
 */
async function askForCompany(before: PublicCompany): Promise<void> {
  const response = await fetch('/company.json');
  if (!response.ok) throw new Error('No company');
  const company = (await response.json()) as Partial<PublicCompany>;
  if (!isWholeCompany(company)) throw new Error('No company');
  // A member may have signed in during the request.
  if (!isMembersCompany() && currentCompany() === before) changeCompany(company);
}

/**
 * Loads the current company when the page is idle. The response is at most a minute old, because the Hosting CDN caches it. Pages with the
 * directory get the company with it, and members have their own. Without a response the page stays as it was built.
 */
export function refreshCompany(): void {
  if (document.getElementById(DIRECTORY_ELEMENT) || isMembersCompany()) return;
  const before = currentCompany();
  whenIdle(() => {
    askForCompany(before).catch(() => console.warn('The company could not be brought up to date'));
  });
}

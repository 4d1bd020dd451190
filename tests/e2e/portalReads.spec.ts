import type { Page } from '@playwright/test';
import { OFFICERS } from '../../tools/bench/bulkTenant.ts';
import { countDocumentReads, documentReads } from './documentReads.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { largeCompany } from './largeCompany.ts';
import { type MemberAccount, openSignedIn } from './memberAccounts.ts';

/*
 * What opening a page of the portal costs, in documents that Firestore sends: not more than a page of its list, however many
 * records the company has. `npm run bench` shows the figures of a company of full size.
 */

const expect = baseExpect.configure({ timeout: 60_000 });

/** Maximum number of reads to open a page. */
const MAX_READS = 120;

interface OpenedPage {
  path: string;
  heading: string;
  /** Whether the list is longer than what was read. */
  isLong?: boolean;
}

const LEADS = '/officer-portal/leads';
const SUBMISSIONS = '/officer-portal?tab=submissions';
const MAX_FILTERS = 'status=open&purpose=Purchase&source=website&from=2026-01-05&to=2026-12-31';

const OFFICER_PAGES: readonly OpenedPage[] = [
  { path: '/officer-portal', heading: 'Dashboard' },
  { path: '/officer-portal?tab=pdf-tools', heading: 'Dashboard' },
  { path: '/officer-portal/pdf/templates', heading: 'PDF Templates' },
  { path: '/officer-portal/pdf/flyers', heading: 'My Flyers', isLong: true },
  { path: '/officer-portal/pdf/links', heading: 'Links & QR Codes' },
  { path: '/officer-portal/pdf/analytics', heading: 'Link Analytics', isLong: true },
  { path: '/officer-portal/pdf/analytics?days=all', heading: 'Link Analytics', isLong: true },
  { path: '/officer-portal/pdf/analytics?days=90', heading: 'Link Analytics', isLong: true },
  { path: '/officer-portal/realtors', heading: 'Realtor Management', isLong: true },
  { path: '/officer-portal/profile', heading: 'Profile Settings' },
  { path: '/officer-portal/signature', heading: 'Email Signature' },
];

const LEAD_PAGES: readonly OpenedPage[] = [
  { path: LEADS, heading: 'My Leads', isLong: true },
  { path: `${LEADS}?overdue=yes`, heading: 'My Leads' },
  { path: `${LEADS}?notice=due`, heading: 'My Leads' },
  { path: `${LEADS}?status=closed`, heading: 'My Leads' },
  { path: `${LEADS}?${MAX_FILTERS}`, heading: 'My Leads' },
];

const ADMIN_PAGES: readonly OpenedPage[] = [
  ...OFFICER_PAGES,
  { path: SUBMISSIONS, heading: 'Dashboard', isLong: true },
  { path: `${SUBMISSIONS}&status=new`, heading: 'Dashboard' },
  { path: `${SUBMISSIONS}&status=closed`, heading: 'Dashboard', isLong: true },
  { path: `${SUBMISSIONS}&officer=${OFFICERS[0]}`, heading: 'Dashboard', isLong: true },
  { path: `${SUBMISSIONS}&officer=general`, heading: 'Dashboard', isLong: true },
  { path: `${SUBMISSIONS}&branch=clifton-nj`, heading: 'Dashboard', isLong: true },
  { path: `${SUBMISSIONS}&source=website`, heading: 'Dashboard', isLong: true },
  { path: `${SUBMISSIONS}&overdue=yes`, heading: 'Dashboard', isLong: true },
  { path: `${SUBMISSIONS}&notice=due`, heading: 'Dashboard', isLong: true },
  { path: `${SUBMISSIONS}&overdue=yes&officer=${OFFICERS[0]}&branch=clifton-nj`, heading: 'Dashboard' },
  { path: `${SUBMISSIONS}&officer=${OFFICERS[0]}&branch=clifton-nj&${MAX_FILTERS}`, heading: 'Dashboard' },
  { path: '/officer-portal/pdf/analytics?of=company', heading: 'Link Analytics', isLong: true },
  { path: '/officer-portal/pdf/analytics?of=company&by=officer', heading: 'Link Analytics', isLong: true },
  { path: '/officer-portal/pdf/approvals', heading: 'Approval Queue', isLong: true },
  { path: '/officer-portal/pdf/manage', heading: 'Template Manager' },
  { path: '/officer-portal/pdf/recalls', heading: 'Recalls' },
  { path: '/officer-portal/people', heading: 'People', isLong: true },
  { path: '/officer-portal/profile-changes', heading: 'Profile Changes' },
  { path: '/officer-portal/audit', heading: 'Audit Log' },
];

/** Waits until everything that the page requested has arrived. */
async function waitUntilLoaded(page: Page, { heading, isLong }: OpenedPage): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  if (heading !== 'Dashboard')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  if (isLong) await expect(page.getByRole('button', { name: 'Load more' }).first()).toBeVisible();
}

async function measure(page: Page, account: MemberAccount, pages: readonly OpenedPage[], counts: number) {
  await countDocumentReads(page);
  await openSignedIn(page, account.email, '/officer-portal/signature');
  const reads: Record<string, number> = {};
  const open = async (one: OpenedPage) => {
    await page.goto(one.path);
    await waitUntilLoaded(page, one);
    // Listeners in the frame of every page: two counts, each visible and announced.
    await expect(page.getByRole('navigation', { name: 'Portal' }).getByText('20+')).toHaveCount(counts);
    return documentReads(page);
  };
  for (const one of pages) {
    reads[one.path] = await open(one);
  }
  return reads;
}

test.describe('opening a large company’s page reads one page of records', () => {
  test.setTimeout(300_000);

  test('as an officer', async ({ page }) => {
    const reads = await measure(page, largeCompany().officer, [...OFFICER_PAGES, ...LEAD_PAGES], 0);
    console.log(reads);
    // Checks the counting itself: a page of flyers and of realtors was read.
    expect(reads['/officer-portal/pdf/flyers']).toBeGreaterThan(25);
    expect(reads['/officer-portal/realtors']).toBeGreaterThan(50);
    expect(reads['/officer-portal/pdf/analytics']).toBeGreaterThan(25);
    expect(reads[LEADS]).toBeGreaterThan(50);
    // A filter costs only what it finds, not what it skips.
    expect(reads[`${LEADS}?${MAX_FILTERS}`]).toBeLessThan(reads[LEADS] ?? 0);
    expect(Object.entries(reads).filter(([, count]) => count > MAX_READS)).toEqual([]);
  });

  test('as an administrator', async ({ page }) => {
    const reads = await measure(page, largeCompany().admin, ADMIN_PAGES, 4);
    console.log(reads);
    expect(reads['/officer-portal/people']).toBeGreaterThan(50);
    expect(reads[`${SUBMISSIONS}&overdue=yes`]).toBeGreaterThan(50);
    expect(reads[`${SUBMISSIONS}&status=new`]).toBeLessThanOrEqual(reads[SUBMISSIONS] ?? 0);
    expect(Object.entries(reads).filter(([, count]) => count > MAX_READS)).toEqual([]);
  });
});

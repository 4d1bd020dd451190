import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { inspectBothWidths } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './memberAccounts.ts';
import { createLink, createSharedFlyer, loadCountedEvents, newOfficer } from './sharedLinks.ts';

// The browser's own message about the page of a flyer that has ended.
test.use({ expectedErrors: [/Failed to load resource.* 410/] });

test('a link shows that an ended flyer’s offer has expired, and its officer sees it, too', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const officer = await newOfficer();
  const title = 'Rates of the week';
  const flyerId = await createSharedFlyer(officer, title);
  const end = (at: number) =>
    firestore.doc(paths.flyers.one(officer.tenantId, flyerId)).update({ valid_until: new Date(at) });
  await end(Date.now() + DAY_MS);
  const code = await createLink(officer, flyerId);

  expect((await page.goto(`/shared/${code}`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^This offer is valid through /)).toBeVisible();
  await end(Date.now() - 1000);
  const views = await loadCountedEvents(officer, code);

  const ended = await page.goto(`/shared/${code}`);
  expect(ended?.status()).toBe(410);
  expect(await ended?.text()).not.toContain(title);
  await expect(page.getByRole('heading', { level: 1, name: 'This offer has expired' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Email Maya Torres/ })).toHaveAttribute('href', /\?subject=/);
  await expect(page.getByRole('link', { name: 'Get pre-approved with Maya' })).toHaveAttribute(
    'href',
    `/pre-approval?lo=maya-torres&link=${code}`,
  );
  await inspectBothWidths(page);
  expect(await loadCountedEvents(officer, code)).toEqual(views);

  const portal = await (await browser.newContext()).newPage();
  await openSignedIn(portal, officer.email, '/officer-portal');
  const open = portal.getByRole('link', { name: `Open ${title}` });
  await expect(open).toBeVisible({ timeout: 30_000 });
  await inspectBothWidths(portal);
  await open.click();
  await expect(portal.getByText(/^Expired /)).toBeVisible({ timeout: 30_000 });
  await inspectBothWidths(portal);
});

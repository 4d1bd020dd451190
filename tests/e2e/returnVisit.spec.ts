import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { firestore } from './firestore.ts';
import { expect, test } from './fixtures.ts';
import { newFlyer } from './flyers.ts';
import { fillIn } from './memberAccounts.ts';
import { newTeam } from './team.ts';

/** Holds back the page's Firestore listen requests; returns a function that releases them. */
async function holdListeners(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/Firestore\/Listen\/channel/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
async function follow(page: Page, link: string) {
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: link }).click();
  await expect(heading(page, link)).toBeVisible();
}
const skeleton = (page: Page) => page.getByRole('status', { name: 'Loading realtors' });
const realtor = (page: Page) => page.getByRole('row', { name: /Lena Ortiz/ });

test('a list seen before appears before the server responds, and then updates', async ({ page }) => {
  const team = await newTeam();
  await newFlyer(team);
  await page.goto('/officer-portal/realtors');
  await fillIn(page, team.ana.email);
  await expect(realtor(page)).toContainText('Pier Realty');
  await follow(page, 'My Flyers');
  await expect(page.getByText('Sunday on Pier Road').first()).toBeVisible();

  const release = await holdListeners(page);
  await firestore.doc(paths.realtors.one(team.tenantId, 'lena')).update({ brokerage: 'Harbor Realty' });
  await follow(page, 'Realtor Management');
  await expect(realtor(page)).toContainText('Pier Realty');
  await expect(skeleton(page)).toBeHidden();
  await follow(page, 'My Flyers');
  await expect(page.getByText('Sunday on Pier Road').first()).toBeVisible();
  await follow(page, 'Realtor Management');
  release();
  await expect(realtor(page)).toContainText('Harbor Realty');
});

test('the next user of a shared computer sees none of it', async ({ page }) => {
  const team = await newTeam();
  await newFlyer(team);
  await page.goto('/officer-portal/realtors');
  await fillIn(page, team.ana.email);
  await expect(realtor(page)).toBeVisible();
  await page.getByRole('button', { name: /^Your account, / }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/officer-login');

  await fillIn(page, team.ben.email);
  await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
  await follow(page, 'My Flyers');
  const release = await holdListeners(page);
  await follow(page, 'Realtor Management');
  await expect(skeleton(page)).toBeVisible();
  await expect(realtor(page)).toBeHidden();
  release();
  await expect(realtor(page)).toBeVisible();
});

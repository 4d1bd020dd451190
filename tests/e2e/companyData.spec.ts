import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { expect as baseExpect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { newCompany, newStaff, openSignedIn } from './staffAccounts.ts';

// The first call of a function starts it; on a busy machine that takes its time.
const expect = baseExpect.configure({ timeout: 30_000 });

test('a public page takes what the company is by now, in place @phone', async ({ page }) => {
  await page.route('**/company.json', async (route) => {
    const response = await route.fetch();
    const company = (await response.json()) as PublicCompany;
    await route.fulfill({
      response,
      json: { ...company, phone: '+19735550177', phoneDisplay: '(973) 555-0177', hours: 'Mon-Sat 8AM-8PM' },
    });
  });
  await page.goto('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '(973) 555-0177' })).toHaveAttribute(
    'href',
    'tel:+19735550177',
  );
  await expect(footer).toContainText('Mon-Sat 8AM-8PM');
  await expect(page.getByText('(973) 555-0192')).toHaveCount(0);
});

test('a page stays as it was built when there is no answer', async ({ page }) => {
  await page.route('**/company.json', (route) => route.fulfill({ status: 204, body: '' }));
  await page.goto('/privacy-policy');
  await expect(page.getByRole('contentinfo')).toContainText('Larkfield Home Mortgage');
});

test('what an administrator saves shows in the portal and the signature', async ({ page }) => {
  test.setTimeout(120_000);
  const { tenantId } = await newCompany();
  const { email } = await newStaff({ tenantId, role: 'super_admin' });
  await openSignedIn(page, email, '/officer-portal/company');
  await expect(page).toHaveTitle(/\| Cautious Lending$/);
  await page.getByRole('textbox', { name: 'Company name' }).fill('Bayside Home Loans');
  await page.getByRole('textbox', { name: 'Website' }).fill('bayside');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveAccessibleDescription(
    /^Enter the address without a path/,
  );
  await page.getByRole('textbox', { name: 'Website' }).fill('https://www.bayside.example/');
  await page.getByRole('textbox', { name: 'Year founded' }).fill('2004');
  await page.getByRole('button', { name: 'Add Figure' }).click();
  await page.getByRole('textbox', { name: 'Figure 1', exact: true }).fill('500+');
  await page.getByRole('textbox', { name: 'Description of figure 1' }).fill('families helped');
  await page.getByLabel('Last checked on').fill('2026-10-31');
  await inspect(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Company settings saved' })).toBeVisible();
  await expect(page).toHaveTitle(/\| Bayside Home Loans$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://www.bayside.example');
  await page.goto('/officer-portal/signature');
  await expect(page.getByRole('group', { name: 'Signature preview' })).toContainText('Bayside Home Loans');
});

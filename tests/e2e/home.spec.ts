import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';

test('the home page estimates a payment, lists a state’s officers and links on from its menu @both', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');

  await test.step('the sample payment follows its sliders and keeps its disclosure', async () => {
    const payment = page.getByRole('region', { name: 'What would your monthly payment be?' });
    await expect(payment.getByRole('status')).toHaveText('$3,363');
    await expect(payment).toContainText('360 monthly payments');
    await expect(payment).toContainText('Annual percentage rate (APR)');
    const price = payment.getByRole('slider', { name: 'Home price' });
    await expect(price).toBeEnabled();
    await price.fill('640000');
    await payment.getByRole('slider', { name: 'Down payment' }).fill('10');
    await payment.getByRole('slider', { name: 'Interest rate' }).fill('6');
    await expect(payment.getByRole('status')).toHaveText('$4,893');
    await expect(payment).toContainText('Mortgage insurance$288');
    await expect(payment.getByRole('link', { name: 'Apply with these numbers' })).toHaveAttribute(
      'href',
      '/pre-approval?purpose=Purchase&price=640000&down=64000',
    );
  });

  await test.step('officers can be filtered by state, each with a picture', async () => {
    const officers = page.getByRole('region', { name: 'Meet our loan officers' });
    await expect(officers.getByRole('listitem')).toHaveCount(5);
    await expect(officers).toContainText('5 of 11 loan officers, one from each branch');
    await officers.getByRole('button', { name: 'California' }).click();
    await expect(officers.getByRole('link', { name: 'Andre Coleman' })).toHaveCount(0);
    await expect(officers).toContainText('2 loan officers in California');
    await expect(officers.locator('use[href*="portraits"]').first()).toBeVisible();
    await expect(officers.getByRole('link', { name: 'Linh Tran' })).toHaveAttribute('href', /linh-tran$/);
  });
  await expectAccessible(page);

  await test.step('Purchase opens a page with next steps', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Purchase', exact: true }).click();
    await expect(page).toHaveURL(/\/purchase$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Get Pre-Approved' }).first()).toHaveAttribute(
      'href',
      '/pre-approval?purpose=Purchase',
    );
    const cost = page.getByRole('region', { name: 'What does it take to buy a home?' });
    // It starts with the values entered on the home page.
    await expect(cost.getByRole('status').first()).toHaveText('$4,893');
    await cost.getByRole('button', { name: '5%', exact: true }).click();
    await expect(cost.getByRole('list', { name: 'Each month' })).toContainText('Mortgage insurance');
    await expect(cost.getByRole('link', { name: 'Apply with these numbers' })).toHaveAttribute(
      'href',
      '/pre-approval?purpose=Purchase&price=640000&down=32000',
    );
    await expect(main.getByRole('link', { name: 'Grace Lindqvist' })).toHaveAttribute(
      'href',
      '/loan-officer/grace-lindqvist',
    );
    await expect(main.getByRole('link', { name: /^Call Grace, \(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'FHA', exact: true })).toHaveAttribute('href', '/loans/fha');
    await expectAccessible(page);
  });
});

test('the site links members to sign-in, but the questionnaire doesn’t', async ({ page }) => {
  const signIn = page.getByRole('link', { name: 'Officer Portal' });
  await page.goto('/contact');
  await expect(signIn).toHaveAttribute('href', '/officer-login');
  await page.goto('/pre-approval');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(signIn).toHaveCount(0);
});

import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { contactAnswers, newEmail, Questionnaire } from './questionnaire.ts';

test('a visitor’s numbers carry over from page to page until they reset them @both', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const yours = (numbers: string) => page.getByText(`Using your numbers: ${numbers}`, { exact: true });
  const price = page.getByRole('slider', { name: 'Home price' });

  await test.step('the home page starts with labeled sample numbers', async () => {
    await page.goto('/');
    await expect(page.getByText('Sample numbers. Enter your own.')).toBeVisible();
    await expect(price).toBeEnabled();
    await page.getByRole('textbox', { name: 'Home price, exact' }).fill('525000');
    await page.getByRole('textbox', { name: 'Down payment, exact' }).fill('12');
    await expect(yours('$525,000 home, 12% down')).toBeVisible();
  });

  await test.step('the purchase page uses them', async () => {
    await page.goto('/purchase');
    await expect(yours('$525,000 home, 12% down')).toBeVisible();
    await expect(page.getByRole('button', { name: '12%' })).toHaveAttribute('aria-pressed', 'true');
    const sums = page.getByRole('region', { name: 'What does it take to buy a home?' }).getByRole('status');
    await expect(sums.first()).toHaveText('$4,021');
    await expectAccessible(page);
  });

  await test.step('the calculators use them and add more', async () => {
    await page.goto('/resources');
    await expect(yours('$525,000 home, 12% down')).toBeVisible();
    await expect(page.locator('.calculator').getByRole('status').first()).toHaveText('$4,021');
    await page.getByRole('textbox', { name: 'Interest rate' }).fill('6');
    await expect(yours('$525,000 home, 12% down, 6% rate')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/resources/rent-or-buy');
    await expect(page.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('6');
    await expect(page.getByRole('textbox', { name: 'Down payment' })).toHaveValue('63,000');
  });

  await test.step('a link shows its own numbers', async () => {
    await page.goto('/resources/closing-costs#price=640000');
    await expect(page.getByRole('textbox', { name: 'Home price' })).toHaveValue('640,000');
    await expect(page.getByRole('textbox', { name: 'Down payment' })).toHaveValue('128,000');
  });

  await test.step('the home page starts with them, too', async () => {
    await page.goto('/');
    await expect(price).toHaveValue('530000');
    await expect(page.getByRole('textbox', { name: 'Interest rate, exact' })).toHaveValue('6');
  });

  await test.step('the questionnaire starts with the price', async () => {
    const questionnaire = new Questionnaire(page);
    await questionnaire.open('?purpose=Purchase');
    await questionnaire.answer(contactAnswers(newEmail()));
    await questionnaire.next();
    await questionnaire.expectStep(2, 'Your Goal & Scenario');
    await questionnaire.next();
    await questionnaire.expectStep(3, 'Property Information');
    await expect(questionnaire.text('Estimated value or price')).toHaveValue('525,000');
  });

  await test.step('Reset restores the samples on all pages', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Sample numbers. Enter your own.')).toBeFocused();
    await page.goto('/purchase');
    await expect(page.getByText('Sample numbers. Enter your own.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Home price, exact' })).toHaveValue('500,000');
  });
});

import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newEmail, Questionnaire, TCPA } from './questionnaire.ts';
import { clearRateLimits, loadSubmissions } from './world.ts';

/** Maximum number of tab stops between two important controls on any page. */
const MAX_STOPS = 60;

test('the whole journey works with the keyboard alone', async ({ page }) => {
  await clearRateLimits();
  await page.clock.install();
  const email = newEmail();
  const questionnaire = new Questionnaire(page);
  const { keyboard } = page;

  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(target, 'reached with Tab').toBeFocused();
  };
  const type = async (label: string, text: string) => {
    await reach(questionnaire.text(label));
    await keyboard.type(text);
  };
  const press = async (target: Locator, key = 'Enter') => {
    await reach(target);
    await keyboard.press(key);
  };
  const next = () => press(page.getByRole('button', { name: 'Next' }));
  const choose = async (select: string, firstLetters: string) => {
    await reach(page.getByRole('combobox', { name: select }));
    await keyboard.type(firstLetters);
  };

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await press(page.getByRole('link', { name: 'Get Pre-Approved' }).first());

  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await type('First name', 'Rosa');
  await type('Last name', 'Delgado');
  await type('Email', email);
  await type('Mobile phone', '2015550147');
  await press(page.getByRole('checkbox', { name: TCPA }), 'Space');
  await next();

  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  await press(questionnaire.choice('Loan purpose', 'Purchase'), 'Space');
  await next();

  await questionnaire.expectStep(3, 'Property Information');
  await press(questionnaire.choice('How will the property be used?', 'Primary residence'), 'Space');
  await choose('Property type', 'Town');
  await type('Estimated value or price', '525000');
  await type('Property location', 'Clifton, NJ');
  await next();

  await questionnaire.expectStep(4, 'Purchase Details');
  await type('Purchase price', '525000');
  await next();

  await questionnaire.expectStep(5, 'Borrower Profile');
  await choose('Credit score range', '740');
  await choose('Employment status', 'Ret');
  await type('Gross monthly income', '9800');
  await press(questionnaire.choice('Residency status', 'U.S. citizen'), 'Space');
  await next();
  await questionnaire.expectStep(6, 'Qualifying Information');
  await next();

  await questionnaire.expectStep(7, 'Loan Officer Assignment');
  await questionnaire.letTimePass();
  await press(page.getByRole('button', { name: 'Submit Application' }));
  await questionnaire.expectThankYou();
  expect(await loadSubmissions(email)).toMatchObject([{ purpose: 'Purchase', est_value_or_price: 525_000 }]);
});

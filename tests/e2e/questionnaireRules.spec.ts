import { firstYearCounted, LIMITS } from '@brokerage/domain/preapproval/form/application';
import { expect, test } from './fixtures.ts';
import {
  borrowerAnswers,
  contactAnswers,
  newEmail,
  propertyAnswers,
  Questionnaire,
  TCPA,
} from './questionnaire.ts';
import { clearRateLimits } from './world.ts';

test.beforeEach(async ({ page }) => {
  await clearRateLimits();
  await page.clock.install();
});

/** The message appears at its field and in the summary. */
async function expectRefused(questionnaire: Questionnaire, messages: readonly string[]): Promise<void> {
  const { page } = questionnaire;
  await questionnaire.next();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  for (const message of messages) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
    await expect(
      page.locator('[id$="-note"], [id$="-helper-text"]').filter({ hasText: message }),
    ).toBeVisible();
  }
  await expect(summary.getByRole('link')).toHaveCount(messages.length);
}

test('each step shows what’s missing and doesn’t continue without it', async ({ page }) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  await expectRefused(questionnaire, [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Valid phone number required',
    'You must agree to continue',
  ]);
  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await page.getByRole('link', { name: 'Invalid email address' }).click();
  await expect(questionnaire.text('Email')).toBeFocused();
  await questionnaire.answer(contactAnswers(newEmail()));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await questionnaire.next();

  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  await expectRefused(questionnaire, ['Please choose a loan purpose']);
  await questionnaire.answer({ choices: { 'Loan purpose': 'Purchase' } });
  await questionnaire.next();

  await questionnaire.expectStep(3, 'Property Information');
  await expectRefused(questionnaire, [
    'Please choose how the property will be used',
    'Property type is required',
    'Property location is required',
    'Value/price is required',
  ]);
  await questionnaire.answer(propertyAnswers);
  await questionnaire.next();

  await questionnaire.expectStep(4, 'Purchase Details');
  await expect(questionnaire.text('Purchase price')).toHaveValue('525,000');
  await questionnaire.answer({ texts: { 'Purchase price': '' } });
  await expectRefused(questionnaire, ['Purchase price is required']);
  await questionnaire.answer({ texts: { 'Purchase price': '500000', 'Down payment': '500000.01' } });
  await expectRefused(questionnaire, ['Down payment cannot be more than the purchase price']);
  await questionnaire.answer({ texts: { 'Down payment': '500000' } });
  await questionnaire.next();

  await questionnaire.expectStep(5, 'Borrower Profile');
  await expectRefused(questionnaire, [
    'Credit score range is required',
    'Employment status is required',
    'Monthly income is required',
    'Residency status is required',
  ]);
  const firstYear = firstYearCounted(new Date());
  await questionnaire.answer(borrowerAnswers);
  await questionnaire.answer({
    choices: { 'Any of these in the last 7 years?': 'Bankruptcy' },
    texts: { 'What year did it happen?': String(firstYear + LIMITS.lookBackYears + 2) },
  });
  await expectRefused(questionnaire, ['Year cannot be in the future']);
  await questionnaire.answer({ texts: { 'What year did it happen?': String(firstYear - 1) } });
  await expectRefused(questionnaire, ['We only ask about the last 7 years.']);
  await questionnaire.answer({ texts: { 'What year did it happen?': String(firstYear) } });
  await questionnaire.next();
  await questionnaire.expectStep(6, 'Qualifying Information');
  await questionnaire.next();
  await questionnaire.expectStep(7, 'Loan Officer Assignment');
});

test('texts and phone numbers have limits', async ({ page }) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  for (const [label, limit] of [
    ['First name', '100'],
    ['Last name', '100'],
    ['Email', '255'],
  ] as const) {
    await expect(questionnaire.text(label)).toHaveAttribute('maxlength', limit);
  }
  await questionnaire.answer(contactAnswers(newEmail()));
  await questionnaire.answer({ texts: { 'Mobile phone': '555-0147', Email: 'rosa@' } });
  await expectRefused(questionnaire, ['Invalid email address', 'Valid phone number required']);
  await expect(questionnaire.text('First name'), 'an error clears nothing').toHaveValue('Rosa');
  const mobile = questionnaire.text('Mobile phone');
  await mobile.fill('');
  await mobile.pressSequentially('555-0144');
  await mobile.blur();
  await expect(mobile, 'no other number than was typed').toHaveValue('555-0144');
  await mobile.fill('');
  await mobile.pressSequentially('973-555-0144 ext. 12');
  await mobile.blur();
  await expect(mobile).toHaveValue('(973) 555-0144 x12');
  await mobile.fill('\u202a+1 973-555-0144\u202c');
  await questionnaire.answer({ texts: { Email: newEmail() } });
  await expect(mobile).toHaveValue('+1 973 555 0144');
  await questionnaire.next();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
});

test('each conditional question appears after its answer and hides again', async ({ page }) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  await questionnaire.answer(contactAnswers(newEmail()));
  await questionnaire.next();

  await expect(questionnaire.text('Agent name')).toBeHidden();
  await questionnaire.choice('Are you working with a real estate agent?', 'Yes').check();
  await expect(questionnaire.text('Agent name')).toBeVisible();
  await expect(questionnaire.text('Agent phone')).toBeVisible();
  await questionnaire.choice('Are you working with a real estate agent?', 'No').check();
  await expect(questionnaire.text('Agent name')).toBeHidden();
  await questionnaire.answer({ choices: { 'Loan purpose': 'Refinance' } });
  await questionnaire.next();

  const warrantable = page.getByRole('radiogroup', { name: 'Is the condo warrantable?' });
  await questionnaire.answer(propertyAnswers);
  await expect(warrantable).toBeHidden();
  await questionnaire.answer({ selects: { 'Property type': 'Condo' } });
  await expect(warrantable).toBeVisible();
  await questionnaire.next();

  await questionnaire.expectStep(4, 'Refinance Details');
  await expect(questionnaire.text('Purchase price')).toBeHidden();
  await expect(questionnaire.text('Cash out amount')).toBeHidden();
  await questionnaire.choice('Would you like to take cash out?', 'Yes').check();
  await expect(questionnaire.text('Cash out amount')).toBeVisible();
  await questionnaire.next();

  await expect(questionnaire.text('What year did it happen?')).toBeHidden();
  for (const event of ['Bankruptcy', 'Foreclosure', 'Short sale']) {
    await questionnaire.choice('Any of these in the last 7 years?', event).check();
    await expect(questionnaire.text('What year did it happen?')).toBeVisible();
  }
  await questionnaire.choice('Any of these in the last 7 years?', 'None').check();
  await expect(questionnaire.text('What year did it happen?')).toBeHidden();
  await questionnaire.choice('Will there be a co-borrower?', 'Yes').check();
  await expect(page.getByText(/co-borrower’s details later, in the full application/)).toBeVisible();
  await questionnaire.answer(borrowerAnswers);
  await questionnaire.next();
  await questionnaire.next();

  await expect(page.getByText(/goes to our general team/)).toBeVisible();
  await questionnaire.choice('Are you working with a loan officer?', 'Yes').check();
  await expect(page.getByRole('combobox', { name: 'Your loan officer' })).toBeVisible();
  await expect(page.getByText(/goes to our general team/)).toBeHidden();
});

test('HELOC/Other shows that step 4 is empty', async ({ page }) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open('?purpose=HELOC/Other');
  await questionnaire.answer(contactAnswers(newEmail()));
  await questionnaire.next();
  await expect(questionnaire.choice('Loan purpose', 'HELOC/Other'), 'prefilled by the address').toBeChecked();
  await questionnaire.next();
  await questionnaire.answer(propertyAnswers);
  await questionnaire.next();
  await expect(page.getByText(/details will be discussed with your loan officer/)).toBeVisible();
  await expect(page.getByText('There’s nothing to fill in on this step.')).toBeVisible();
});

test('consents and choices have the agreed wording', async ({ page }) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  for (const wording of [
    TCPA,
    /Message and data rates may apply.*not a condition of approval/,
    /soft inquiry will not affect my credit score/,
  ]) {
    await expect(page.getByRole('checkbox', { name: wording })).not.toBeChecked();
  }
  for (const window of ['9 AM to 12 PM', '12 PM to 5 PM', '5 PM to 8 PM']) {
    await expect(page.getByText(window, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/not a commitment to lend/).first()).toBeVisible();
});

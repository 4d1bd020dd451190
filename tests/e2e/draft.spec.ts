import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { contactAnswers, newEmail, propertyAnswers, Questionnaire, TCPA } from './questionnaire.ts';
import { clearRateLimits, loadSubmissions } from './world.ts';

test.beforeEach(async ({ page }) => {
  await clearRateLimits();
  await page.clock.install();
});

test('a reload or another page keeps answers, step and consents; a new tab asks for consents again', async ({
  page,
  context,
}) => {
  const questionnaire = new Questionnaire(page);
  const email = newEmail();
  await questionnaire.open();
  await questionnaire.answer(contactAnswers(email));
  await questionnaire.next();
  await questionnaire.answer({ choices: { 'Loan purpose': 'Refinance' } });
  await questionnaire.next();
  await questionnaire.answer({ texts: { 'Property location': 'Newark, NJ' } });
  await page.reload();

  await questionnaire.expectStep(3, 'Property Information');
  await expect(page.getByText(/We saved your answers from/)).toBeVisible();
  await expect(questionnaire.text('Property location')).toHaveValue('Newark, NJ');
  await page.goto('/branches');
  await questionnaire.open();
  await questionnaire.expectStep(3, 'Property Information');

  const later = await context.newPage();
  const returning = new Questionnaire(later);
  await returning.open();
  await returning.expectStep(1, 'Contact Information & Consent');
  await expect(later.getByText(email)).toBeVisible();
  await expect(later.getByRole('checkbox', { name: TCPA })).not.toBeChecked();
  await later.getByRole('checkbox', { name: TCPA }).check();
  await later.getByRole('button', { name: 'Continue where you left off' }).click();
  await returning.expectStep(3, 'Property Information');
  await later.close();

  await questionnaire.open('?step=1');
  await expect(page.getByRole('checkbox', { name: TCPA })).toBeChecked();
});

test('the browser’s Back goes to the previous step and keeps the answers', async ({ page }) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  await questionnaire.answer(contactAnswers(newEmail()));
  await questionnaire.next();
  await questionnaire.answer({ choices: { 'Loan purpose': 'Purchase' } });
  await questionnaire.next();
  await questionnaire.answer(propertyAnswers);
  await page.goBack();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  await expect(questionnaire.choice('Loan purpose', 'Purchase')).toBeChecked();
  await page.getByRole('button', { name: 'Previous' }).click();
  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await expect(questionnaire.text('First name')).toHaveValue('Rosa');
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  await questionnaire.next();
  await questionnaire.next();
  await expect(questionnaire.text('Property location')).toHaveValue('Clifton, NJ');
});

test('a HELOC link asks a visitor with a purchase draft which application to continue', async ({ page }) => {
  const questionnaire = new Questionnaire(page);
  const email = newEmail();
  await questionnaire.open('?purpose=Purchase');
  await questionnaire.answer(contactAnswers(email));
  await questionnaire.next();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  const followHeloc = async () => {
    await page.goto('/loans/heloc');
    await page.getByRole('main').getByRole('link', { name: 'Apply now' }).last().click();
    const question = page.getByRole('dialog', {
      name: 'Continue your purchase application, or start a HELOC?',
    });
    await expect(question).toBeVisible();
    return question;
  };
  await (await followHeloc()).getByRole('button', { name: 'Continue purchase application' }).click();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  await expect(questionnaire.choice('Loan purpose', 'Purchase')).toBeChecked();

  await (await followHeloc()).getByRole('button', { name: 'Start a HELOC' }).click();
  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await expect(questionnaire.text('Email')).toHaveValue(email);
  await page.getByRole('checkbox', { name: TCPA }).check();
  await questionnaire.next();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  await expect(questionnaire.choice('Loan purpose', 'HELOC/Other')).toBeChecked();
});

test('a link past the first incomplete step opens that step; Start over asks and removes the answers', async ({
  page,
}) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open('?step=6');
  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await questionnaire.answer({ texts: { 'First name': 'Rosa' } });
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Keep my answers' }).click();
  await expect(questionnaire.text('First name')).toHaveValue('Rosa');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Remove and start over' }).click();
  await expect(questionnaire.text('First name')).toHaveValue('');
});

test('discards a corrupt or outdated draft with a console message', async ({ page }) => {
  const questionnaire = new Questionnaire(page);
  await page.goto('/favicon.svg');
  for (const [what, content] of [
    ['corrupt', '{"version":1,'],
    ['of another version', '{"version":99,"id":"x"}'],
  ] as const) {
    await test.step(what, async () => {
      await page.evaluate((draft) => localStorage.setItem('preapproval_draft', draft), content);
      const warning = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' });
      await questionnaire.open();
      expect((await warning).text()).toContain('discarded');
      await expect(questionnaire.text('First name')).toHaveValue('');
    });
  }
});

test('a double click creates one record, and a second tab can’t send the same application', async ({
  page,
  context,
}) => {
  const email = newEmail();
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  await questionnaire.fillToLastStep(email);
  const other = await context.newPage();
  const second = new Questionnaire(other);
  await second.open();
  await questionnaire.letTimePass();
  await page.getByRole('button', { name: 'Submit Application' }).dblclick();
  await questionnaire.expectThankYou();
  expect(await loadSubmissions(email), 'after the double click').toHaveLength(1);
  await expect(other.getByText(/was sent, or started over, in another tab/)).toBeVisible();
  await other.getByRole('button', { name: 'Start a new application' }).click();
  await expect(second.text('First name')).toHaveValue('');
  expect(await loadSubmissions(email), 'after the second tab').toHaveLength(1);
});

test('two tabs with the application keep the answers of both', async ({ page, context }) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  await questionnaire.text('First name').fill('Rosa');
  await page.clock.runFor(1000);
  const other = await context.newPage();
  const second = new Questionnaire(other);
  await second.open();
  await expect(second.text('First name')).toHaveValue('Rosa');
  await second.text('Last name').fill('Delgado');
  await second.text('Email').focus();
  await other.clock.runFor(1000);
  await expect(questionnaire.text('Last name')).toHaveValue('Delgado');
  await questionnaire.text('First name').fill('Rosalind');
  await questionnaire.text('Email').focus();
  await page.clock.runFor(1000);
  await expect(second.text('First name')).toHaveValue('Rosalind');
  await other.close();
  await page.reload();
  await expect(questionnaire.text('First name')).toHaveValue('Rosalind');
  await expect(questionnaire.text('Last name')).toHaveValue('Delgado');
});

test.describe('when sending fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('shows rejected, lost and failed requests, keeps the input, and creates one record on retry', async ({
    page,
  }) => {
    const email = newEmail();
    const questionnaire = new Questionnaire(page);
    await page.route('**/get-loan-officers', (route) => route.abort());
    await questionnaire.open();
    await questionnaire.fillToLastStep(email);

    await test.step('continues without the list of officers', async () => {
      await questionnaire.choice('Are you working with a loan officer?', 'Yes').check();
      await expect(page.getByText(/We couldn’t load our loan officers/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await questionnaire.letTimePass();
    });

    await test.step('shows the server’s errors at their fields', async () => {
      const refuse = (route: Route) =>
        route.fulfill({
          status: 400,
          json: {
            error: {
              status: 'INVALID_ARGUMENT',
              message: 'Some answers need another look.',
              details: { issues: [{ path: 'email', message: 'Invalid email address' }] },
            },
          },
        });
      await page.route('**/submit-preapproval', refuse);
      await questionnaire.submit();
      await questionnaire.expectStep(1, 'Contact Information & Consent');
      await expect(
        page.getByRole('alert').getByRole('link', { name: 'Invalid email address' }),
      ).toBeVisible();
      await expect(questionnaire.text('Email')).toHaveValue(email);
      await page.unroute('**/submit-preapproval', refuse);
    });

    await test.step('a lost response keeps the form, and a retry creates no second record', async () => {
      await page.route(
        '**/submit-preapproval',
        async (route) => {
          if (route.request().method() === 'POST') await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await questionnaire.open('?step=7');
      await questionnaire.expectStep(7, 'Loan Officer Assignment');
      await questionnaire.letTimePass();
      await questionnaire.submit();
      const failure = page.getByRole('alert').filter({ hasText: 'Submission Failed' });
      await expect(failure).toContainText('Please try again or contact us directly.');
      await expect(page.getByRole('region', { name: 'Review your answers' })).toContainText(email);
      await questionnaire.submit();
      const reference = await questionnaire.expectThankYou();
      expect(await loadSubmissions(email)).toMatchObject([
        { reference_number: reference, lo_assigned_id: null },
      ]);
    });
  });
});

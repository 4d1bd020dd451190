import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';
import { confirmItsYou, respondOnceAsStaleSignIn } from './recentSignIn.ts';
import { newTeam } from './team.ts';
import { PASSWORD } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const MANAGER = '/officer-portal/pdf/manage';
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
/** A row of the table or, on a phone, a card. */
const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByRole('link', { name: new RegExp(`^(Edit|View) ${name}$`) }) });
async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function signIn(page: Page, email: string, address = MANAGER) {
  await openSignedIn(page, email, address);
  await expect(page.getByRole('button', { name: /^Your account, / })).toBeVisible();
}

async function loadTemplates(tenantId: string) {
  const { docs } = await firestore.collection(paths.templates.all(tenantId)).get();
  return docs.map((one) => one.data());
}
const loadVersions = async (tenantId: string, id: string) =>
  (await firestore.collection(paths.templateVersions(tenantId, id)).orderBy('id').get()).docs.map((one) =>
    one.data(),
  );

test('the dialog shows when nobody can consent, before a request', async ({ page }) => {
  const { tenantId } = await newTeam();
  const mona = await newMember({ role: 'marketing_admin', tenantId });
  await signIn(page, mona.email, `${MANAGER}/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Sunday Open House');
  await page.getByRole('radio', { name: 'Open house' }).check({ force: true });
  await page.getByRole('button', { name: 'Remove Disclosure', exact: true }).click();
  await page.getByRole('switch', { name: 'Approval required' }).uncheck();
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Sunday Open House?' });
  await expect(dialog).toContainText(
    'No one else at your company can review this. Ask an administrator to add a compliance reviewer.',
  );
  await expect(dialog.getByRole('button', { name: 'Ask for consent' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Sunday Open House');
});

// The browser logs rejected calls.
const refused = test.extend({ expectedErrors: [/status of 409/] });

test('creates, consents to, publishes twice, duplicates, retires and restores a template', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { tenantId } = await newTeam();
  const mona = await newMember({ role: 'marketing_admin', tenantId });
  const ines = await newMember({ role: 'compliance', tenantId });
  // Only reviewers who have signed in are notified.
  const reviewing = await (await browser.newContext()).newPage();
  await signIn(reviewing, ines.email);
  await signIn(page, mona.email);
  await expect(page.getByText('No templates yet')).toBeVisible();
  await expectAccessible(page);

  await test.step('a new one, with what’s missing', async () => {
    await page.getByRole('link', { name: 'New template' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New template' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Sunday Open House');
    await page.getByRole('radio', { name: 'Open house' }).check({ force: true });
    await page.getByRole('button', { name: /^Headline/ }).click();
    await page.getByRole('checkbox', { name: 'Required' }).check();
    // Not by check(), which expects the check mark right away: the editor may be busy drawing the sample.
    const locked = page.getByRole('checkbox', { name: /^Locked/ });
    await locked.click();
    await expect(locked).toBeChecked();
    await expect(page.getByRole('group', { name: /^Can’t be published yet/ })).toContainText(
      'This field is required and locked but empty',
    );
    await page.getByRole('textbox', { name: 'Default' }).fill('Open house this Sunday');
    // The layout starts with its usual fields; only two are kept.
    for (const label of [
      'Date',
      'Time',
      'List price',
      'Property photo',
      'Text',
      'Call to action',
      'Disclosure',
    ]) {
      await page.getByRole('button', { name: `Remove ${label}`, exact: true }).click();
    }
    await expect(page.getByRole('group', { name: /^Can’t be published yet/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Move Property address up' }).click();
    const flyer = page.getByRole('img', { name: 'Sunday Open House' });
    await expect(flyer).toContainText('this Sunday');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Draft saved')).toBeVisible();
    await expect(page).toHaveURL(/\/manage\/[\w-]{21}$/);
  });

  await test.step('publish', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish Sunday Open House?' });
    // Officers see a locked text as set by compliance.
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ask for consent' }).click();
    await expect(toast(page, 'Sent to compliance')).toBeVisible();
    await expect(page.getByText('Waiting for compliance to consent')).toBeVisible();
    expect(await loadVersions(tenantId, new URL(page.url()).pathname.split('/').at(-1) ?? '')).toEqual([]);
  });

  await test.step('compliance consents', async () => {
    await expect(row(reviewing, 'Sunday Open House')).toContainText('Waiting for consent');
    await expectAccessible(reviewing);
    await reviewing.getByRole('link', { name: 'View Sunday Open House' }).click();
    await expect(reviewing.getByText('New: Open house this Sunday')).toBeVisible();
    await expectAccessible(reviewing);
    await respondOnceAsStaleSignIn(reviewing, 'review-template');
    await reviewing.getByRole('button', { name: 'Consent and publish' }).click();
    await reviewing.getByRole('dialog').getByRole('button', { name: 'Consent and publish' }).click();
    await confirmItsYou(reviewing, PASSWORD);
    await expect(toast(reviewing, 'Template published')).toBeVisible();
    await reviewing.context().close();
    await expect(page.getByText(/^Version 1, .*: nothing to publish$/)).toBeVisible();
  });
  const [template] = await loadTemplates(tenantId);
  const id = String(template?.id);
  const [first] = await loadVersions(tenantId, id);
  expect(first).toMatchObject({
    layout: 'open-house',
    locked_fields: ['headline'],
    default_data: { headline: 'Open house this Sunday' },
    handlebars_schema: { fields: [{ key: 'property_address' }, { key: 'headline' }] },
  });

  await test.step('changes stay in a draft until published', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Open House');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/officers still see what was published/)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Template Manager' })
      .click();
    await expect(row(page, 'Sunday Open House')).toContainText('Changes not published');
    await page.getByRole('link', { name: 'Edit Sunday Open House' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Open House');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Version 2, .*: nothing to publish$/)).toBeVisible();
    expect((await loadVersions(tenantId, id))[0], 'a version never changes').toEqual(first);
  });

  await test.step('duplicate, retire and restore', async () => {
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Template Manager' })
      .click();
    await choose(page, 'Open House', 'Duplicate');
    await expect(row(page, 'Copy of Open House')).toContainText('Draft');
    await choose(page, 'Open House', 'Retire');
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
    await expect(row(page, 'Open House')).toContainText('Retired');
    await expectAccessible(page);
    await choose(page, 'Open House', 'Restore');
    await expect(toast(page, 'Template restored')).toContainText('Open House is offered again.');
    await expect(row(page, 'Open House')).toContainText('Published');
    await expect(row(page, 'Open House').getByRole('cell', { name: /^2, / })).toBeVisible();
  });
  const audits = await firestore
    .collection(paths.auditLogs.all(tenantId))
    .where('entity_id', '==', id)
    .orderBy('seq')
    .get();
  expect(audits.docs.map((one) => String(one.get('action')))).toEqual([
    'template_created',
    'template_consent_requested',
    'template_consent_given',
    'template_published',
    'template_changed',
    'template_published',
    'template_retired',
    'template_restored',
  ]);
});

refused(
  'the second of two concurrent template edits gets a message and keeps its input',
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const { tenantId, admin } = await newTeam();
    const mona = await newMember({ role: 'marketing_admin', tenantId });
    await signIn(page, mona.email, `${MANAGER}/new`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Together');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/manage\/[\w-]{21}$/);
    const other = await (await browser.newContext()).newPage();
    await signIn(other, admin.email, page.url());
    await other.getByLabel('Description').fill('Mine');
    await page.getByLabel('Description').fill('Theirs');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Draft saved')).toBeVisible();
    await expect(other.getByText('Someone else saved this template while you were editing')).toBeVisible();
    await expect(other.getByLabel('Description')).toHaveValue('Mine');
    await other.getByRole('button', { name: 'Keep mine' }).click();
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Mine');
  },
);

test('the template manager works on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const mona = await newMember({ role: 'marketing_admin' });
  await signIn(page, mona.email);
  await expect(row(page, 'Open House Flyer')).toContainText('Published');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit Open House Flyer' }).click();
  await page.getByRole('button', { name: /^Disclosure/ }).click();
  await expect(page.getByLabel('Default')).toHaveValue(/^A pre-approval is not a loan approval/);
  await expectAccessible(page);
});

test.describe('others', () => {
  test('officers get Access Denied', async ({ page }) => {
    const { email } = await newMember({ role: 'officer' });
    await signIn(page, email);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await page.goto(`${MANAGER}/open-house`);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });

  test('compliance can read but not change templates', async ({ page }) => {
    const { email } = await newMember({ role: 'compliance' });
    await signIn(page, email);
    await expect(row(page, 'Open House Flyer')).toContainText('Published');
    await page.goto(`${MANAGER}/open-house`);
    await expect(page.getByRole('heading', { name: 'Open House Flyer' })).toBeVisible();
    await expect(page.getByText('Property address')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Publish|Save)/ })).toHaveCount(0);
  });
});

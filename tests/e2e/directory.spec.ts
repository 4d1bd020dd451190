import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { newEmail, Questionnaire } from './questionnaire.ts';
import { clearRateLimits, loadMailsWithReplyTo } from './world.ts';

const search = (page: Page) => page.getByRole('search', { name: 'Find a loan officer' });
/** How many loan officers were found. */
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ loan officers?\b/ });
const officers = (page: Page) =>
  page.getByRole('region', { name: 'Loan officers' }).getByRole('list').first().locator('> li');

/** Expects officers of several branches; directoryEditing.spec.ts may have added others for a while. */
async function expectEverybody(page: Page) {
  for (const name of ['Daniel Okafor', 'Linh Tran', 'Noah Feldman', 'Sofia Almeida']) {
    // A phone shows only the first ones until the visitor expands the list.
    const heading = page.getByRole('heading', { name, includeHidden: true });
    await expect(officers(page).filter({ has: heading })).toHaveCount(1);
  }
}

test('goes from a branch to its officer, and into the questionnaire with them @both', async ({ page }) => {
  await page.clock.install();
  await page.goto('/branches');
  await expect(page).toHaveTitle(/^Branches and loan officers/);
  const branches = page.getByRole('list', { name: 'Branches' }).getByRole('listitem');
  // directoryEditing.spec.ts may have added others for a while.
  for (const name of ['Clifton', 'Cliffside Park', 'Fountain Valley', 'Newark', 'Woodbridge']) {
    await expect(branches.filter({ has: page.getByRole('link', { name, exact: true }) })).toHaveCount(1);
  }
  await expect(branches.filter({ hasText: 'Clifton' })).toContainText('NJ-0010192');
  await branches.getByRole('link', { name: 'Clifton', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Clifton' })).toBeVisible();
  await expect(page).toHaveURL('/branches/clifton-nj');
  const inClifton = page.getByRole('list', { name: 'Loan officers in Clifton' }).locator('> li');
  await expect(inClifton).toHaveCount(3);
  await inClifton.getByRole('link', { name: 'Daniel Okafor' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Daniel Okafor' })).toBeVisible();
  await expect(page).toHaveTitle(/^Daniel Okafor, Senior Loan Officer/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Call (973) 555-0102' }).first()).toHaveAttribute(
    'href',
    'tel:+19735550102',
  );
  await expect(main.getByRole('link', { name: 'Email Daniel' })).toHaveAttribute(
    'href',
    'mailto:daniel.okafor@larkfield.example',
  );
  await expect(main.getByRole('link', { name: 'Clifton', exact: true })).toHaveAttribute(
    'href',
    '/branches/clifton-nj',
  );
  await expect(main).toContainText('NMLS #1900102Licensed in New Jersey (NJ-0000102)');
  await expect(main.getByRole('link', { name: 'Bank statement loans' })).toHaveAttribute(
    'href',
    '/loans/alternative-lending',
  );
  await expect(main.getByRole('link', { name: 'Look up on NMLS Consumer Access' })).toHaveAttribute(
    'href',
    /nmlsconsumeraccess\.org/,
  );

  await main.getByRole('link', { name: 'Apply with Daniel' }).first().click();
  const questionnaire = new Questionnaire(page);
  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await questionnaire.fillToLastStep(newEmail());
  await expect(page.getByText('Your application goes to Daniel Okafor')).toBeVisible();
  await page.getByRole('button', { name: 'Change your loan officer' }).click();
  await expect(questionnaire.choice('Are you working with a loan officer?', 'Yes')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Your loan officer' })).toHaveValue(/Daniel Okafor/);
});

test('an officer with an expired license takes no applications but links to others', async ({ page }) => {
  await page.goto('/loan-officer/marcus-bell');
  const main = page.getByRole('main');
  await expect(main).toContainText('Marcus isn’t taking applications right now.');
  await expect(main).not.toContainText('Licensed in');
  await expect(main.getByRole('link', { name: 'Apply with Marcus' })).toHaveCount(0);
  const colleague = main.getByRole('link', { name: 'Apply with Linh Tran' });
  await expect(colleague.first()).toHaveAttribute('href', /\/pre-approval\?lo=linh-tran$/);
  await expect(colleague).toHaveCount(2);
});

test('saves an officer as a contact', async ({ page }) => {
  await page.goto('/loan-officer/elif-demir');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Save contact/ }).click();
  expect((await download).suggestedFilename()).toBe('elif-demir.vcf');
  const card = await readFile(await (await download).path(), 'utf8');
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\nN:Demir;Elif;;;\r\n/);
});

test('the menu opens the officers, searchable by name, topic, state and language @both', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Find a loan officer' })
    .click();
  await expect(page).toHaveURL('/branches');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a loan officer' })).toBeVisible();
  await expectEverybody(page);
  await expect(search(page)).not.toHaveAttribute('inert');
  await search(page).getByRole('combobox', { name: 'State' }).selectOption('California');
  await expect(officers(page)).toHaveCount(2);
  await search(page).getByRole('searchbox', { name: 'Name' }).fill('bell');
  await expect(officers(page)).toHaveText(/Marcus Bell/);
  await expect(count(page)).toHaveText('1 loan officer');
  await search(page).getByRole('searchbox', { name: 'Name' }).fill('nobody');
  await expect(page.getByText('No loan officers found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all loan officers' }).click();
  await expectEverybody(page);
  await search(page).getByRole('searchbox', { name: 'Name' }).fill('condo');
  await search(page).getByRole('combobox', { name: 'Language' }).selectOption('Vietnamese');
  await expect(officers(page)).toHaveText(/Linh Tran/);
  await expect(officers(page).getByRole('link', { name: 'Apply with Linh' })).toHaveAttribute(
    'href',
    '/pre-approval?lo=linh-tran',
  );
  await expect(officers(page).getByRole('link', { name: 'Call (714) 555-0111' })).toHaveAttribute(
    'href',
    'tel:+17145550111',
  );
});

test('a ZIP code lists the nearest officers and branches first, and loads its data only then @both', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/branches');
  await expectEverybody(page);
  await expect(search(page)).not.toHaveAttribute('inert');
  const zipFiles = () => asked.filter((url) => /\/\d-[\w-]+\.js$/.test(url));
  const field = search(page).getByRole('searchbox', { name: 'ZIP code' });
  await field.fill('0710');
  await expect(field).toHaveAccessibleDescription('Enter all 5 digits of your ZIP code');
  expect(zipFiles()).toEqual([]);

  await field.fill('07102');
  await expect(count(page)).toHaveText(/^\d+ loan officers for homes in New Jersey, nearest first$/);
  await expect(officers(page).first()).toContainText('Andre Coleman');
  await expect(officers(page).first()).toContainText('Less than 1 mile away');
  await expect(officers(page).filter({ hasText: 'Maya Torres' })).toContainText('9 mi away');
  await expect(officers(page).filter({ hasText: 'Linh Tran' }), 'not licensed there').toHaveCount(0);
  const branches = page.getByRole('list', { name: 'Branches' }).getByRole('listitem');
  await expect(branches.first()).toContainText('Newark');
  await expect(branches.filter({ hasText: 'Fountain Valley' })).toContainText('2,431 mi away');
  expect(zipFiles().length).toBeGreaterThan(0);

  // Going back from an officer's page shows the same list.
  await expect(page).toHaveURL(/\/branches#zip=07102$/);
  await page.goto('/loan-officer/andre-coleman');
  await page.goBack();
  await expect(field).toHaveValue('07102');
  await expect(officers(page).first()).toContainText('Less than 1 mile away');

  await field.fill('10001');
  await expect(page.getByText('We aren’t licensed in New York')).toBeVisible();
  await expect(officers(page).first()).toContainText('Cliffside Park');
  await expectAccessible(page);

  await field.fill('00000');
  await expect(field).toHaveAccessibleDescription(/^We couldn’t find that ZIP code/);
  await expectEverybody(page);
});

for (const [path, title, back] of [
  ['/branches/portland-me', 'Branch Not Found', 'Return to all branches'],
  ['/loan-officer/ruth-abbott', 'Loan Officer Not Found', 'Return to all loan officers'],
] as const) {
  test(`${title} for what only another tenant has, with a link back`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL('/branches');
  });
}

test.describe('when the directory doesn’t load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test('shows an error, and Retry loads it', async ({ page }) => {
    let isDown = true;
    await page.route('**/directory.json', (route) => (isDown ? route.abort() : route.fallback()));
    // Not prerendered in the build: an officer who joined since.
    await page.goto('/loan-officer/new-colleague');
    await expect(page.getByRole('heading', { name: /couldn’t load/ })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Loan Officer Not Found' })).toBeVisible();
  });
});

test.describe('the contact form', () => {
  test.beforeEach(async ({ page }) => {
    await clearRateLimits();
    await page.clock.install();
    await page.goto('/contact');
    await expect(page.getByRole('form', { name: 'Send us a message' })).not.toHaveAttribute('inert');
  });

  const fill = async (page: Page, email: string) => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Rosa Delgado');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('combobox', { name: 'What can we help you with?' }).selectOption('Refinancing');
    await page.getByRole('textbox', { name: 'Message' }).fill('Is it worth it?\nWe have seven years to go.');
  };
  const send = async (page: Page) => {
    await page.clock.fastForward(30_000);
    await page.getByRole('button', { name: 'Send message' }).click();
  };

  test('sends one mail to the office', async ({ page }) => {
    const email = newEmail();
    await fill(page, email);
    const callback = page.getByRole('combobox', { name: 'Would you like us to call you?' });
    await callback.selectOption({ index: 5 });
    await send(page);
    await expect(page.getByText('Enter the number we should call')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Phone' }).fill('2015550147');
    await send(page);
    await expect(page.getByRole('heading', { name: 'We got your message' })).toBeFocused({
      timeout: 30_000,
    });
    await expect(page.getByText(/You asked for a call on \w+day, .*We’ll call you then\./)).toBeVisible();
    const [mail, ...others] = await loadMailsWithReplyTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ['hello@larkfield.example'],
      message: { subject: 'Website message: Refinancing' },
    });
    expect(mail?.message.text).toContain('Is it worth it?');
    expect(mail?.message.text).toContain('(201) 555-0147');
  });

  test('shows the error at each missing field, accessibly at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await page.getByRole('button', { name: 'Send message' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Name is required');
    for (const text of ['Enter your email so we can reply', 'Choose a topic', 'Message is required']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  test.describe('without a connection', () => {
    test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });
    test('keeps the input and sends it later', async ({ page, context }) => {
      const email = newEmail();
      const loaded = page.waitForResponse(/callError-[\w-]+\.js$/);
      await fill(page, email);
      await loaded;
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.getByText(/You’re offline/)).toBeVisible();
      await send(page);
      await expect(page.getByRole('alert')).toContainText('Your message wasn’t sent');
      await context.setOffline(false);
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Rosa Delgado');
      await send(page);
      await expect(page.getByRole('heading', { name: 'We got your message' })).toBeVisible({
        timeout: 30_000,
      });
      expect(await loadMailsWithReplyTo(email)).toHaveLength(1);
    });

    test('reloads with the input if a part of the page failed to load', async ({ page }) => {
      const email = newEmail();
      let isCutOff = true;
      await page.route(/contactCheck-[\w-]+\.js$/, (route) => (isCutOff ? route.abort() : route.continue()));
      await fill(page, email);
      const reloaded = page.waitForEvent('framenavigated').then(() => {
        isCutOff = false;
      });
      await send(page);
      await reloaded;
      await expect(page.getByRole('alert')).toContainText(
        'What you typed is still here. Please send it again.',
      );
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Rosa Delgado');
      await send(page);
      await expect(page.getByRole('heading', { name: 'We got your message' })).toBeVisible({
        timeout: 30_000,
      });
      expect(await loadMailsWithReplyTo(email)).toHaveLength(1);
    });
  });
});

import { randomUUID } from 'node:crypto';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { changeRecord, newMember, openSignedIn } from './memberAccounts.ts';
import { clearRateLimits, loadCallLinks, loadSubmissions } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

// Times are shown in two zones if the visitor's differs from the company's.
test.use({ timezoneId: 'America/New_York' });
// The invalid link.
test.use({ expectedErrors: [/status of 404/] });

test('a visitor moves and cancels their call with an officer through the email’s link @both', async ({
  page,
  browser,
  isMobile,
}) => {
  test.setTimeout(240_000);
  const email = `${randomUUID()}@visitor.example`;
  const officer = await newMember();
  const officerId = isMobile ? 'linh-tran' : 'maya-torres';
  await changeRecord(officer.uid, { officer_id: officerId });
  await clearRateLimits();

  await test.step('requests the call', async () => {
    await page.clock.install();
    await page.goto(`/contact?officer=${officerId}`);
    await expect(page.getByRole('form', { name: 'Pick a time' })).not.toHaveAttribute('inert');
    await page.getByRole('combobox', { name: 'Day and time' }).selectOption({ index: 4 });
    await page.getByRole('textbox', { name: 'Name' }).fill('Rosa Quill');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Phone' }).fill('2015550147');
    await page.getByRole('combobox', { name: 'What can we help you with?' }).selectOption('Refinancing');
    await page.clock.fastForward(30_000);
    await page.getByRole('button', { name: 'Request a call' }).click();
    await expect(page.getByText(/Your reference number is CB-/)).toBeVisible();
  });

  const [record] = await loadSubmissions(email);
  const load = async () => (await loadSubmissions(email))[0];
  const [link = ''] = await loadCallLinks(email);

  await test.step('opens it through the email’s link, which isn’t sent to other sites', async () => {
    const response = await page.goto(link);
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1, name: /^Your call with / })).toBeVisible();
    await expect(page.getByText(`Reference number ${record?.reference_number}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('moves it', async () => {
    await page.getByRole('button', { name: 'Change time' }).click();
    await expect(page.getByRole('heading', { name: 'Pick a new time' })).toBeFocused();
    if (isMobile) {
      await page.getByRole('button', { name: 'More days' }).click();
      await expect(page.getByRole('radio', { disabled: false }).and(page.locator(':focus'))).toBeVisible();
    }
    await page.getByRole('radio').nth(6).check({ force: true });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm time' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We moved your call' })).toBeFocused();
    expect((await load())?.due_at).not.toEqual(record?.due_at);
  });

  await test.step('opens it through the newer email’s link, reloads and cancels it', async () => {
    const links = await loadCallLinks(email);
    expect(links).toHaveLength(2);
    await page.goto('about:blank');
    await page.goto(links[1] ?? '');
    await page.reload();
    await page.getByRole('button', { name: 'Cancel call' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your call is canceled' })).toBeFocused();
    await expectAccessible(page);
    expect(await load()).toMatchObject({ status: 'withdrawn' });
  });

  await test.step('the officer has a notice, and the timeline shows both changes', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const desk = await context.newPage();
    await openSignedIn(desk, officer.email, `/officer-portal/leads?application=${record?.id}&show=timeline`);
    const sheet = desk.getByRole('dialog', { name: 'Rosa Quill' });
    await expect(sheet.getByText('Call canceled')).toBeVisible();
    await expect(sheet.getByText('Call moved')).toBeVisible();
    await desk.goto('/officer-portal');
    await desk.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    await expect(
      desk.getByText(`The borrower canceled callback request ${record?.reference_number}`),
    ).toBeVisible();
    await context.close();
  });

  await test.step('an invalid link shows nothing', async () => {
    await page.goto('about:blank');
    await page.goto(`${link.slice(0, -1)}${link.endsWith('x') ? 'y' : 'x'}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This link doesn’t work anymore' }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

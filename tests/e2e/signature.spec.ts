import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { expectAccessible, inspectBothWidths } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { changeRecord, newMember, openSignedIn } from './memberAccounts.ts';
import { createLink, createSharedFlyer } from './sharedLinks.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
const expect = baseExpect.configure({ timeout: 30_000 });

const ADDRESS = '/officer-portal/signature';

/** An officer in the public list, so that Apply Now has a target. */
async function newOfficer() {
  const account = await newMember();
  await changeRecord(account.uid, {
    name: 'Daniel Okafor',
    phone: '+1 973-555-0102',
    title: '',
    nmls_id: '1900102',
    officer_id: 'daniel-okafor',
  });
  return account;
}

async function open(page: Page, email: string) {
  await openSignedIn(page, email, ADDRESS);
  await expect(page.getByRole('heading', { name: 'Email Signature Generator' })).toBeVisible();
  await expect(page.getByText('Daniel Okafor', { exact: true }).first()).toBeVisible();
}

/** A step specific to each mail program. */
const STEPS = [
  ['Gmail', /See all settings/],
  ['Outlook', /In classic Outlook/],
  ['Apple Mail', /Uncheck Always match/],
] as const;

const preview = (page: Page) => page.getByRole('group', { name: 'Signature preview' });
const toast = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${title}`) });
const order = (page: Page) =>
  page
    .getByRole('list', { name: 'Fields in order' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('p')?.textContent));

/** Returns what a mail program with a contenteditable, like Gmail's, gets from the clipboard. */
async function paste(page: Page) {
  const mail = await page.context().newPage();
  await mail.setContent('<div id="mail" contenteditable="true"></div><textarea id="plain"></textarea>');
  for (const id of ['mail', 'plain']) {
    await mail.locator(`#${id}`).focus();
    await mail.keyboard.press('ControlOrMeta+V');
  }
  await expect(mail.locator('#mail table').first()).toBeVisible();
  const box = mail.locator('#mail');
  const arrived = {
    words: await box.innerText(),
    links: await box.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    pictures: await box
      .locator('img')
      .evaluateAll((pictures) =>
        pictures.map((picture) =>
          ['src', 'width', 'height', 'alt'].map((name) => picture.getAttribute(name)),
        ),
      ),
    styles: await readStyles(box),
    tables: await box.locator('table').count(),
    plain: await mail.locator('#plain').inputValue(),
  };
  await mail.close();
  return arrived;
}

/** Computed font, colors and spacing of each innermost cell. */
const readStyles = (place: ReturnType<Page['locator']>) =>
  place.locator('td:not(:has(table))').evaluateAll((cells) =>
    cells.map((cell) => {
      const { fontFamily, fontSize, color, backgroundColor, paddingTop, paddingLeft } =
        getComputedStyle(cell);
      const spacing = [paddingTop, paddingLeft];
      // Cells of pictures have no font of their own.
      return cell.textContent ? [fontFamily, fontSize, color, backgroundColor, ...spacing] : spacing;
    }),
  );

/** Returns whether any part of the preview is cut off by its frame, or needs scrolling. */
const widths = (page: Page) =>
  preview(page).evaluate((host) => {
    const edge = host.getBoundingClientRect().right;
    const parts = [...(host.shadowRoot?.querySelectorAll('*') ?? [])];
    const message = host.shadowRoot?.firstElementChild;
    return {
      // Ignores fractions of a pixel.
      isCut: parts.some((part) => part.getBoundingClientRect().right > edge + 1),
      hasScroll: message ? message.scrollWidth > message.clientWidth + 1 : true,
    };
  });

test('edits, copies and pastes a signature as shown, and keeps it after a reload', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { email, uid, tenantId } = await newOfficer();
  await open(page, email);

  await test.step('a first visit has defaults and no errors', async () => {
    await expect(preview(page)).toContainText('Loan Officer');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('appears in an email, with what the profile is missing', async () => {
    await expect(preview(page)).toContainText(`Daniel Okafor <${email}>`);
    const hint = page.getByRole('note').filter({ hasText: 'Your profile has no photo or job title yet.' });
    await expect(hint.getByRole('link', { name: 'Profile Settings' })).toHaveAttribute('href', /\/profile$/);
  });

  await test.step('reorder by keyboard: buttons, and the handle', async () => {
    await page.getByRole('button', { name: 'Move Email up' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move Email up' })).toBeFocused();
    expect((await order(page)).slice(0, 4)).toEqual(['Name', 'Job title', 'Email', 'Phone']);
    const handle = page.getByRole('button', { name: 'Drag NMLS number' });
    await handle.press('Space');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect
      .poll(() => order(page))
      .toEqual(['Name', 'Job title', 'Email', 'Phone', 'Website', 'NMLS number', 'Address', 'Social media']);
  });

  await test.step('drag by pointer', async () => {
    await page.getByRole('button', { name: 'Drag Name' }).scrollIntoViewIfNeeded();
    // On a busy machine a whole drag may fall between two frames, so this retries like a person would.
    await expect(async () => {
      const handle = await page.getByRole('button', { name: 'Drag Phone' }).boundingBox();
      const first = await page.getByRole('button', { name: 'Drag Name' }).boundingBox();
      if (!handle || !first) throw new Error('No handles');
      await page.mouse.move(handle.x + 20, handle.y + 20);
      await page.mouse.down();
      await page.mouse.move(handle.x + 20, handle.y - 40, { steps: 5 });
      await page.mouse.move(first.x + 20, first.y + 4, { steps: 15 });
      await page.mouse.up();
      await expect.poll(async () => (await order(page))[0], { timeout: 3000 }).toBe('Phone');
    }).toPass();
    // A finished drag returns the focus to its handle, one frame later.
    await expect(page.locator('[data-dnd-dragging], [data-dnd-dropping]')).toHaveCount(0);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  });

  await test.step('fill the tabs', async () => {
    await page.getByRole('textbox', { name: 'Website' }).fill('http://www.larkfield.example/daniel?a=1&b=2');
    await page.getByRole('textbox', { name: 'Tagline' }).focus();
    await expect(page.getByText('Changed from http:// to https://.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Tagline' }).fill('<b>Every</b> option & "more"');
    await page.getByRole('tab', { name: 'Social Media' }).click();
    await page.getByRole('textbox', { name: 'LinkedIn' }).fill('javascript:alert(1)');
    await page.getByRole('tab', { name: 'Action Buttons' }).click();
    await page.getByRole('switch', { name: 'Show action buttons' }).check();
    await page.getByRole('textbox', { name: 'Book A Call' }).fill('https://calendar.example/daniel');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('textbox', { name: 'LinkedIn' })).toBeFocused();
    await page.getByRole('textbox', { name: 'LinkedIn' }).fill('linkedin.com/in/daniel');
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('slider', { name: 'Logo height' }).press('End');
    await expect(page.getByRole('textbox', { name: 'Logo height' })).toHaveValue('200');
    await page.getByRole('textbox', { name: 'Font size' }).fill('16');
    await page.getByRole('combobox', { name: 'Font' }).selectOption('Georgia');
    await page.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#8a1c4a');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await expect(page.getByText('All changes saved')).toBeVisible();
  });

  await test.step('pastes what was shown', async () => {
    await page.getByRole('button', { name: 'Copy HTML for Email' }).click();
    await expect(toast(page, 'Copied!')).toBeVisible();
    const shown = preview(page).locator('table').first();
    const arrived = await paste(page);
    expect(arrived.words).toContain('Company NMLS #1992001. ');
    for (const fact of ['Daniel Okafor', 'Larkfield Home Mortgage', 'NMLS #1900102']) {
      expect(arrived.words.split(fact), fact).toHaveLength(2);
      expect(arrived.plain.split(fact), fact).toHaveLength(2);
    }
    expect(arrived.words.replace(/\s+/g, ' ').trim()).toBe(
      (await shown.innerText()).replace(/\s+/g, ' ').trim(),
    );
    expect(arrived.words).toContain('<b>Every</b> option & "more"');
    expect(arrived.links).toEqual([
      'tel:+19735550102',
      `mailto:${email}`,
      'https://www.larkfield.example/daniel?a=1&b=2',
      'https://linkedin.com/in/daniel',
      `${baseURL}/pre-approval?lo=daniel-okafor`,
      'https://calendar.example/daniel',
      'https://www.nmlsconsumeraccess.org/',
    ]);
    expect(arrived.pictures).toEqual([
      [`${baseURL}/signature-icons/home.png`, '200', '200', ''],
      [`${baseURL}/signature-icons/linkedin-sign.png`, '24', '24', 'LinkedIn'],
      [`${baseURL}/signature-icons/equal-housing.png`, '16', '16', ''],
    ]);
    expect(arrived.styles).toEqual(await readStyles(shown));
    expect(arrived.tables).toBe(await preview(page).locator('table').count());
    expect(arrived.plain).toContain('LinkedIn: https://linkedin.com/in/daniel\n');
    expect(arrived.plain).toContain('Apply Now: ');
    await page.getByText('Plain text', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Preview' }).locator('pre')).toHaveText(arrived.plain);
    for (const [address] of arrived.pictures) {
      const response = await page.request.get(String(address));
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
    }
  });

  await test.step('pastes what was shown in every layout', async () => {
    for (const layout of ['Vertical', 'Compact', 'Banner', 'Horizontal']) {
      await page.getByRole('radio', { name: layout }).check();
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.getByRole('button', { name: 'Copy HTML for Email' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('NMLS');
      const shown = preview(page).locator('table').first();
      const arrived = await paste(page);
      expect(arrived.words.replace(/\s+/g, ' ').trim(), layout).toBe(
        (await shown.innerText()).replace(/\s+/g, ' ').trim(),
      );
      expect(arrived.styles, layout).toEqual(await readStyles(shown));
      expect(arrived.tables, layout).toBe(await preview(page).locator('table').count());
    }
  });

  await test.step('source and file', async () => {
    await page.getByRole('button', { name: 'Copy source' }).click();
    const source = await page.evaluate(() => navigator.clipboard.readText());
    expect(source).toMatch(/^<table role="presentation".*<\/table>$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download HTML' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('signature.htm');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('utf8')).toContain(source);
  });

  await test.step('a reload keeps it', async () => {
    await page.reload();
    await expect(preview(page)).toContainText('<b>Every</b>');
    expect((await order(page))[0]).toBe('Phone');
    const stored = (await firestore.doc(paths.emailSignatures.one(tenantId, uid)).get()).data();
    expect(stored).toMatchObject({
      user_id: uid,
      tenant_id: tenantId,
      logo_size: 200,
      font_size: 16,
      accent_color: '#8a1c4a',
      website_url: 'https://www.larkfield.example/daniel?a=1&b=2',
    });
  });
});

test('guards unsaved changes, and previews dark, phone and all layouts', async ({ page }) => {
  test.setTimeout(300_000);
  const { email } = await newOfficer();
  await open(page, email);
  await page.getByRole('button', { name: 'Dark' }).click();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Design' }).click();
  for (const layout of ['Vertical', 'Compact', 'Banner']) {
    await page.getByRole('radio', { name: layout }).check();
    await expect(preview(page)).toContainText('Equal Housing Opportunity');
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expectAccessible(page);
  for (const [program, step] of STEPS) {
    const steps = page.getByRole('region', { name: program, exact: true });
    await expect(steps.getByText(step)).toBeVisible();
    await expect(steps.getByRole('listitem')).toHaveCount(3);
  }
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('radio', { name: 'Horizontal' })).toBeChecked();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);

  await test.step('no layout shrinks at usual sizes on the narrowest phone', async () => {
    for (const layout of ['Vertical', 'Compact', 'Banner', 'Horizontal']) {
      await page.getByRole('radio', { name: layout }).check();
      await expect(preview(page)).toContainText('Company NMLS #1992001.');
      await expect(page.getByText(/^Wider than this screen/)).toHaveCount(0);
      expect(await widths(page)).toEqual({ isCut: false, hasScroll: false });
    }
  });

  await test.step('nothing is cut off on the narrowest phone at any size', async () => {
    await page.getByRole('textbox', { name: 'Font size' }).fill('20');
    await page.getByRole('textbox', { name: 'Logo height' }).fill('200');
    for (const layout of ['Vertical', 'Compact', 'Banner', 'Horizontal']) {
      await page.getByRole('radio', { name: layout }).check();
      // In Compact, the mark is inline at half its size, and fits.
      const isWider = layout !== 'Compact';
      await expect(page.getByText(/^Wider than this screen: shown at \d\d%/)).toHaveCount(isWider ? 1 : 0);
      expect(await widths(page)).toEqual({ isCut: false, hasScroll: false });
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await widths(page)).toEqual({ isCut: false, hasScroll: false });
  });
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Account Information' })).toBeVisible();
});

test('Apply Now opens one of the officer’s own tracked links', async ({ page, baseURL }) => {
  const officer = await newOfficer();
  const colleague = await newMember();
  await open(page, officer.email);
  await page.getByRole('tab', { name: 'Action Buttons' }).click();
  await page.getByRole('switch', { name: 'Show action buttons' }).check();
  const choose = page.getByRole('button', { name: 'Use one of my tracked links: Apply Now' });
  const dialog = page.getByRole('dialog', { name: 'Tracked link for Apply Now' });

  await test.step('none yet: a link to create one', async () => {
    await choose.click();
    await expect(dialog.getByText('No live links yet')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'View my approved flyers' })).toBeVisible();
    await inspectBothWidths(page);
  });

  const flyerId = await createSharedFlyer(officer, 'Sunday on Maple Avenue');
  const code = await createLink(officer, flyerId, { label: 'Signature' });
  await createLink(officer, flyerId, { label: 'Over', expires_at: new Date('2026-01-06T15:00:00Z') });
  await createLink(officer, flyerId, { label: 'Off', is_disabled: true });
  await createLink(officer, flyerId, { kind: 'print' });
  await createLink(colleague, await createSharedFlyer(colleague, 'Of a colleague'), { label: 'Theirs' });

  await test.step('selected by keyboard', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await choose.press('Enter');
    const links = dialog.getByRole('list', { name: 'Your tracked links' }).getByRole('button');
    await expect(links).toHaveText([/^Sunday on Maple Avenue\s*Signature\. Never expires$/]);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectAccessible(page);
    await links.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(choose).toBeFocused();
  });

  // This local site has no certificate, but mail links only https addresses.
  const address = `${baseURL?.replace('http:', 'https:')}/shared/${code}`;
  await expect(page.getByRole('textbox', { name: 'Apply Now' })).toHaveValue(address);
  await expect(preview(page).getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', address);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  const stored = await firestore.doc(paths.emailSignatures.one(officer.tenantId, officer.uid)).get();
  expect(stored.get('apply_now_url')).toBe(address);
});

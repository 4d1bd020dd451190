import { randomUUID } from 'node:crypto';
import type { FlyerRecord } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { getStorage } from 'firebase-admin/storage';
import { expectAccessible } from './expectAccessible.ts';
import { app, firestore, PROJECT_ID } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { type MemberAccount, newMember, openSignedIn } from './memberAccounts.ts';
import { almostTooLarge, hasExif, hostileFiles, sidewaysJpeg } from './pictureFiles.ts';

const expect = baseExpect.configure({ timeout: 30_000 });

const bucket = getStorage(app).bucket(`${PROJECT_ID}.appspot.com`);
const LABEL = 'Property photo';

/** A draft of the member's own, from the seeded template, open in the editor. */
async function openDraft(page: Page): Promise<{ owner: MemberAccount; id: string }> {
  const owner = await newMember();
  const id = `flyer-${randomUUID()}`;
  const draft: FlyerRecord = {
    id,
    template_id: 'open-house',
    template_version_id: 'open-house-v2',
    title: 'Sunday on Maple Avenue',
    owner_user_id: owner.uid,
    tenant_id: owner.tenantId,
    status: 'editing',
    reason: null,
    data: { headline: 'Open house', property_address: '14 Maple Avenue, Clifton, NJ 07011' },
    created_at: new Date(),
    updated_at: new Date(),
  };
  await firestore.doc(paths.flyers.one(owner.tenantId, id)).set(draft);
  await openSignedIn(page, owner.email, `/officer-portal/pdf/edit/${id}`);
  await expect(button(page, 'Choose file')).toBeVisible();
  return { owner, id };
}

const button = (page: Page, name: string) => page.getByRole('button', { name: `${name}: ${LABEL}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: `Crop and rotate: ${LABEL}` });
const shown = (page: Page) => page.getByRole('img', { name: `${LABEL}, current picture` });

async function choose(page: Page, buffer: Buffer, name = 'photo.jpg') {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose file').click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
}
const crop = (page: Page) => dialog(page).getByRole('button', { name: 'Use picture' }).click();

async function listUploads({ tenantId, uid }: MemberAccount): Promise<string[]> {
  const [files] = await bucket.getFiles({ prefix: `${paths.userUploads(tenantId, uid)}/` });
  return files.map(({ name }) => name);
}

/** Size of the displayed picture, and the colors at its top and bottom. */
const look = (page: Page) =>
  shown(page).evaluate(async (image: HTMLImageElement) => {
    const bitmap = await createImageBitmap(await (await fetch(image.src)).blob());
    const { width, height } = bitmap;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const colour = (y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(width / 2, y, 1, 1).data ?? [];
      return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'another';
    };
    return { width, height, top: colour(height * 0.1), bottom: colour(height * 0.9) };
  });

test('a photo is rotated upright, cropped, stripped of metadata and saved with the flyer @both', async ({
  page,
}) => {
  const { owner, id } = await openDraft(page);
  const photo = await sidewaysJpeg(page, 3200, 1600);
  expect(hasExif(photo)).toBe(true);
  await choose(page, photo);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'As printed' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Original' }).click();
  await crop(page);
  await expect(shown(page)).toBeVisible();
  expect(await look(page)).toEqual({ width: 1200, height: 2400, top: 'red', bottom: 'blue' });

  const [path = ''] = await listUploads(owner);
  const [stored] = await bucket.file(path).download();
  expect(hasExif(stored)).toBe(false);
  const [metadata] = await bucket.file(path).getMetadata();
  expect(metadata).toMatchObject({
    contentType: 'image/jpeg',
    cacheControl: 'public, max-age=3600',
    metadata: { picture_check: 'passed' },
  });

  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect
    .poll(async () => {
      const flyer = await firestore.doc(paths.flyers.one(owner.tenantId, id)).get();
      return String(flyer.get('data.property_photo'));
    })
    .toContain(`/${encodeURIComponent(path)}?`);
});

test('rotates, zooms, replaces and removes a picture by keyboard', async ({ page }) => {
  const { owner } = await openDraft(page);
  const photo = await sidewaysJpeg(page, 1600, 800);
  await choose(page, photo);
  await dialog(page).getByRole('button', { name: 'Rotate right' }).click();
  await dialog(page).getByRole('button', { name: 'Rotate right' }).click();
  await dialog(page).getByRole('button', { name: 'Original' }).click();
  await crop(page);
  await expect(shown(page)).toBeVisible();
  expect(await look(page)).toEqual({ width: 800, height: 1600, top: 'blue', bottom: 'red' });

  const first = await shown(page).getAttribute('src');
  await choose(page, photo);
  const zoom = dialog(page).getByRole('slider', { name: 'Zoom' });
  await zoom.focus();
  await page.keyboard.press('End');
  await expect(zoom).toHaveAttribute('aria-valuetext', '400%');
  await dialog(page).getByRole('button', { name: 'Square' }).click();
  await crop(page);
  await expect(shown(page)).not.toHaveAttribute('src', first ?? '');
  const { width, height } = await look(page);
  expect(width).toBe(height);
  expect(width).toBeLessThan(250);
  expect(await listUploads(owner)).toHaveLength(2);

  await button(page, 'Remove').click();
  await expect(shown(page)).toHaveCount(0);
  await expect(button(page, 'Choose file')).toBeFocused();
});

test('crops a picture to its slot’s shape; a small one gets a warning and can be kept', async ({ page }) => {
  await openDraft(page);
  const photo = await sidewaysJpeg(page, 400, 800);
  await choose(page, photo);
  await crop(page);
  await expect(shown(page)).toBeVisible();
  // Its box in the live preview, which crops nothing more.
  const place = page.getByRole('region', { name: 'Live preview' }).locator('image').first();
  const side = async (name: string) => Number(await place.getAttribute(name));
  const ratio = (await side('width')) / (await side('height'));
  const { width, height } = await look(page);
  expect(Math.abs(width / height - ratio)).toBeLessThan(0.01);
  const sharp = ['width', 'height'].map(async (name) => Math.ceil((await side(name)) * (150 / 72)));
  const [across, down] = await Promise.all(sharp);
  await expect(page.getByRole('group', { name: LABEL })).toHaveAccessibleDescription(
    new RegExp(
      `This picture is too small for its spot and may print blurry: ${width} x ${height} pixels, ${across} x ${down} would be sharp`,
    ),
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .first(),
  ).toBeVisible();
});

test('rejects hostile files with the right messages, and stores nothing', async ({ page }) => {
  const { owner } = await openDraft(page);
  const photo = await sidewaysJpeg(page, 400, 200);
  for (const [name, bytes, words] of hostileFiles(photo)) {
    await choose(page, bytes, name);
    await expect(page.getByRole('alert').filter({ hasText: words }), name).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  }
  expect(await listUploads(owner)).toEqual([]);

  await test.step('data hidden behind a picture isn’t published', async () => {
    await choose(page, almostTooLarge(photo), 'page.html');
    await crop(page);
    await expect(shown(page)).toBeVisible();
    const [path = ''] = await listUploads(owner);
    const [stored] = await bucket.file(path).download();
    expect(stored.includes('<script>')).toBe(false);
    expect(stored.length).toBeLessThan(100_000);
  });
});

test('a picture is private until the server publishes it', async ({ page }) => {
  const { owner, id } = await openDraft(page);
  await choose(page, await sidewaysJpeg(page, 400, 200));
  await crop(page);
  await expect(shown(page)).toBeVisible();
  // The page's own save has to be finished, or it would overwrite what is stored below.
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .first(),
  ).toBeVisible();
  // As stored by somebody who bypasses the page: without publish-picture, but with a token that opens it.
  const path = `${paths.userUploads(owner.tenantId, owner.uid)}/1790000000001.jpg`;
  const token = randomUUID();
  await bucket.file(path).save(await sidewaysJpeg(page, 400, 200), {
    resumable: false,
    contentType: 'image/jpeg',
    metadata: { metadata: { firebaseStorageDownloadTokens: token } },
  });
  const published = (await shown(page).getAttribute('src')) ?? '';
  const address = published.replace(/\/o\/[^?]+/, `/o/${encodeURIComponent(path)}`);
  expect((await page.request.get(published)).status()).toBe(200);
  expect((await page.request.get(address)).status()).toBe(403);
  expect((await page.request.get(`${address}&token=${token}`)).status()).toBe(200);
  await firestore
    .doc(paths.flyers.one(owner.tenantId, id))
    .update({ 'data.property_photo': `${address}&token=${token}` });
  await page.reload();
  await expect(page.getByText('This picture can’t be shown.')).toBeVisible();
  await expect(page.getByText('A picture in this flyer couldn’t be loaded.')).toBeVisible();
});

test.describe('addresses', () => {
  // The browser logs an address that can't be loaded.
  test.use({
    expectedErrors: [[/Failed to load resource/, /blocked by CORS policy/], { scope: 'test' }],
  });

  test('the browser loads a pasted address and copies the picture', async ({ page }) => {
    const { owner } = await openDraft(page);
    const photo = await sidewaysJpeg(page, 400, 200);
    const headers = { 'access-control-allow-origin': '*' };
    const elsewhere = { 'access-control-allow-origin': 'https://elsewhere.example' };
    await page.route('https://pictures.example/**', (route) => {
      expect(route.request().headers().referer).toBeUndefined();
      const file = new URL(route.request().url()).pathname;
      if (file === '/photo') return route.fulfill({ body: photo, contentType: 'text/plain', headers });
      if (file === '/page')
        return route.fulfill({ body: '<html></html>', contentType: 'image/jpeg', headers });
      if (file === '/closed') return route.fulfill({ body: photo, headers: elsewhere });
      return route.fulfill({ status: 404, body: 'No', headers });
    });
    await button(page, 'Use a web address').click();
    const input = page.getByLabel(/image URL$/);
    const load = async (address: string) => {
      await input.fill(address);
      await page.getByRole('button', { name: 'Load picture' }).click();
    };
    const expectAlert = (words: string) =>
      expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    for (const address of [
      'https://pictures.example/gone',
      'https://pictures.example/closed',
      'not an address',
    ]) {
      await load(address);
      await expectAlert('Invalid ImageCould not load image from URL');
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    }
    await load('https://pictures.example/page');
    await expectAlert('Invalid FilePlease upload an image file (JPG, PNG, WebP)');
    expect(await listUploads(owner)).toEqual([]);
    await expectAccessible(page);

    await load('https://pictures.example/photo');
    await crop(page);
    await expect(shown(page)).toBeVisible();
    expect(await listUploads(owner)).toHaveLength(1);
    await expect(shown(page)).not.toHaveAttribute('src', /pictures\.example/);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [[/./], { scope: 'test' }] });

  test('cancels an upload, fails offline, and succeeds with the same picture', async ({ page, context }) => {
    const { owner } = await openDraft(page);
    const photo = await sidewaysJpeg(page, 400, 200);
    const hold = Promise.withResolvers<void>();
    const isUpload = (url: URL) => url.pathname.startsWith('/v0/b/');
    await page.route(isUpload, async (route) => {
      if (route.request().method() === 'POST') await hold.promise;
      await route.abort().catch(() => undefined);
    });
    await choose(page, photo);
    await crop(page);
    await expect(page.getByRole('progressbar', { name: `Uploading: ${LABEL}` })).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(page.getByRole('progressbar', { name: `Uploading: ${LABEL}` })).toHaveCount(0);
    hold.resolve();
    await page.unroute(isUpload);
    await expect(shown(page)).toHaveCount(0);

    await choose(page, photo);
    await expect(dialog(page)).toBeVisible();
    await context.setOffline(true);
    await crop(page);
    await expect(page.getByRole('alert').filter({ hasText: 'You’re offline.' })).toBeVisible();
    expect(await listUploads(owner)).toEqual([]);
    await context.setOffline(false);
    await button(page, 'Try again').click();
    await expect(shown(page)).toBeVisible();
    expect(await listUploads(owner)).toHaveLength(1);
  });
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { openSignedIn } from './memberAccounts.ts';
import { newTeam } from './team.ts';

const expect = baseExpect.configure({ timeout: 30_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function personAction(page: Page, name: string, action: string) {
  await button(page, `Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Every form dialog that a portal page opens directly. */
const DIALOGS: readonly {
  address: string;
  title: string;
  save: string;
  open: (page: Page) => Promise<void>;
}[] = [
  {
    address: '/officer-portal/realtors',
    title: 'Add realtor',
    save: 'Add realtor',
    open: (page) => button(page, 'Add realtor').click(),
  },
  {
    address: '/officer-portal/realtors',
    title: 'Import realtors',
    save: 'Import',
    open: (page) => button(page, 'Import CSV').click(),
  },
  {
    address: '/officer-portal/people',
    title: 'Invite teammate',
    save: 'Send invitation',
    open: (page) => button(page, 'Invite teammate').click(),
  },
  {
    address: '/officer-portal/people',
    title: 'Change Ana Reyes’s role or branch',
    save: 'Save',
    open: (page) => personAction(page, 'Ana Reyes', 'Change role and branch'),
  },
  {
    address: '/officer-portal/people',
    title: 'Deactivate Ana Reyes?',
    save: 'Deactivate',
    open: (page) => personAction(page, 'Ana Reyes', 'Deactivate'),
  },
];

/** Expects an element to be completely inside the window, and not cut off by a container. */
async function expectInSight(page: Page, element: Locator) {
  await expect(element).toBeInViewport({ ratio: 1 });
  const box = await element.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box).not.toBeNull();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
}

const WINDOWS = [
  { width: 1440, height: 868 },
  { width: 390, height: 640 },
] as const;

test('dialogs with a form show their buttons in a wide window and on a phone', async ({ page }) => {
  test.slow();
  const { admin, ana } = await newTeam();
  // Only members who have signed in can be deactivated; for others, the invitation is canceled.
  await openSignedIn(page, ana.email, '/officer-portal/realtors');
  await page.setViewportSize(WINDOWS[0]);
  await openSignedIn(page, admin.email, '/officer-portal/realtors');
  for (const { address, title, save, open } of DIALOGS) {
    await test.step(title, async () => {
      await page.setViewportSize(WINDOWS[0]);
      await page.goto(address);
      await open(page);
      const dialog = page.getByRole('dialog', { name: title });
      for (const { width, height } of WINDOWS) {
        await test.step(`${width} x ${height}`, async () => {
          await page.setViewportSize({ width, height });
          await expectInSight(page, dialog.getByRole('button', { name: save, exact: true }));
          await expectInSight(page, dialog.getByRole('button', { name: 'Cancel' }));
          if (width < 600) {
            expect(await dialog.boundingBox(), 'fills the screen').toEqual({ x: 0, y: 0, width, height });
          }
          await expectAccessible(page);
        });
      }
    });
  }
});

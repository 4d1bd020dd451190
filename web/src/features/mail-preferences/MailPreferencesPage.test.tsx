import { defaultMailPreferences, type MailPreferences } from '@brokerage/domain/mail/mailPreferences';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { failed } from '../../testing/failed.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { MailPreferencesPage } from './MailPreferencesPage.tsx';
import { useMailPreferences, useSaveMailPreferences } from './useMailPreferences.ts';

vi.mock('./useMailPreferences.ts', () => ({ useMailPreferences: vi.fn(), useSaveMailPreferences: vi.fn() }));

const save = vi.fn<ReturnType<typeof useSaveMailPreferences>>();
beforeEach(() => {
  save.mockReset();
  vi.mocked(useSaveMailPreferences).mockReturnValue(save);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

const stored = (topics: Partial<MailPreferences['topics']> = {}): MailPreferences => {
  const preferences = defaultMailPreferences('daniel');
  return { ...preferences, topics: { ...preferences.topics, ...topics } };
};
const ready = (data: MailPreferences): Live<MailPreferences> => ({ status: 'ready', data, stale: false });

function open(
  live: Live<MailPreferences>,
  member: object = { role: 'officer', officer_id: 'daniel-okafor' },
) {
  vi.mocked(useMailPreferences).mockReturnValue(live);
  const session = {
    status: 'signed-in',
    user: { uid: 'daniel', email: 'daniel@larkfield.example' },
    member: { user_id: 'daniel', tenant_id: 'larkfield', status: 'active', ...member },
  };
  const router = createMemoryRouter([{ path: '*', element: <MailPreferencesPage /> }], {
    initialEntries: ['/officer-portal/notifications'],
  });
  // A new element each time, because the page itself has to render again.
  const tree = () => (
    <SessionContext value={{ ...session } as never}>
      <NotifyProvider>
        <RouterProvider router={router} />
      </NotifyProvider>
    </SessionContext>
  );
  const { rerender } = render(tree());
  return Object.assign(userEvent.setup(), {
    next: (state: Live<MailPreferences>) => {
      vi.mocked(useMailPreferences).mockReturnValue(state);
      rerender(tree());
    },
  });
}

test('saves all choices together, and keeps those that this role doesn’t see', async () => {
  const user = open(ready(stored({ template_consent: 'off', flyer_ends: 'daily' })));
  expect(screen.queryByLabelText('Template consent')).toBeNull();
  expect(screen.getByLabelText('Expiring flyers')).toHaveValue('daily');
  await user.selectOptions(screen.getByLabelText('Lead reminders and deadlines'), 'Off');
  expect(screen.getByText(/won’t get an email before a deadline passes/)).toBeVisible();
  save.mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledWith(
    stored({ template_consent: 'off', flyer_ends: 'daily', lead_reminders: 'off' }).topics,
  );
  expect(await screen.findByText('Notification settings saved')).toBeVisible();
});

test('keeps the choices after a failed save, and restores the stored ones on Cancel', async () => {
  const user = open(ready(stored()));
  await user.selectOptions(screen.getByLabelText('Flyer reviews'), 'Daily summary');
  save.mockRejectedValue(new Error('unavailable'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Couldn’t save your notification settings')).toBeVisible();
  expect(screen.getByLabelText('Flyer reviews')).toHaveValue('daily');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Flyer reviews')).toHaveValue('now');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('keeps choices made during a save', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  save.mockReturnValue(promise);
  const user = open(ready(stored()));
  await user.selectOptions(screen.getByLabelText('Flyer reviews'), 'Daily summary');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.selectOptions(screen.getByLabelText('Expiring flyers'), 'Off');
  resolve();
  await screen.findByText('Notification settings saved');
  expect(screen.getByLabelText('Flyer reviews')).toHaveValue('daily');
  expect(screen.getByLabelText('Expiring flyers')).toHaveValue('off');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('merges choices made elsewhere, and shows conflicts with the choice of theirs', async () => {
  const user = open(ready(stored()));
  await user.selectOptions(screen.getByLabelText('Flyer reviews'), 'Daily summary');
  user.next(ready(stored({ flyer_reviews: 'off', flyer_ends: 'daily' })));
  expect(screen.getByLabelText('Expiring flyers')).toHaveValue('daily');
  expect(screen.getByLabelText('Flyer reviews')).toHaveValue('daily');
  const title = screen.getByText('Your notification settings were changed somewhere else');
  expect(title.closest('[role=status]')).toHaveTextContent(
    /Flyer reviewsYoursDaily summaryKeep mineThe other versionOff/,
  );
  await user.click(screen.getByRole('button', { name: 'Use the other version: Flyer reviews' }));
  expect(screen.getByLabelText('Flyer reviews')).toHaveValue('off');
  expect(title).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('shows what can be chosen and what is always sent while the choices load', () => {
  open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('heading', { name: 'Emails you can choose' })).toBeVisible();
  expect(screen.getByText('Flyer reviews')).toBeVisible();
  expect(screen.queryByText('Template consent'), 'not for this role').toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading your notification settings' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Emails that always go out' })).toBeVisible();
});

test('offers Retry if they couldn’t load', async () => {
  const retry = vi.fn();
  const user = open(failed('unavailable', retry));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('hides leads from members outside the directory', () => {
  open(ready(stored()), { role: 'compliance', officer_id: null });
  expect(screen.queryByLabelText('New leads')).toBeNull();
  expect(screen.getByLabelText('Template consent')).toBeVisible();
});

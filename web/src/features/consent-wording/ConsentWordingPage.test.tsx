import { tenantSchema } from '@brokerage/domain/company/tenant';
import {
  type ConsentVersion,
  FIRST_CONSENT,
  firstConsent,
} from '@brokerage/domain/preapproval/consent/consentVersion';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useTenant } from '../../lib/live-data/records/useTenant.ts';
import { useList } from '../../lib/live-data/useList.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { ConsentWordingPage } from './ConsentWordingPage.tsx';

vi.mock('../../lib/live-data/records/useTenant.ts', () => ({ useTenant: vi.fn() }));
vi.mock('../../lib/firebaseContext.tsx', async (original) => ({
  ...(await original<typeof import('../../lib/firebaseContext.tsx')>()),
  useFirestore: () => ({}),
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: (_firestore: unknown, path: string) => path,
}));
vi.mock('../../lib/live-data/useList.ts', () => ({ useList: vi.fn() }));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const tenant = tenantSchema.parse({
  id: 'larkfield',
  company_name: 'Larkfield',
  nmls_id: '1992001',
  phone: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  hours: 'Mon-Fri 9AM-6PM',
  licence_lines: [],
});
const second: ConsentVersion = {
  ...firstConsent('Larkfield'),
  version: '2026-11-23',
  published_at: new Date('2026-11-23T15:00:00Z'),
  published_by_user_id: 'helen',
  published_by_name: 'Helen Park',
};
const first: ConsentVersion = {
  ...firstConsent('Larkfield & Sons'),
  published_at: null,
  published_by_user_id: null,
  published_by_name: '',
};

function show(versions: readonly ConsentVersion[], consent: ConsentVersion | null) {
  vi.mocked(useTenant).mockReturnValue({
    status: 'ready',
    data: { ...tenant, consent },
    stale: false,
  } as never);
  vi.mocked(useList).mockReturnValue({
    status: 'ready',
    data: { items: versions, unreadable: 0 },
    stale: false,
  } as never);
}

function open(role = 'super_admin') {
  const session = memberSession({ role }, { uid: 'helen', email: 'x@larkfield.example' });
  let refresh = () => {};
  const Page = () => {
    [, refresh] = useReducer((times: number) => times + 1, 0);
    return (
      <SessionContext value={session}>
        <NotifyProvider>
          <ConsentWordingPage />
        </NotifyProvider>
      </SessionContext>
    );
  };
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  render(<RouterProvider router={router} />);
  return () => act(() => refresh());
}

beforeEach(() => {
  vi.mocked(callFunction).mockReset().mockResolvedValue({ version: '2026-11-24' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('shows the applicants’ wording, and earlier versions with who published them', () => {
  show([second, first], second);
  open();
  expect(screen.getByRole('heading', { name: 'In use: version 2026-11-23' })).toBeVisible();
  expect(screen.getByText(/^Published by Helen Park on/)).toBeVisible();
  const earlier = screen.getByRole('article', { name: `Version ${FIRST_CONSENT}` });
  expect(within(earlier).getByText(/Larkfield & Sons may contact me/)).toBeVisible();
  expect(within(earlier).getByText('The wording your company started with')).toBeVisible();
});

test('a company without published wording has the default one', () => {
  show([], null);
  open();
  expect(screen.getByRole('heading', { name: `In use: version ${FIRST_CONSENT}` })).toBeVisible();
  expect(screen.getByText(/^I agree that Larkfield may contact me/)).toBeVisible();
  expect(screen.getByText(/^None yet\./)).toBeVisible();
});

test('publishes new wording, with a preview that has the company’s name', async () => {
  show([], null);
  open();
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Change wording' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change the consent wording' }));
  await person.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText('Change the wording before you publish it.')).toBeVisible();
  const field = dialog.getByRole('textbox', { name: /^Contact about the inquiry/ });
  await person.clear(field);
  await person.type(field, 'Yes');
  await person.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(dialog.getByText('Write {company} where your company’s name belongs')).toBeVisible();
  expect(callFunction).not.toHaveBeenCalled();
  await person.clear(field);
  await person.paste('{company} may call me. This is not a condition of approval.');
  expect(dialog.getByText('Larkfield may call me. This is not a condition of approval.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('publish-consent-wording', {
    version: FIRST_CONSENT,
    wording: {
      ...firstConsent('').wording,
      consent_tcpa: '{company} may call me. This is not a condition of approval.',
    },
  });
  expect(screen.getByText('Consent wording published')).toBeVisible();
});

test('shows when someone else publishes meanwhile, and keeps the input', async () => {
  show([], null);
  const refresh = open();
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Change wording' }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: /^Text messages/ });
  await person.type(field, ' Thank you.');
  show([second, first], second);
  refresh();
  expect(await dialog.findByText(/Someone else published a wording/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await person.click(dialog.getByRole('button', { name: 'Keep mine' }));
  expect((field as HTMLTextAreaElement).value).toMatch(/Thank you\.$/);
  await person.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(vi.mocked(callFunction).mock.calls[0]?.[1]).toMatchObject({ version: '2026-11-23' });
});

test('shows what couldn’t load, and retries', async () => {
  show([], null);
  const retry = vi.fn();
  vi.mocked(useList).mockReturnValue({ status: 'failed', error: new Error('x'), retry } as never);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('is only open to super administrators', () => {
  show([], null);
  open('compliance');
  expect(screen.queryByRole('button', { name: 'Change wording' })).toBeNull();
});

import type { Template } from '@brokerage/domain/template/template';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useTemplate } from '../../lib/live-data/records/useTemplate.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { expectLogged } from '../../testing/expectLogged.ts';
import { CreateFlyerPage } from './CreateFlyerPage.tsx';
import { failed, loading, openPage, ready } from './testing/portal.tsx';
import { parties, template, version } from './testing/sampleFlyers.ts';

vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('../../lib/live-data/records/useTemplate.ts', () => ({ useTemplate: vi.fn() }));
vi.mock('../../lib/live-data/records/useTemplateVersion.ts', () => ({
  useTemplateVersion: () => ready(version),
}));
vi.mock('../../lib/live-data/records/useFlyerParties.ts', () => ({ useFlyerParties: () => ready(parties) }));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(useTemplate).mockReset();
  vi.mocked(callFunction)
    .mockReset()
    .mockImplementation((_name, input) => Promise.resolve(input as never));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

const openHouse = template('open-house', { name: 'Open House Flyer' });
function open(live: Live<Template | undefined> = ready(openHouse), search = '?template=open-house') {
  vi.mocked(useTemplate).mockReturnValue(live);
  return { ...openPage(<CreateFlyerPage />, `/officer-portal/pdf/create${search}`), user: userEvent.setup() };
}
const title = () => screen.getByLabelText(/^Flyer Title/);
const create = () => screen.getByRole('button', { name: 'Create and Continue Editing' });
const address = () => screen.getByLabelText('Address');

test('takes a title, then opens the editor', async () => {
  const { user, container } = open();
  expect(useTemplate).toHaveBeenCalledWith('larkfield', 'open-house');
  expect(title()).not.toHaveAttribute('placeholder');
  expect(title()).toHaveAccessibleDescription(/For example: Open house at 14 Maple Avenue\./);
  expect(title()).toHaveValue('');
  expect(title()).toHaveFocus();
  expect(container.querySelector('svg[role="img"]')).toHaveTextContent('Open house');
  await user.type(title(), '  14 Maple Avenue ');
  await user.click(create());
  expect(callFunction).toHaveBeenCalledWith('create-flyer', {
    id: expect.stringMatching(/^[\w-]{21}$/),
    template_id: 'open-house',
    title: '14 Maple Avenue',
    realtor_id: null,
  });
  const [[, { id }]] = vi.mocked(callFunction).mock.calls as unknown as [[string, { id: string }]];
  await waitFor(() => expect(address()).toHaveTextContent(`/officer-portal/pdf/edit/${id}`));
});

test('without a title, shows an error at the field and in a toast, and creates nothing', async () => {
  const { user } = open();
  await user.type(title(), '   ');
  await user.click(create());
  expect(screen.getByRole('alert')).toHaveTextContent('Missing TitlePlease enter a title for your flyer');
  expect(title()).toHaveAccessibleDescription('Please enter a title for your flyer');
  expect(title()).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
  await user.type(title(), 'M');
  expect(title()).toBeValid();
  expect(title()).toHaveAccessibleDescription(/^Only you and the reviewers see this\. Customers never do\./);
});

test('rejects a title that is too long', async () => {
  const { user } = open();
  await user.click(title());
  await user.paste('x'.repeat(203));
  await user.click(create());
  expect(title()).toHaveAccessibleDescription('Please make it 3 characters shorter');
  expect(callFunction).not.toHaveBeenCalled();
});

test('creates one flyer for two clicks, shows a rejection, and retries the same flyer', async () => {
  let refuse: (error: Error) => void = vi.fn();
  vi.mocked(callFunction).mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)));
  const { user } = open();
  await user.type(title(), 'Maple{Enter}{Enter}');
  expect(callFunction).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: /Create and Continue Editing/ })).toBeDisabled();
  refuse(new FirebaseError('functions/failed-precondition', 'This template is no longer in use.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to create flyerThis template is no longer in use.',
  );
  expectLogged(['Error creating instance', 'functions/failed-precondition']);
  expect(title()).toHaveValue('Maple');
  await user.click(create());
  const [first, second] = vi.mocked(callFunction).mock.calls;
  expect(second).toEqual(first);
});

test('shows that it’s offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(callFunction).mockRejectedValue(new FirebaseError('functions/internal', 'internal'));
  const { user } = open();
  await user.type(title(), 'Maple');
  await user.click(create());
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
  expectLogged(['Error creating instance', 'functions/internal']);
});

test.each([
  ['no template in the address', ready(openHouse), ''],
  ['another path in the address', ready(openHouse), '?template=a/b'],
  ['unknown, for an administrator', ready(undefined), '?template=x'],
  ['retired, for an administrator', ready(template('x', { status: 'retired' })), '?template=x'],
  ['unknown or retired, for an officer', failed('permission-denied'), '?template=x'],
])('%s: shows a message and a link back', (_what, live, search) => {
  open(live, search);
  const alerts = screen.getAllByRole('alert');
  expect(alerts, 'the page says so, and a toast').toHaveLength(2);
  for (const alert of alerts) expect(alert).toHaveTextContent('Failed to load template');
  expect(screen.getByRole('link', { name: 'Browse Templates' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/templates',
  );
  expect(screen.queryByLabelText(/^Flyer Title/)).toBeNull();
});

test('shows loading, and a failure that can be retried', async () => {
  open(loading);
  expect(screen.getByRole('status', { name: 'Loading template' })).toBeVisible();
  const retry = vi.fn();
  open(failed('unavailable', retry));
  expect(screen.getByRole('heading', { name: 'Failed to load template' })).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserFacingError } from '../../../lib/errors/UserFacingError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { NotifyProvider } from '../../feedback/NotifyProvider.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';

vi.mock('../../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));
vi.mock('../../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('../../../lib/session/useSession.ts', () => ({
  useSignedIn: () => ({ user: { getIdToken: () => Promise.resolve('token') } }),
}));

const flyer = {
  id: 'f1',
  tenant_id: 'larkfield',
  snapshot: null,
  public_title: 'Sunday: 4/5?',
  data: {},
  valid_until: null,
};
const saved: { href: string; download: string }[] = [];
const fetched = vi.fn();

beforeEach(() => {
  saved.length = 0;
  fetched.mockReset().mockResolvedValue(new Response('file'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, download: this.download });
  });
  vi.mocked(callFunction).mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (layout: LayoutKey = 'just-listed', valid_until: Date | null = null) => {
  const user = userEvent.setup();
  render(
    <NotifyProvider>
      <DownloadMenu flyer={{ ...flyer, valid_until }} layout={layout} />
    </NotifyProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Download as' }));
  return user;
};
const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('offers the layout’s formats', async () => {
  await open();
  expect(names()).toEqual([
    'PDF, letter size',
    'PDF with bleed and crop marks',
    'Postcard PDF, 6 × 9 in',
    'Postcard PDF with bleed and crop marks',
    'Square image for social media',
  ]);
});

test('shows the size of a card on half a page', async () => {
  await open('greeting');
  expect(names()[0]).toBe('PDF, 5.5 × 8.5 in');
});

test('offers only its own paper for an expired flyer', async () => {
  await open('just-listed', new Date('2020-01-01T05:00:00Z'));
  expect(names()).toEqual(['PDF, letter size']);
});

test('a letter has no postcard and no square image', async () => {
  await open('letter');
  expect(names()).toEqual(['PDF, letter size', 'PDF with bleed and crop marks']);
});

test('renders the selected format and saves it under the flyer’s name', async () => {
  vi.mocked(callFunction).mockResolvedValue({ status: 'done', url: '/flyer-pdf/f1?v=abc&format=square' });
  const user = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Square image for social media' }));
  await waitFor(() => expect(saved).toEqual([{ href: 'blob:file', download: 'Sunday 4 5.png' }]));
  expect(fetched).toHaveBeenCalledWith('/flyer-pdf/f1?v=abc&format=square', {
    headers: { Authorization: 'Bearer token' },
  });
  expect(callFunction).toHaveBeenCalledWith('render-pdf', { instanceId: 'f1', format: 'square' });
});

test('shows why a format can’t be rendered', async () => {
  const sentence = 'This flyer doesn’t fit on a postcard: Description. Duplicate it with shorter text.';
  vi.mocked(callFunction).mockRejectedValue(new UserFacingError(sentence));
  const user = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Postcard PDF, 6 × 9 in' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(saved).toEqual([]);
});

import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { toRows } from '../../lib/links/linkRow.ts';
import { link } from '../../lib/links/testing/sampleLinks.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { failed } from '../../testing/failed.ts';
import { LinkPicker } from './LinkPicker.tsx';
import { type LiveLinks, useLiveLinks } from './useLiveLinks.ts';

vi.mock('./useLiveLinks.ts', () => ({ useLiveLinks: vi.fn() }));

const rows = (...links: SharedLink[]) => toRows(links, [], new Date(2026, 10, 21));
const ready = (...links: SharedLink[]): Live<LiveLinks> => ({
  status: 'ready',
  stale: false,
  data: { rows: rows(...links), loaded: links.length, more: undefined },
});
const onPick = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  onPick.mockReset();
  onClose.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

function open(live: Live<LiveLinks>) {
  vi.mocked(useLiveLinks).mockReturnValue(live);
  render(
    <MemoryRouter>
      <LinkPicker purpose="Apply Now" onPick={onPick} onClose={onClose} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const list = () => within(screen.getByRole('list', { name: 'Your tracked links' }));
const choices = () =>
  list()
    .getAllByRole('button')
    .map((one) => one.textContent);

test('lists links by flyer, name and expiration, and selects one by keyboard', async () => {
  const user = open(
    ready(
      link('aaaaAAAA2222', { label: 'Signature' }),
      link('bbbbBBBB3333', { expires_at: new Date(2026, 11, 5, 12) }),
    ),
  );
  expect(screen.getByRole('dialog', { name: 'Tracked link for Apply Now' })).toBeVisible();
  expect(choices()).toEqual([
    'Elm StreetSignature. Never expires',
    'Elm StreetbbbbBBBB3333. Expires Dec 5, 2026',
  ]);
  expect(screen.queryByRole('searchbox')).toBeNull();
  list().getAllByRole('button')[0]?.focus();
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/shared/aaaaAAAA2222`);
});

test('many can be searched', async () => {
  const codes = Array.from({ length: 9 }, (_, at) => `code0000000${at}`);
  const user = open(ready(...codes.map((code) => link(code, { label: `For ${code}` }))));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'elm 00004');
  expect(choices()).toEqual(['Elm StreetFor code00000004. Never expires']);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
  expect(screen.getByText('No links match.')).toBeVisible();
});

test('without any, links to where they’re created', async () => {
  const user = open(ready());
  expect(screen.getByText('No live links yet')).toBeVisible();
  const way = screen.getByRole('link', { name: 'View my approved flyers' });
  expect(way).toHaveAttribute('href', '/officer-portal/pdf/flyers?status=approved');
  await user.click(way);
  expect(onClose).toHaveBeenCalledOnce();
});

test('shows loading without a connection, and Cancel', async () => {
  const user = open({ status: 'loading', unreachable: true });
  expect(screen.getByText(/We can’t reach the server/)).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading your links' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('shows failed, with Retry', async () => {
  const retry = vi.fn();
  const user = open(failed('unavailable', retry));
  expect(screen.getByRole('heading', { name: 'Couldn’t load your links' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

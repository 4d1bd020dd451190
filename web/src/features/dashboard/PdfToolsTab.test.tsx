import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { toRows } from '../../lib/links/linkRow.ts';
import { saveSeenViews } from '../../lib/links/seenViews.ts';
import { link } from '../../lib/links/testing/sampleLinks.ts';
import { useLinkRows } from '../../lib/links/useLinkRows.ts';
import { type Inbox, InboxContext } from '../../lib/live-data/inbox.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { useAwaitingConsent } from '../../lib/useAwaitingConsent.ts';
import { failed } from '../../testing/failed.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { PdfToolsTab } from './PdfToolsTab.tsx';

vi.mock('../../lib/links/useLinkRows.ts', () => ({ useLinkRows: vi.fn(() => withLinks([])) }));
vi.mock('../../lib/useAwaitingConsent.ts', () => ({ useAwaitingConsent: vi.fn(() => []) }));

const withLinks = (links: readonly SharedLink[]) =>
  ({
    status: 'ready',
    stale: false,
    data: { rows: toRows(links, [], new Date()), unreadable: 0, notCompacted: [], isBehind: false },
  }) as const;
const none = { status: 'ready', stale: false, data: { items: [], unreadable: 0 } } as const;
const waiting = (count: number): Inbox['flyers'] => ({
  ...none,
  data: {
    items: Array.from({ length: count }, (_, index) => ({
      id: `f${index}`,
      title: '',
      created_at: new Date(0),
      submitted_at: null,
    })),
    unreadable: 0,
  },
});

function open(role: string, flyers: Inbox['flyers'] = none) {
  const session = memberSession({ role });
  render(
    <SessionContext value={session}>
      <InboxContext value={{ submissions: none, flyers, leads: none }}>
        <MemoryRouter>
          <PdfToolsTab recentFlyers={<p>Newest flyers</p>} />
        </MemoryRouter>
      </InboxContext>
    </SessionContext>,
  );
}
const cards = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const TEMPLATES = ['Browse Templates', '/officer-portal/pdf/templates'];
const FLYERS = ['My Flyers', '/officer-portal/pdf/flyers'];
const QUEUE = ['Approval Queue', '/officer-portal/pdf/approvals'];
const LINKS = ['Links & QR Codes', '/officer-portal/pdf/links'];
const ANALYTICS = ['Link Analytics', '/officer-portal/pdf/analytics'];
const MANAGER = ['Template Manager', '/officer-portal/pdf/manage'];
const FINDINGS = ['Findings', '/officer-portal/pdf/findings'];
const RECALLS = ['Recalls', '/officer-portal/pdf/recalls'];

test.each([
  ['officer', [TEMPLATES, FLYERS, LINKS, ANALYTICS]],
  ['compliance', [TEMPLATES, FLYERS, QUEUE, MANAGER, FINDINGS, RECALLS, LINKS, ANALYTICS]],
  ['marketing_admin', [TEMPLATES, FLYERS, QUEUE, MANAGER, FINDINGS, RECALLS, LINKS, ANALYTICS]],
  ['super_admin', [TEMPLATES, FLYERS, QUEUE, MANAGER, FINDINGS, RECALLS, LINKS, ANALYTICS]],
])('%s has these tools', (role, expected) => {
  open(role);
  expect(cards()).toEqual(expected);
  expect(screen.getByText('Newest flyers')).toBeVisible();
});

test.each([
  [3, '3 pending'],
  [20, '20 pending'],
  [21, '20+ pending'],
])('%i flyers are pending', (count, badge) => {
  open('compliance', waiting(count));
  expect(screen.getByText(badge)).toBeVisible();
});

test('has no badge if none is pending or the number is unknown', () => {
  open('compliance');
  open('compliance', failed('unknown'));
  expect(screen.queryByText(/pending$/)).toBeNull();
});

test.each([
  ['compliance', 1],
  ['marketing_admin', 0],
])('counts templates waiting for consent for %s: %i', (role, badges) => {
  vi.mocked(useAwaitingConsent).mockReturnValueOnce([{ id: 'open-house' }] as never);
  open(role);
  expect(screen.queryAllByText('1 waiting for consent')).toHaveLength(badges);
});

test('shows officers how many views are new', () => {
  const before = withLinks([link('newsletter1', { views: 1004 })]);
  vi.mocked(useLinkRows).mockReturnValue(before);
  open('compliance');
  expect(screen.queryByText(/new view/)).toBeNull();
  open('officer');
  expect(screen.getByText('1,004 new views')).toBeVisible();
  cleanup();
  const { user } = memberSession({ role: 'officer' });
  saveSeenViews(user.uid, before.data.rows);
  vi.mocked(useLinkRows).mockReturnValue(withLinks([link('newsletter1', { views: 1005 })]));
  open('officer');
  expect(screen.getByText('1 new view')).toBeVisible();
});

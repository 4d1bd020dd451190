import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useRecordsById } from '../../../lib/live-data/useRecordsById.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { narrow } from '../../../testing/narrow.ts';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import { SubmissionList } from './SubmissionList.tsx';

vi.mock('../../../lib/live-data/useRecordsById.ts', () => ({ useRecordsById: vi.fn() }));
afterEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

const LINK = 'tenants/larkfield/shared_links';
const FLYER = 'tenants/larkfield/flyer_instances';
const link = (label: string, utm_source: string | null) => [
  { short_code: 'abCD23efGH45', label, utm_source, target: 'flyer', officer: null, flyer: null },
];
const toOfficer = (label: string, target: string) => [
  {
    short_code: 'abCD23efGH45',
    label,
    utm_source: null,
    target,
    officer: { officer_id: 'maya', user_id: null, name: 'Maya Torres', state: 'listed' },
    flyer: null,
  },
];
const elm = [{ id: 'elm', title: 'Elm Street' }];
const NOTHING: object[] = [];

const submission = submissionSchema.parse({
  id: 'a',
  first_name: 'Maya',
  last_name: 'Ortiz',
  email: 'maya@mail.example',
  mobile: '(973) 555-0110',
  purpose: 'Purchase',
  status: 'new',
  created_at: new Date(2026, 2, 5, 12),
  est_value_or_price: 1,
  reference_number: 'R-1',
  lo_assigned_id: null,
});
const shared: Submission = { ...submission, shared_link_id: 'abCD23efGH45', flyer_instance_id: 'elm' };

function open(
  recordsAt: Record<string, object[]>,
  { one = shared, isNarrow = false, isAdministrator = true } = {},
) {
  vi.mocked(useRecordsById).mockImplementation(({ path }) => ({
    items: recordsAt[path] ?? [],
    isComplete: true,
  }));
  if (isNarrow) narrow();
  const session = {
    status: 'signed-in',
    user: { uid: 'ana' } as never,
    member: { tenant_id: 'larkfield', role: 'compliance' } as never,
    isAdministrator,
    signOut: vi.fn(),
  } as const;
  render(
    <SessionContext value={session}>
      <NotifyProvider>
        <MemoryRouter>
          <SubmissionList
            found={[one]}
            loaded={[one]}
            more={undefined}
            fresh={new Set()}
            filter={{}}
            search=""
            filters={undefined}
            isLoading={false}
            noun="submission"
            onShowAll={() => undefined}
          />
        </MemoryRouter>
      </NotifyProvider>
    </SessionContext>,
  );
}
const asked = () => vi.mocked(useRecordsById).mock.calls.map(([query]) => query);
const way = () => screen.queryByRole('link', { name: /^Shared link/ });

test.each([false, true])('links flyer and label to the link’s results; as cards: %s', (isNarrow) => {
  open({ [LINK]: link('Newsletter', 'email'), [FLYER]: elm }, { isNarrow });
  expect(way()).toHaveTextContent(/^Shared link: Elm Street \(Newsletter\)$/);
  expect(way()).toHaveAttribute('href', '/officer-portal/pdf/analytics?of=company&find=abCD23efGH45');
});

test.each([
  ['its UTM source, where it has no label', link('', 'email'), elm, 'Shared link: Elm Street (email)'],
  ['the flyer alone, where it has neither', link('', null), elm, 'Shared link: Elm Street'],
  [
    'an officer’s page, with the link’s label',
    toOfficer('Yard sign', 'officer_page'),
    NOTHING,
    'Shared link: Public page of Maya Torres (Yard sign)',
  ],
  [
    'the questionnaire',
    toOfficer('', 'questionnaire'),
    NOTHING,
    'Shared link: Questionnaire with Maya Torres',
  ],
  ['the link alone, where the flyer is gone', link('Sign', null), NOTHING, 'Shared link (Sign)'],
])('%s', (_what, itsLink, itsFlyer, words) => {
  open({ [LINK]: itsLink, [FLYER]: itsFlyer });
  expect(way()).toHaveTextContent(words);
  expect(way()?.textContent).toBe(words);
});

test.each([
  ['is gone', NOTHING, elm, 'Shared link: Elm Street'],
  ['is not to be read, nor its flyer', NOTHING, NOTHING, 'Shared link'],
])('a link that %s: shows plain text, without a link', (_what, itsLink, itsFlyer, words) => {
  open({ [LINK]: itsLink, [FLYER]: itsFlyer });
  expect(screen.getByText(words)).toBeVisible();
  expect(way()).toBeNull();
});

test.each([false, true])('an application without a link has no origin; as cards: %s', (isNarrow) => {
  open({}, { one: submission, isNarrow });
  expect(screen.queryByText(/Shared link|Source/)).toBeNull();
  expect(asked().flatMap(({ ids }) => ids)).toEqual([]);
});

test('officers query only their own links and flyers, as the rules require', () => {
  open({}, { isAdministrator: false });
  expect(asked().slice(0, 2)).toMatchObject([
    { path: LINK, ids: ['abCD23efGH45'], idField: 'short_code', only: ['created_by_user_id', 'ana'] },
    { path: FLYER, ids: ['elm'], idField: 'id', only: ['owner_user_id', 'ana'] },
  ]);
});

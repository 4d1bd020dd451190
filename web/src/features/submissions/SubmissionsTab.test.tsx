import { type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Live } from '../../lib/live-data/documents.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { SubmissionsTab } from './SubmissionsTab.tsx';
import { useSubmissions } from './useSubmissions.ts';

vi.mock('./useSubmissions.ts', () => ({ useSubmissions: vi.fn() }));

const submission = (id: string, changes: Partial<Submission> = {}): Submission => ({
  ...stored(id),
  ...changes,
});
const stored = (id: string) =>
  submissionSchema.parse({
    id,
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date('2026-03-05T12:00:00Z'),
    est_value_or_price: 1_425_000,
    reference_number: 'R-1',
    lo_assigned_id: null,
  });

type State = Live<ListData<Submission>>;
const ready = (items: Submission[], unreadable = 0): Extract<State, { status: 'ready' }> => ({
  status: 'ready',
  data: { items, unreadable },
  stale: false,
});

const session = {
  status: 'signed-in',
  user: {} as never,
  member: { tenant_id: 'larkfield', role: 'super_admin' } as never,
  isAdministrator: true,
  signOut: vi.fn(),
} as const;
const tree = () => (
  <MemoryRouter>
    <SessionContext value={session}>
      <NotifyProvider>
        <SubmissionsTab />
      </NotifyProvider>
    </SessionContext>
  </MemoryRouter>
);
function open(state: State) {
  vi.mocked(useSubmissions).mockReturnValue(state);
  const { rerender } = render(tree());
  return (next: State) => {
    vi.mocked(useSubmissions).mockReturnValue(next);
    rerender(tree());
  };
}
const cells = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((cell) => cell.textContent));

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('a row has all columns, with links to email and call the applicant', () => {
  open(ready([submission('abc123')]));
  expect(useSubmissions).toHaveBeenCalledWith({ tenantId: 'larkfield' }, { search: '', status: '' });
  expect(cells()).toEqual([
    [
      '',
      'ID',
      'First name',
      'Last name',
      'Email',
      'Mobile',
      'Purpose',
      'Status',
      'Created',
      'Value or price',
    ],
    [
      '',
      'R-1abc123',
      'Maya',
      'Ortiz',
      'maya@mail.example',
      '(973) 555-0110',
      'Purchase',
      'New',
      'Mar 5, 2026 7:00 AM ET',
      '$1,425,000',
    ],
  ]);
  expect(screen.getByRole('link', { name: 'maya@mail.example' })).toHaveAttribute(
    'href',
    'mailto:maya@mail.example',
  );
  expect(screen.getByRole('link', { name: '(973) 555-0110' })).toHaveAttribute('href', 'tel:+19735550110');
  expect(screen.getByText('1 submission')).toBeVisible();
});

test('an address can not add fields to the mail; a number keeps its country code', () => {
  open(ready([submission('a', { email: 'a?bcc=x&y@mail.example', mobile: '+1 973 555 0110' })]));
  const [, mail, call] = screen.getAllByRole('link');
  expect(mail).toHaveAttribute('href', 'mailto:a%3Fbcc%3Dx%26y@mail.example');
  expect(call).toHaveAttribute('href', 'tel:+19735550110');
});

test.each([
  ['new', 'New', 'info'],
  ['in_progress', 'In progress', 'warning'],
  ['approved', 'Approved', 'success'],
  ['denied', 'Denied', 'error'],
  ['on_hold', 'On hold', 'default'],
  ['onHold', 'On hold', 'default'],
  ['DOCS-MISSING', 'Docs missing', 'default'],
  ['', 'Unknown', 'default'],
])('status %s reads %s', (status, label, tone) => {
  open(ready([submission('a', { status })]));
  expect(screen.getByText(label, { ignore: 'option' }).closest('[data-tone]')).toHaveAttribute(
    'data-tone',
    tone,
  );
});

test('without a value: N/A', () => {
  open(ready([submission('a', { est_value_or_price: null })]));
  expect(screen.getByRole('cell', { name: 'N/A' })).toBeVisible();
});

test('fifty are the newest fifty while there are more, and lead to those', async () => {
  const load = vi.fn();
  const page = ready(Array.from({ length: 50 }, (_, index) => submission(`s${index}`)));
  open({ ...page, data: { ...page.data, more: { isLoading: false, load } } });
  expect(screen.getByText('Newest 50')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(load).toHaveBeenCalledOnce();
});

test('narrowed down to a status; none found', async () => {
  open(ready([submission('a'), submission('b', { first_name: 'Dev', status: 'denied' })]));
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Status'), 'Denied');
  expect(useSubmissions).toHaveBeenLastCalledWith(
    { tenantId: 'larkfield' },
    { search: '', status: 'denied' },
  );
  expect(screen.getAllByRole('row').slice(1)).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Status'), 'Spam');
  await user.click(screen.getByRole('button', { name: 'Show all submissions' }));
  expect(screen.getAllByRole('row').slice(1)).toHaveLength(2);
});

test('found by words of name, email, phone or ID; none found', async () => {
  open(
    ready([
      submission('a'),
      submission('b', { first_name: 'Dev', last_name: 'Patel', mobile: '(201) 555-0199' }),
    ]),
  );
  const user = userEvent.setup();
  const search = screen.getByLabelText('Search');
  const shown = () => screen.getAllByRole('row').slice(1);
  await user.type(search, 'patel dev');
  expect(shown()).toHaveLength(1);
  await user.clear(search);
  await user.type(search, '2015550199');
  expect(shown()[0]).toHaveTextContent('Patel');
  await user.type(search, 'x');
  expect(screen.getByText('No matching submissions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all submissions' }));
  expect(shown()).toHaveLength(2);
});

test('nothing there', () => {
  open(ready([]));
  expect(screen.getByText('No submissions found')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a record that could not be read is counted, and the others are there', () => {
  open(ready([submission('a')], 1));
  expect(screen.getByText(/1 record couldn’t be shown/)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('loading: the place is kept, and nothing is said to be empty', () => {
  open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('status', { name: 'Loading submissions' })).toBeVisible();
  expect(screen.queryByText('No submissions found')).toBeNull();
});

test('failure: a notice, and Retry', async () => {
  const retry = vi.fn();
  open({ status: 'failed', error: { code: 'unavailable' } as never, retry });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load submissions');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('offline: what is shown is said to be old', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(ready([submission('a')]));
  expect(screen.getByText(/You’re offline/)).toHaveTextContent('may be out of date');
});

test('one that comes in is announced and marked; those that were there, and older ones, are not', () => {
  const next = open(ready([submission('a')]));
  const announcement = () => screen.getAllByRole('status')[0];
  expect(announcement()).toBeEmptyDOMElement();
  const late = submission('b', { first_name: 'Dev', last_name: 'Patel', created_at: new Date(2026, 2, 6) });
  const older = submission('c', { created_at: new Date(2026, 1, 1) });
  next(ready([late, submission('a'), older]));
  expect(announcement()).toHaveTextContent('New submission from Dev Patel');
  const fresh = screen.getAllByRole('row').map((row) => row.getAttribute('data-fresh'));
  expect(fresh).toEqual([null, 'true', 'false', 'false']);
});

test('those that came in since the last visit are not announced as if they came now', () => {
  const next = open({
    status: 'ready',
    data: { items: [submission('a')], unreadable: 0 },
    stale: false,
    isRemembered: true,
  });
  const late = submission('b', { created_at: new Date(2026, 2, 6) });
  next(ready([late, submission('a')]));
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
});

test('the first one into an empty list is announced too', () => {
  const next = open(ready([]));
  next(ready([submission('a')]));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('New submission from Maya Ortiz');
});

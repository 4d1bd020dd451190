import { submissionErrors } from '@brokerage/domain/errors/submissionErrors';
import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { narrow } from '../../../testing/narrow.ts';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import { SubmissionList } from '../list/SubmissionList.tsx';
import { useMailedStatuses } from '../status/useMailedStatuses.ts';

vi.mock('../../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));
vi.mock('../list/useSubmissionOrigins.ts', () => ({
  useSubmissionOrigins: () => () => ({ title: undefined, link: undefined }),
}));
vi.mock('../status/useMailedStatuses.ts', () => ({ useMailedStatuses: vi.fn() }));
vi.mock('../../../lib/live-data/records/useDirectoryMembers.ts', () => ({
  useDirectoryMembers: () => ({
    status: 'ready',
    isLarge: false,
    items: [{ user_id: 'u1', officer_id: 'devon', name: 'Devon Blake' }],
  }),
}));

const submission = (id: string, changes: Partial<Submission> = {}): Submission => ({
  ...submissionSchema.parse({
    id,
    first_name: 'Maya',
    last_name: id,
    email: `${id}@mail.example`,
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date('2026-03-05T12:00:00Z'),
    est_value_or_price: 1,
    reference_number: `PA-${id}`,
    lo_assigned_id: null,
  }),
  ...changes,
});
const ALL = [submission('one'), submission('two', { revision: 4 }), submission('three')];

const tree = (role: string, submissions: readonly Submission[]) => (
  <SessionContext
    value={{
      status: 'signed-in',
      user: {} as never,
      member: { tenant_id: 'larkfield', role } as never,
      isAdministrator: role !== 'officer',
      signOut: vi.fn(),
    }}
  >
    <MemoryRouter>
      <NotifyProvider>
        <SubmissionList
          found={submissions}
          loaded={submissions}
          more={undefined}
          fresh={new Set()}
          filter={{}}
          search=""
          filters={undefined}
          isLoading={false}
          noun="submission"
          onShowAll={vi.fn()}
        />
      </NotifyProvider>
    </MemoryRouter>
  </SessionContext>
);
function open(role = 'compliance') {
  const { rerender } = render(tree(role, ALL));
  return { user: userEvent.setup(), show: (next: readonly Submission[]) => rerender(tree(role, next)) };
}
const checkbox = (name: string) => screen.getByRole('checkbox', { name });
const bar = () => screen.getByRole('region', { name: 'Selected submissions' });
const button = (name: string) => within(bar()).getByRole('button', { name });
const dialog = () => screen.getByRole('dialog');
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });
const calls = () => vi.mocked(callFunction).mock.calls;
const done = (...ids: string[]) => ({ results: ids.map((id) => ({ id, error: null })) });

beforeEach(() => {
  vi.mocked(callFunction).mockReset();
  vi.mocked(useMailedStatuses).mockReturnValue([]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('assigns several in one call, with the displayed revisions', async () => {
  const { user } = open();
  await user.click(checkbox('Select Maya one, PA-one'));
  await user.click(checkbox('Select Maya two, PA-two'));
  expect(within(bar()).getByRole('status')).toHaveTextContent('2 selected');
  await user.click(button('Assign…'));
  await user.selectOptions(within(dialog()).getByLabelText('Assigned to'), 'Devon Blake');
  vi.mocked(callFunction).mockResolvedValueOnce(done('one', 'two'));
  await user.click(inDialog('Assign'));
  expect(await screen.findByText('2 assigned to Devon Blake')).toBeVisible();
  expect(calls()).toEqual([
    [
      'update-applications',
      {
        batch_id: expect.any(String) as string,
        applications: [
          { id: 'one', revision: 1 },
          { id: 'two', revision: 4 },
        ],
        action: { name: 'assign', officer_id: 'devon', text: '' },
      },
    ],
  ]);
  expect(checkbox('Select Maya one, PA-one')).not.toBeChecked();
});

test('shows what someone else changed, with a link, and keeps it selected', async () => {
  const { user, show } = open();
  await user.click(checkbox('Select all shown'));
  await user.click(button('Close…'));
  await user.selectOptions(within(dialog()).getByLabelText('Close as'), 'Spam');
  const { sentence: message } = submissionErrors['application-changed'];
  vi.mocked(callFunction).mockResolvedValueOnce({
    results: [
      { id: 'one', error: null },
      { id: 'two', error: { code: 'application-changed', message } },
      { id: 'three', error: null },
    ],
  });
  await user.click(inDialog('Close applications'));
  expect(await within(bar()).findByText(/2 closed as spam, 1 was changed by someone else/)).toBeVisible();
  expect(checkbox('Select Maya two, PA-two')).toBeChecked();
  expect(checkbox('Select Maya one, PA-one')).not.toBeChecked();
  await user.click(button('Show details'));
  expect(within(bar()).getByRole('link', { name: 'Maya two, PA-two' })).toHaveAttribute(
    'href',
    '/?application=two',
  );
  expect(bar()).toHaveTextContent(message);
  // The list has caught up, so the next try sends the new revision.
  show([submission('two', { revision: 5 })]);
  await user.click(button('Assign…'));
  await user.click(inDialog('Assign'));
  expect(within(dialog()).getByLabelText('Assigned to')).toHaveAccessibleDescription(
    'Choose a loan officer or the General team.',
  );
  expect(calls(), 'nobody is chosen by mistake').toHaveLength(1);
  await user.selectOptions(within(dialog()).getByLabelText('Assigned to'), 'General team');
  vi.mocked(callFunction).mockResolvedValueOnce(done('two'));
  await user.click(inDialog('Assign'));
  expect(calls()[1]?.[1]).toMatchObject({ applications: [{ id: 'two', revision: 5 }] });
  expect(await screen.findByText('1 assigned to the General team')).toBeVisible();
});

test('keeps the input after a failed call, and retries the same call', async () => {
  const { user, show } = open();
  await user.click(checkbox('Select Maya one, PA-one'));
  await user.click(button('Close…'));
  await user.selectOptions(within(dialog()).getByLabelText('Close as'), 'Withdrawn');
  await user.selectOptions(within(dialog()).getByLabelText('Who withdrew it?'), 'The co-borrower');
  await user.type(within(dialog()).getByLabelText('Note (optional)'), 'By phone');
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FunctionsError('unavailable', 'Try again later, please.'),
  );
  await user.click(inDialog('Close applications'));
  expect(await within(dialog()).findByText('Try again later, please.')).toBeVisible();
  show([submission('one', { revision: 2, status: 'withdrawn' })]);
  vi.mocked(callFunction).mockResolvedValueOnce(done('one'));
  await user.click(inDialog('Close applications'));
  expect(await screen.findByText('1 closed as withdrawn')).toBeVisible();
  expect(calls()[1]).toEqual(calls()[0]);
  expect(calls()[0]?.[1]).toMatchObject({
    action: { name: 'withdraw', said_by: 'co_borrower', text: 'By phone' },
  });
});

test('closing asks for what the status requires, and shows who gets mail', async () => {
  vi.mocked(useMailedStatuses).mockReturnValue(['withdrawn']);
  const { user } = open();
  await user.click(checkbox('Select Maya one, PA-one'));
  await user.click(button('Close…'));
  await user.click(inDialog('Close applications'));
  expect(within(dialog()).getByText('Enter the reference number of the one to keep.')).toBeVisible();
  await user.selectOptions(within(dialog()).getByLabelText('Close as'), 'Denied');
  await user.click(inDialog('Close applications'));
  expect(within(dialog()).getByText('Choose at least one reason.')).toBeVisible();
  expect(dialog()).toHaveTextContent('due 30 days after each application came in');
  expect(callFunction).not.toHaveBeenCalled();
  await user.selectOptions(within(dialog()).getByLabelText('Close as'), 'Withdrawn');
  expect(
    within(dialog()).getByText(
      'We’ll email the applicant about this, unless we already did in the last 24 hours.',
    ),
  ).toBeVisible();
});

test('on a phone, cards are selected all together or one by one, and the selection can be cleared', async () => {
  narrow();
  const { user } = open();
  await user.click(checkbox('Select all shown'));
  expect(within(bar()).getByRole('status')).toHaveTextContent('3 selected');
  await user.click(button('Clear selection'));
  expect(screen.queryByRole('region', { name: 'Selected submissions' })).toBeNull();
});

test('deselects what the list no longer shows', async () => {
  const { user, show } = open();
  await user.click(checkbox('Select all shown'));
  show(ALL.slice(0, 1));
  expect(within(bar()).getByRole('status')).toHaveTextContent('1 selected');
});

test('an officer can’t select', () => {
  open('officer');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('closing offers only statuses that fit all selected ones', async () => {
  const callback = (id: string, status: string) =>
    submission(id, { kind: 'callback', purpose: null, reference_number: `CB-${id}`, status });
  const { user, show } = open();
  show([submission('one'), callback('two', 'in_progress'), callback('three', 'new')]);
  const closings = async (...names: string[]) => {
    for (const name of names) await user.click(checkbox(`Select ${name}`));
    await user.click(button('Close…'));
    const options = [...within(dialog()).getByLabelText('Close as').querySelectorAll('option')];
    const title = within(dialog()).getByRole('heading').textContent;
    await user.click(inDialog('Cancel'));
    await user.click(button('Clear selection'));
    return [title, ...options.map(({ textContent }) => textContent)];
  };
  const [one, two, three] = ['Maya one, PA-one', 'Maya two, CB-two', 'Maya three, CB-three'] as const;
  expect(await closings(one)).toEqual([
    'Close 1 application',
    'Duplicate',
    'Spam',
    'Withdrawn',
    'Incomplete',
    'Denied',
  ]);
  expect(await closings(one, two)).toEqual(['Close 2 submissions', 'Duplicate', 'Spam', 'Withdrawn']);
  expect(await closings(two)).toEqual([
    'Close 1 callback request',
    'Answered',
    'Duplicate',
    'Spam',
    'Withdrawn',
  ]);
  expect(await closings(two, three)).toEqual(['Close 2 callback requests', 'Duplicate', 'Spam', 'Withdrawn']);
});

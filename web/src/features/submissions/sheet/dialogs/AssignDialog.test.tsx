import { submissionErrors } from '@brokerage/domain/errors/submissionErrors';
import { submissionSchema } from '@brokerage/domain/submission/submission';
import { SUBMISSION_LIMITS } from '@brokerage/domain/submission/workflow/submissionEvent';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../../lib/firebase/callFunction.ts';
import { useDirectoryMembers } from '../../../../lib/live-data/records/useDirectoryMembers.ts';
import { failed } from '../../../../testing/failed.ts';
import { NotifyProvider } from '../../../../ui/feedback/NotifyProvider.tsx';
import { AssignDialog } from './AssignDialog.tsx';

vi.mock('../../../../lib/live-data/records/useDirectoryMembers.ts', () => ({ useDirectoryMembers: vi.fn() }));
vi.mock('../../../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const TEAM = [
  { user_id: 'ana', officer_id: 'ana-reyes', name: 'Ana Reyes' },
  { user_id: 'ben', officer_id: 'ben-ortiz', name: 'Ben Ortiz' },
];
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.mocked(useDirectoryMembers).mockReturnValue({ status: 'ready', items: TEAM, isLarge: false } as never);
});

function open(lo_assigned_id: string | null, currentName?: string) {
  const submission = submissionSchema.parse({
    id: 'a',
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date('2026-03-05T12:00:00Z'),
    est_value_or_price: 425_000,
    reference_number: 'R-1',
    lo_assigned_id,
    revision: 4,
  });
  render(
    <NotifyProvider>
      <AssignDialog
        submission={submission}
        tenantId="larkfield"
        currentName={currentName}
        onClose={onClose}
      />
    </NotifyProvider>,
  );
  return userEvent.setup();
}
const dialog = () => screen.getByRole('dialog', { name: 'Assign' });
const officers = () => within(dialog()).getByRole('combobox', { name: 'Assigned to' });
const assign = () => within(dialog()).getByRole('button', { name: 'Assign' });

test('assigns an application from the General team to an officer, who gets a notice', async () => {
  const user = open(null);
  expect(officers()).toHaveDisplayValue('General team');
  expect(dialog()).not.toHaveTextContent('gets a notification');
  await user.selectOptions(officers(), 'Ana Reyes');
  expect(dialog()).toHaveTextContent('Ana Reyes gets a notification.');
  await user.type(within(dialog()).getByRole('textbox', { name: 'Note (optional)' }), 'Speaks Twi');
  await user.click(assign());
  expect(callFunction).toHaveBeenCalledWith('assign-application', {
    id: 'a',
    event_id: expect.stringMatching(/^.{21}$/),
    revision: 4,
    officer_id: 'ana-reyes',
    text: 'Speaks Twi',
  });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test.each([
  ['with their name', 'Cat Lee', 'Cat Lee'],
  ['described where the name isn’t known', undefined, 'The officer it’s assigned to now'],
])('an officer who is no longer in the directory stays selected %s', (_how, name, shown) => {
  open('cat-lee', name);
  expect(officers()).toHaveDisplayValue(shown);
  expect(dialog()).not.toHaveTextContent('gets a notification');
});

test('retries a failed call as the same event, and rejects what changed meanwhile', async () => {
  const user = open(null);
  await user.selectOptions(officers(), 'Ben Ortiz');
  vi.mocked(callFunction).mockRejectedValueOnce(new FunctionsError('unavailable', 'down'));
  await user.click(assign());
  await within(dialog()).findByRole('alert');
  const { sentence } = submissionErrors['application-changed'];
  vi.mocked(callFunction).mockRejectedValueOnce(new FunctionsError('aborted', sentence));
  await user.click(assign());
  await waitFor(() => expect(within(dialog()).getByRole('alert')).toHaveTextContent(sentence));
  const [first, second] = vi.mocked(callFunction).mock.calls;
  expect(second).toEqual(first);
  expect(officers()).toHaveDisplayValue('Ben Ortiz');
  expect(onClose).not.toHaveBeenCalled();
});

test('without the team, the General team can still be selected, and Retry loads the team again', async () => {
  const retry = vi.fn();
  vi.mocked(useDirectoryMembers).mockReturnValue({
    ...failed('unavailable', retry),
    items: [],
    isLarge: false,
  });
  open('ana-reyes', 'Ana Reyes');
  expect(within(dialog()).getByRole('alert')).toHaveTextContent('Couldn’t load your team');
  expect(
    within(officers())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['General team', 'Ana Reyes']);
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('a note that is too long stays complete, shows by how much, and isn’t sent', async () => {
  const user = open(null);
  await user.selectOptions(officers(), 'Ben Ortiz');
  const note = screen.getByRole('textbox', { name: 'Note (optional)' });
  await user.click(note);
  await user.paste('x'.repeat(SUBMISSION_LIMITS.reason + 2));
  await user.click(assign());
  expect(note).toHaveValue('x'.repeat(SUBMISSION_LIMITS.reason + 2));
  expect(note).toHaveAccessibleDescription('Make it 2 characters shorter.');
  expect(note).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
});

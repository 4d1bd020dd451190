import { branchRecordSchema } from '@brokerage/domain/directory/branch';
import {
  type AssignmentRule,
  DEFAULT_ASSIGNMENT_RULE,
} from '@brokerage/domain/submission/assignment/assignmentRule';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useBranches } from '../../../lib/live-data/records/useBranches.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { memberSession } from '../../../testing/renderInPortal.tsx';
import { AssignmentSection } from './AssignmentSection.tsx';

vi.mock('../../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));
const NAMES = { ana: 'Ana Reyes', ben: 'Ben Cole', cho: 'Cho Park' };
vi.mock('../../../lib/live-data/records/useOfficerNames.ts', () => ({
  useOfficerNames: () => ({ byId: new Map(Object.entries(NAMES)), isComplete: true, isSettled: true }),
}));
vi.mock('../../../lib/live-data/records/useDirectoryMembers.ts', () => ({
  useDirectoryMembers: () => ({
    status: 'ready',
    isLarge: false,
    items: Object.entries(NAMES).map(([id, name]) => ({ user_id: `u-${id}`, officer_id: id, name })),
  }),
}));
vi.mock('../../../lib/live-data/records/useBranches.ts', () => ({ useBranches: vi.fn() }));

const onChange = vi.fn();
const onBlur = vi.fn();

function Section({ start, errors }: { start: AssignmentRule; errors: Record<string, string> }) {
  const [rule, setRule] = useState(start);
  return (
    <AssignmentSection
      rule={rule}
      onChange={(next) => {
        onChange(next);
        setRule(next);
      }}
      onBlur={onBlur}
      getError={(field) => errors[field]}
    />
  );
}

function open(start: Partial<AssignmentRule> = {}, errors: Record<string, string> = {}) {
  const session = memberSession({ role: 'super_admin' });
  render(
    <SessionContext value={session}>
      <Section start={{ ...DEFAULT_ASSIGNMENT_RULE, ...start }} errors={errors} />
    </SessionContext>,
  );
  return userEvent.setup();
}
const turns = () => within(screen.getByRole('group', { name: 'Take turns' }));
const items = () =>
  turns()
    .getAllByRole('listitem')
    .map((one) => one.textContent);
const lastRule = () => onChange.mock.lastCall?.[0] as AssignmentRule;

beforeEach(() => {
  vi.mocked(callFunction).mockReset().mockResolvedValue({ lists: [] });
  onChange.mockReset();
  onBlur.mockReset();
  const branch = (id: string, name: string) =>
    branchRecordSchema.parse({
      id,
      name,
      state: 'NJ',
      licenseNumber: 'X',
      address: '1 Main Street',
      manager: 'Ana',
    });
  vi.mocked(useBranches).mockReturnValue({
    status: 'ready',
    stale: false,
    data: {
      items: [branch('newark', 'Newark'), branch('clifton', 'Clifton')],
      unreadable: 0,
    },
  });
});

test('leaves everything with the General team until another rule is selected', async () => {
  const user = open();
  expect(screen.getByRole('radio', { name: /^Leave with the General team/ })).toBeChecked();
  expect(screen.queryByRole('group')).toBeNull();
  expect(callFunction).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: /^Take turns/ }));
  expect(lastRule()).toEqual({ kind: 'turns', officers: [], branches: [] });
});

test('adds, moves and removes officers without losing the focus', async () => {
  const user = open({ kind: 'turns', officers: ['ana'] });
  await user.click(turns().getByRole('combobox', { name: 'Add a loan officer' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Ben Cole',
    'Cho Park',
  ]);
  await user.click(screen.getByRole('option', { name: 'Ben Cole' }));
  expect(lastRule().officers).toEqual(['ana', 'ben']);
  expect(onBlur).toHaveBeenCalledWith('assignment.officers');
  await user.click(turns().getByRole('button', { name: 'Move Ben Cole up' }));
  expect(lastRule().officers).toEqual(['ben', 'ana']);
  expect(turns().getByRole('button', { name: 'Move Ben Cole up' })).toBeDisabled();
  await user.click(turns().getByRole('button', { name: 'Remove Ben Cole' }));
  expect(lastRule().officers).toEqual(['ana']);
  expect(turns().getByRole('button', { name: 'Remove Ana Reyes' })).toHaveFocus();
});

test('shows who is next and who is skipped, from the server, for the current input', async () => {
  vi.mocked(callFunction).mockResolvedValue({
    lists: [{ branch_id: null, next_officer_id: 'cho', skipped: ['ben'] }],
  });
  open({ kind: 'turns', officers: ['ana', 'ben', 'cho'] });
  await waitFor(() => expect(items()).toEqual(['1Ana Reyes', '2Ben ColeSkipped', '3Cho ParkNext']));
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('preview-assignment', {
    kind: 'turns',
    officers: ['ana', 'ben', 'cho'],
    branches: [],
  });
});

test('a failed preview shows a message, and the list can still be saved', async () => {
  vi.mocked(callFunction).mockRejectedValue(new Error('offline'));
  open({ kind: 'turns', officers: ['ana'] });
  expect(await screen.findByText('Couldn’t check who’s next. You can still save.')).toBeVisible();
  expect(items()).toEqual(['1Ana Reyes']);
});

test('each branch has its own list, and empty ones are omitted', async () => {
  const user = open({ kind: 'branch', branches: [{ branch_id: 'newark', officers: ['ana'] }] });
  const groups = screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'));
  expect(groups).toEqual(['Clifton, NJ', 'Newark, NJ']);
  const clifton = within(screen.getByRole('group', { name: 'Clifton, NJ' }));
  await user.click(clifton.getByRole('combobox', { name: 'Add a loan officer' }));
  await user.click(screen.getByRole('option', { name: 'Ana Reyes' }));
  expect(lastRule().branches).toEqual([
    { branch_id: 'newark', officers: ['ana'] },
    { branch_id: 'clifton', officers: ['ana'] },
  ]);
  const newark = within(screen.getByRole('group', { name: 'Newark, NJ' }));
  await user.click(newark.getByRole('button', { name: 'Remove Ana Reyes' }));
  expect(lastRule().branches).toEqual([{ branch_id: 'clifton', officers: ['ana'] }]);
});

test('shows loading branches', () => {
  vi.mocked(useBranches).mockReturnValue({ status: 'loading', unreachable: false });
  open({ kind: 'branch' });
  expect(screen.getByRole('status', { name: 'Loading your branches' })).toBeVisible();
});

test('branches that failed to load can be retried', async () => {
  const retry = vi.fn();
  vi.mocked(useBranches).mockReturnValue({
    status: 'failed',
    error: { code: 'unavailable' } as never,
    retry,
  });
  const user = open({ kind: 'branch' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('an empty list shows an error at its field', () => {
  open({ kind: 'turns' }, { 'assignment.officers': 'Add at least one loan officer' });
  expect(turns().getByRole('combobox')).toHaveAccessibleDescription('Add at least one loan officer');
});

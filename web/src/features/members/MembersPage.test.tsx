import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { type Member, memberSchema } from '@brokerage/domain/member/member';
import type { MemberAccount } from '@brokerage/domain/member/memberCallables';
import { paths } from '@brokerage/domain/paths';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { FunctionsError } from 'firebase/functions';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useTeamMembers } from '../../lib/live-data/records/useTeamMembers.ts';
import { type Documents, type Live, readyData } from '../../lib/live-data/useLiveData.ts';
import { useRecordsById } from '../../lib/live-data/useRecordsById.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { failed } from '../../testing/failed.ts';
import { storeRecord } from '../../testing/localFirestore.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import type { WorkCounts } from './leaving/useWorkCounts.ts';
import { MembersPage } from './MembersPage.tsx';

const ready = <T,>(items: T[], unreadable = 0) =>
  ({ status: 'ready', data: { items, unreadable }, stale: false }) as const;
const harbor = { name: 'Harbor Branch', state: 'NJ', licenseNumber: '', address: '', manager: '' };

vi.mock('../../lib/live-data/records/useTeamMembers.ts', () => ({ useTeamMembers: vi.fn() }));
vi.mock('../../lib/live-data/useRecordsById.ts', async (original) => {
  const actual = await original<typeof import('../../lib/live-data/useRecordsById.ts')>();
  return { useRecordsById: vi.fn(actual.useRecordsById) };
});
vi.mock('./leaving/useWorkCounts.ts', () => ({ useWorkCounts: () => counts }));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const member = (uid: string, name: string, change: Partial<Member> = {}): Member =>
  memberSchema.parse({
    user_id: uid,
    tenant_id: 'larkfield',
    role: 'officer',
    name,
    email: `${uid}@larkfield.example`,
    phone: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
    ...change,
  });
const account = (uid: string, change: Partial<MemberAccount> = {}): MemberAccount => ({
  uid,
  sign_in_email: `${uid}@larkfield.example`,
  has_second_factor: false,
  last_sign_in_at: '2026-11-20T15:00:00Z',
  is_invited: false,
  ...change,
});
const helen = member('helen', 'Helen Whitaker', { role: 'super_admin' });
const daniel = member('daniel', 'Daniel Okafor', { branch_id: 'harbor', officer_id: 'daniel-okafor' });
const sofia = member('sofia', 'Sofia Almeida', { officer_id: 'sofia-almeida' });
const naomi = member('naomi', 'Naomi Sato', { role: 'compliance' });
const peter = member('peter', 'Peter Novak', { status: 'deactivated' });
const team = [sofia, helen, daniel, naomi, peter];
const accounts = [
  account('helen', { has_second_factor: true, sign_in_email: 'boss@larkfield.example' }),
  account('daniel', { has_second_factor: true }),
  account('sofia', { is_invited: true, last_sign_in_at: null }),
  account('naomi'),
  account('peter'),
];

/** The person whose invitation was canceled. */
const nora = member('nora', 'Nora Lind', { status: 'deactivated' });
const createCanceled = () => {
  answers['list-member-accounts'] = {
    accounts: [...accounts, account('nora', { is_invited: true, last_sign_in_at: null })],
  };
};

/** The database's counts of a member's work. */
let counts: WorkCounts;
/** Each function's response; rejects if it's an Error. */
let answers: Record<string, unknown>;
const listCalls = (name: string) =>
  vi
    .mocked(callFunction)
    .mock.calls.filter(([called]) => called === name)
    .map(([, input]) => input);

const createEntry = (listed: boolean) =>
  storeRecord(paths.officers.one('larkfield', 'daniel-okafor'), {
    name: 'Daniel Okafor',
    email: 'daniel@larkfield.example',
    phone: '',
    nmls: '',
    title: 'Loan Officer',
    bio: '',
    branchId: 'harbor',
    listed,
  });
/** Stores the members in the list, for the page's other queries about them. */
const storeMembers = (live: Live<Documents<Member>>) => {
  for (const one of readyData(live)?.items ?? []) storeRecord(paths.member(one.user_id), one);
};

beforeEach(() => {
  answers = { 'list-member-accounts': { accounts } };
  counts = { submissions: undefined, links: undefined };
  vi.mocked(useRecordsById).mockReset();
  createEntry(true);
  storeRecord(paths.branches.one('larkfield', 'harbor'), harbor);
  storeRecord(paths.securitySettings('larkfield'), { extra_roles: ['loan_partner'] });
  vi.mocked(callFunction)
    .mockReset()
    .mockImplementation((name) => {
      const answer = answers[name] ?? {};
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
    });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

function open(live: Live<Documents<Member>> = ready(team), role = 'super_admin') {
  vi.mocked(useTeamMembers).mockReturnValue(live);
  storeMembers(live);
  const session = memberSession({ ...helen, role }, { uid: 'helen', email: 'boss@larkfield.example' });
  const tree = () => (
    <SessionContext value={session}>
      <NotifyProvider>
        <MemoryRouter>
          <MembersPage />
        </MemoryRouter>
      </NotifyProvider>
    </SessionContext>
  );
  const { rerender } = render(tree());
  const user = userEvent.setup();
  return {
    user,
    choose: async (name: string, action: string) => {
      await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    },
    next: (state: Live<Documents<Member>>) => {
      vi.mocked(useTeamMembers).mockReturnValue(state);
      storeMembers(state);
      rerender(tree());
    },
  };
}
const rows = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map((row) => [...row.cells].slice(0, -1).map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));
const names = () => rows().map(([name]) => name?.split(/(?<=[a-z]{3})[a-z]+@/)[0]);
const button = (name: string) => screen.getByRole('button', { name });
const refused = (code: string, sentence: string) => new FirebaseError(`functions/${code}`, sentence);

test('lists members by name, with Auth’s data', async () => {
  open();
  expect(await screen.findByText('Invited', { selector: 'span' })).toBeVisible();
  expect(await screen.findByText('Harbor Branch', { selector: 'td *, td' })).toBeVisible();
  const signedIn = 'Nov 20, 2026, 10:00 AM ET';
  expect(rows()).toEqual([
    ['Daniel Okafordaniel@larkfield.example', 'Loan officer', 'Harbor Branch', 'Active', 'On', signedIn],
    [
      'Helen Whitaker (you)helen@larkfield.example',
      'Super administrator',
      'No branch',
      'Active',
      'On',
      signedIn,
    ],
    ['Naomi Satonaomi@larkfield.example', 'Compliance', 'No branch', 'Active', 'Off', signedIn],
    ['Peter Novakpeter@larkfield.example', 'Loan officer', 'No branch', 'Deactivated', 'Off', signedIn],
    ['Sofia Almeidasofia@larkfield.example', 'Loan officer', 'No branch', 'Invited', 'Off', 'Never'],
  ]);
  expect(useTeamMembers).toHaveBeenCalledWith('larkfield', { search: '', role: '', status: '' });
  expect(screen.getByText('5 people')).toBeVisible();
});

test('a member’s sheet shows their sign-in address', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Helen Whitaker (you)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Helen Whitaker' });
  expect(await within(sheet).findByText('boss@larkfield.example')).toBeVisible();
  expect(within(sheet).getByText('helen@larkfield.example')).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Recall flyers' })).toBeVisible();
});

test('search, role and status filter the list, and an empty result is shown', async () => {
  const { user } = open();
  await screen.findByText('Invited', { selector: 'span' });
  await user.type(screen.getByLabelText('Search'), 'BOSS@');
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('1 person found')).toBeVisible();
  await user.clear(screen.getByLabelText('Search'));
  await user.selectOptions(screen.getByLabelText('Role'), 'Loan officer');
  expect(rows()).toHaveLength(3);
  await user.selectOptions(screen.getByLabelText('Status'), 'Invited');
  expect(names()).toHaveLength(1);
  await user.type(screen.getByLabelText('Search'), 'daniel');
  expect(screen.getByText('No one found')).toBeVisible();
  await user.click(button('Show everyone'));
  expect(rows()).toHaveLength(5);
});

test('shows loading, failure with Retry, offline, an unreadable record, and no permission', async () => {
  const { user, next } = open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('status', { name: 'Loading people' })).toBeVisible();
  next({ status: 'loading', unreachable: true });
  expect(screen.queryByRole('status', { name: 'Loading people' })).toBeNull();
  expect(screen.getByText(/can’t reach/)).toBeVisible();
  const retry = vi.fn();
  next(failed('unavailable', retry));
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalledOnce();
  next(ready([helen], 2));
  expect(await screen.findByText(/2 records couldn’t be shown/)).toBeVisible();
});

test.each(['marketing_admin', 'compliance', 'officer'])(
  '%s: shows Access Denied, without a request',
  (role) => {
    open(ready(team), role);
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(useTeamMembers).not.toHaveBeenCalled();
    expect(callFunction).not.toHaveBeenCalled();
  },
);

test('without Auth, shows the list and what’s unknown, with Retry', async () => {
  answers['list-member-accounts'] = refused('unavailable', 'x');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(rows()[0]?.slice(3)).toEqual(['Active', 'Unknown', 'Unknown']);
  answers['list-member-accounts'] = { accounts };
  await user.click(button('Retry'));
  expect(await screen.findByText('Invited', { selector: 'span' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test.each([
  [
    'Daniel Okafor',
    ['Change role and branch', 'Reset two-factor authentication', 'Deactivate', 'Recall flyers', 'History'],
  ],
  ['Sofia Almeida', ['Change role and branch', 'Resend invitation', 'Cancel invitation', 'History']],
  ['Nora Lind', ['Invite again', 'History']],
  ['Peter Novak', ['Reactivate', 'Reassign remaining work', 'Recall flyers', 'History']],
  [
    'Helen Whitaker',
    [
      'Change role and branch',
      'Reset two-factor authenticationTo turn off your own, go to the Security tab.',
      `Deactivate${memberErrors['own-account'].sentence}`,
      'Recall flyers',
      'History',
    ],
  ],
])('%s has these actions', async (name, offered) => {
  createCanceled();
  const { user } = open(ready([...team, nora]));
  await screen.findByText('Invited', { selector: 'span' });
  await user.click(button(`Actions for ${name}`));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(offered);
  const deactivate = items.at(-2);
  if (name === 'Helen Whitaker' && deactivate) {
    await user.click(deactivate);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

test('invite: shows field errors, keeps the input after a rejection, and retries with the same id', async () => {
  const { user } = open();
  await user.click(button('Invite teammate'));
  const dialog = screen.getByRole('dialog', { name: 'Invite teammate' });
  const send = within(dialog).getByRole('button', { name: 'Send invitation' });
  await user.click(send);
  expect(within(dialog).getByText('Name is required')).toBeVisible();
  expect(within(dialog).getByText('Email is required')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Role/)).toHaveAccessibleDescription('Role is required');
  expect(within(dialog).getByLabelText(/^Name/)).toHaveFocus();
  await user.type(within(dialog).getByLabelText(/^Name/), 'Nora Lind');
  await user.type(within(dialog).getByLabelText(/^Email/), 'nora@larkfield.example');
  await user.selectOptions(within(dialog).getByLabelText(/^Role/), 'Compliance');
  expect(within(dialog).queryByText(/is required/)).toBeNull();
  await user.selectOptions(within(dialog).getByLabelText(/^Branch/), 'Harbor Branch');
  answers['invite-member'] = refused('already-exists', memberErrors['address-taken'].sentence);
  await user.click(send);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(memberErrors['address-taken'].sentence);
  expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Nora Lind');
  delete answers['invite-member'];
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('status')).toHaveTextContent('Invitation queued');
  const [first, second] = listCalls('invite-member');
  expect(second).toEqual(first);
  expect(second).toMatchObject({
    name: 'Nora Lind',
    email: 'nora@larkfield.example',
    role: 'compliance',
    branch_id: 'harbor',
    id: expect.stringMatching(/^[\w-]{21}$/),
  });
});

test('changes a role, confirms it, and returns the focus to the menu', async () => {
  const { user, choose } = open();
  await choose('Daniel Okafor', 'Change role and branch');
  const dialog = screen.getByRole('dialog', { name: 'Change Daniel Okafor’s role or branch' });
  expect(within(dialog).getByLabelText('Branch')).toHaveValue('harbor');
  await user.selectOptions(within(dialog).getByLabelText(/^Role/), 'Compliance');
  await user.selectOptions(within(dialog).getByLabelText('Branch'), 'No branch');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(listCalls('update-member')).toEqual([
    {
      uid: 'daniel',
      role: 'compliance',
      branch_id: null,
      expected: { role: 'officer', branch_id: 'harbor' },
    },
  ]);
  expect(button('Actions for Daniel Okafor')).toHaveFocus();
});

test('changing a role keeps a colleague’s concurrent change of branch', async () => {
  const { user, choose, next } = open();
  await choose('Daniel Okafor', 'Change role and branch');
  const dialog = screen.getByRole('dialog');
  await user.selectOptions(within(dialog).getByLabelText(/^Role/), 'Compliance');
  const { sentence } = memberErrors['member-changed'];
  answers['update-member'] = new FunctionsError('aborted', sentence, { code: 'member-changed' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(sentence)).toBeVisible();
  next(ready([helen, { ...daniel, branch_id: null }]));
  await waitFor(() => expect(within(dialog).getByLabelText('Branch')).toHaveValue(''));
  expect(within(dialog).getByLabelText(/^Role/)).toHaveValue('compliance');
  answers['update-member'] = {};
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(listCalls('update-member').at(-1)).toEqual({
    uid: 'daniel',
    role: 'compliance',
    branch_id: null,
    expected: { role: 'officer', branch_id: null },
  });
});

test('shows a role that a colleague changed meanwhile next to the selected one', async () => {
  const { user, choose, next } = open();
  await choose('Daniel Okafor', 'Change role and branch');
  const dialog = screen.getByRole('dialog');
  await user.selectOptions(within(dialog).getByLabelText(/^Role/), 'Compliance');
  next(ready([helen, { ...daniel, role: 'marketing_admin' }]));
  expect(await within(dialog).findByRole('status')).toHaveTextContent(
    /^Someone else changed this.*RoleYoursComplianceKeep mineTheirsMarketing/,
  );
  expect(within(dialog).getByLabelText(/^Role/)).toHaveValue('compliance');
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine: Role' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(listCalls('update-member')).toEqual([
    {
      uid: 'daniel',
      role: 'compliance',
      branch_id: 'harbor',
      expected: { role: 'marketing_admin', branch_id: 'harbor' },
    },
  ]);
});

test('the last super administrator keeps the role, and others get a warning', async () => {
  const { user, choose, next } = open();
  await choose('Helen Whitaker', 'Change role and branch');
  const { sentence: description } = memberErrors['last-super-admin'];
  expect(await screen.findByRole('combobox', { name: /^Role/, description })).toBeDisabled();
  next(ready([helen, { ...daniel, role: 'super_admin' }]));
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(within(dialog).getByLabelText(/^Role/)).toBeEnabled());
  await user.selectOptions(within(dialog).getByLabelText(/^Role/), 'Compliance');
  expect(within(dialog).getByText(/won’t be able to open this page/)).toBeVisible();
  answers['update-member'] = refused('failed-precondition', memberErrors['last-super-admin'].sentence);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(memberErrors['last-super-admin'].sentence)).toBeVisible();
  expect(within(dialog).getByLabelText(/^Role/)).toHaveValue('compliance');
});

async function openDeactivation(
  count: unknown = { links: 3, prints: 1, pages: 0, isAtLeast: false },
  name = 'Daniel Okafor',
) {
  answers['count-live-links'] = count;
  const carla = member('carla', 'Carla Diaz', { officer_id: 'carla-diaz' });
  const shown = open(ready([...team, carla]));
  // Only Auth knows who was invited and has never signed in.
  await screen.findByText('Invited', { selector: 'span' });
  await shown.choose(name, 'Deactivate');
  return { ...shown, dialog: within(screen.getByRole('dialog', { name: `Deactivate ${name}?` })) };
}

test('deactivate: offers signed-in colleagues or the General team, and shows what was reassigned', async () => {
  const { user, dialog } = await openDeactivation();
  const successor = dialog.getByLabelText('Who takes over?');
  expect(
    within(successor)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'General team',
    'Carla Diaz (Loan officer)',
    'Helen Whitaker (Super administrator)',
    'Naomi Sato (Compliance)',
  ]);
  await user.selectOptions(successor, 'Naomi Sato (Compliance)');
  expect(dialog.getByText(/open submissions go to the General team/)).toBeVisible();
  expect(dialog.getByText(/Naomi Sato has no public page to send visitors to/)).toBeVisible();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.selectOptions(successor, 'Carla Diaz (Loan officer)');
  answers['deactivate-member'] = { handed_over: { submissions: 2, links: 1 }, is_done: true };
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(
    await screen.findByText(
      '2 open submissions and credit for the 1 shared link they held went to Carla Diaz. Those in states where they aren’t licensed went to the General team. Visitors to their links now see Carla Diaz’s page.',
    ),
  ).toBeVisible();
  expect(listCalls('deactivate-member')).toEqual([
    { uid: 'daniel', hand_over_to: 'carla', forward_links: true },
  ]);
});

test('reassign: finishes a partial deactivation with the same call', async () => {
  const { user, choose } = open();
  await choose('Peter Novak', 'Reassign remaining work');
  const dialog = within(screen.getByRole('dialog', { name: 'Reassign Peter Novak’s remaining work?' }));
  const successor = await dialog.findByRole('option', { name: /Daniel Okafor/ });
  await user.selectOptions(dialog.getByLabelText('Who takes over?'), successor);
  answers['deactivate-member'] = { handed_over: { submissions: 2, links: 0 }, is_done: true };
  await user.click(dialog.getByRole('button', { name: 'Reassign work' }));
  expect(await screen.findByText('Peter Novak’s work is reassigned')).toBeVisible();
  expect(listCalls('deactivate-member')).toEqual([
    { uid: 'peter', hand_over_to: 'daniel', forward_links: false },
  ]);
});

const WORKING_AGAIN = 'Their links and QR codes will work again then.';

test('deactivate: shows only what is true for the member', async () => {
  const NO_LINKS = { links: 0, prints: 0, pages: 0, isAtLeast: false };
  const SIGNED_OUT = 'They’re signed out everywhere and can’t sign in.';
  const UNLISTED = 'They’ll be removed from the public loan officer directory.';
  const WORK = 'Their open applications and callback requests go to whoever you choose below.';
  const listed = await openDeactivation();
  const bullets = ({ dialog }: typeof listed) =>
    dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(bullets(listed)).toEqual([SIGNED_OUT, UNLISTED, WORK]);
  await waitFor(() => expect(listed.dialog.getByText(WORKING_AGAIN)).toBeVisible());
  cleanup();

  createEntry(false);
  expect(bullets(await openDeactivation())).toEqual([SIGNED_OUT, WORK]);
  cleanup();

  const { user, ...compliance } = await openDeactivation(NO_LINKS, 'Naomi Sato');
  expect(bullets({ user, ...compliance })).toEqual([SIGNED_OUT]);
  expect(
    compliance.dialog.getByText(
      'You can reactivate them later. Anything you reassign stays with its new owner.',
    ),
  ).toBeVisible();
  const successor = compliance.dialog.getByLabelText('Who takes over?');
  expect(successor).toHaveAccessibleDescription('Credit for shared links stays with Naomi Sato.');
  await user.selectOptions(successor, 'Carla Diaz (Loan officer)');
  expect(successor).toHaveAccessibleDescription('Credit for shared links goes to Carla Diaz.');
});

test('cancel an invitation: has its own text, and no successor', async () => {
  const { user, choose } = open();
  await screen.findByText('Invited', { selector: 'span' });
  await choose('Sofia Almeida', 'Cancel invitation');
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel Sofia Almeida’s invitation?' }));
  expect(dialog.queryByLabelText('Who takes over?')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Keep invitation' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel invitation' }));
  expect(await screen.findByText('The link we sent Sofia Almeida no longer works.')).toBeVisible();
  expect(listCalls('deactivate-member')).toEqual([
    { uid: 'sofia', hand_over_to: null, forward_links: false },
  ]);
});

test('a canceled invitation isn’t listed as deactivated, and can be sent again', async () => {
  createCanceled();
  const { user, choose } = open(ready([...team, nora]));
  await screen.findByText('Invited', { selector: 'span' });
  await user.selectOptions(screen.getByLabelText('Status'), 'Deactivated');
  expect(names()).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Status'), 'Invitation canceled');
  expect(names()).toHaveLength(1);
  expect(useTeamMembers).toHaveBeenCalledWith(
    'larkfield',
    expect.objectContaining({ status: 'deactivated' }),
  );
  await choose('Nora Lind', 'Invite again');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const called = vi.mocked(callFunction).mock.calls.map(([name]) => name);
  expect(called.filter((name) => name !== 'list-member-accounts')).toEqual([
    'reactivate-member',
    'resend-invitation',
  ]);
});

test('deactivate: asks for no successor without any work', async () => {
  counts = { submissions: '0', links: '0' };
  const { dialog } = await openDeactivation({ links: 0, prints: 0, pages: 0, isAtLeast: false });
  await waitFor(() => expect(dialog.getByText('You can reactivate them later.')).toBeVisible());
  expect(dialog.queryByLabelText('Who takes over?')).toBeNull();
  expect(dialog.queryByText(/open applications/)).toBeNull();
});

test('deactivate: moves credit for links even without applications', async () => {
  counts = { submissions: '0', links: '1' };
  const { dialog } = await openDeactivation();
  expect(dialog.queryByText(/open applications/)).toBeNull();
  expect(dialog.getByLabelText('Who takes over?')).toBeVisible();
});

test.each([
  [
    '1',
    '0',
    'Their 1 open application or callback request goes to whoever you choose below.',
    'shared links',
  ],
  [
    '50+',
    '12',
    'Their 50+ open applications and callback requests go to whoever you choose below.',
    '12 shared links',
  ],
])(
  'deactivate: shows that %s submissions and credit for %s links move',
  async (submissions, links, work, held) => {
    counts = { submissions, links };
    const { user, dialog } = await openDeactivation();
    expect(dialog.getByText(work)).toBeVisible();
    const successor = dialog.getByLabelText('Who takes over?');
    await user.selectOptions(successor, 'Carla Diaz (Loan officer)');
    expect(successor).toHaveAccessibleDescription(
      `Open submissions and credit for ${held} go to Carla Diaz.`,
    );
  },
);

test('deactivate: reserves space for what is still loading', async () => {
  vi.mocked(useRecordsById).mockReturnValue({ items: [], isComplete: false });
  const { dialog } = await openDeactivation(new Promise(() => undefined));
  expect(dialog.getByText('They’ll be removed from the public loan officer directory.')).not.toBeVisible();
  expect(dialog.getByText(WORKING_AGAIN)).not.toBeVisible();
  expect(dialog.getByText(/^You can reactivate them later/)).toHaveTextContent(
    `You can reactivate them later. Anything you reassign stays with its new owner. ${WORKING_AGAIN}`,
  );
  expect(dialog.getByRole('status', { name: 'Counting shared links' })).toBeVisible();
});

test('deactivate: words unknown directory data as a condition', async () => {
  vi.mocked(useRecordsById).mockReturnValue({ items: [], isComplete: false, hasFailed: true });
  const { dialog } = await openDeactivation();
  expect(
    dialog.getByText('If they’re in the public loan officer directory, they’ll be removed from it.'),
  ).toBeVisible();
  expect(dialog.queryByText('They’ll be removed from the public loan officer directory.')).toBeNull();
});

test('deactivate: shows first how many links stop and what visitors get', async () => {
  const { user, dialog } = await openDeactivation({ links: 3, prints: 1, pages: 4, isAtLeast: false });
  expect(listCalls('count-live-links')).toEqual([{ memberId: 'daniel' }]);
  expect(
    await dialog.findByText(/^3 shared links and 1 printed QR code will stop working/),
  ).toHaveTextContent(
    'Anyone who opens a link that stops working will see “Link not found.” To send visitors to a colleague’s page, choose who takes over.',
  );
  await user.selectOptions(dialog.getByLabelText('Who takes over?'), 'Carla Diaz (Loan officer)');
  expect(
    dialog.getByText('7 shared links and 1 printed QR code will lead to Carla Diaz’s page.'),
  ).toBeVisible();
  await user.click(dialog.getByLabelText('Send visitors to Carla Diaz’s page instead'));
  expect(
    dialog.getByText(/Anyone who opens a link that stops working will see “Link not found\.”$/),
  ).toBeVisible();
  answers['deactivate-member'] = { handed_over: { submissions: 0, links: 0 }, is_done: true };
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(listCalls('deactivate-member')).toHaveLength(1));
  expect(listCalls('deactivate-member')).toEqual([
    { uid: 'daniel', hand_over_to: 'carla', forward_links: false },
  ]);
});

test.each([
  [{ links: 0, prints: 0, pages: 0, isAtLeast: false }, /^No live shared links or printed QR codes/],
  [{ links: 1, prints: 0, pages: 0, isAtLeast: false }, /^1 shared link will stop working/],
  [
    { links: 0, prints: 0, pages: 1, isAtLeast: false },
    /^1 link to their page or the questionnaire will lead to your list of loan officers\. To send/,
  ],
  [
    { links: 2, prints: 0, pages: 4, isAtLeast: false },
    /^2 shared links will stop working\. 4 links to their page .* list of loan officers\. Anyone who opens a link that stops/,
  ],
  [
    { links: 500, prints: 300, pages: 0, isAtLeast: true },
    /^At least 500 shared links and 300 printed QR codes will stop/,
  ],
  [refused('unavailable', 'x'), /^We couldn’t count the shared links/],
])('deactivate: %j', async (count, sentence) => {
  const { dialog } = await openDeactivation(count);
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeEnabled();
});

test.each([
  ['Sofia Almeida', 'Resend invitation', 'Resend invitation', 'resend-invitation', 'sofia'],
  [
    'Daniel Okafor',
    'Reset two-factor authentication',
    'Reset two-factor authentication',
    'reset-second-factor',
    'daniel',
  ],
  ['Peter Novak', 'Reactivate', 'Reactivate', 'reactivate-member', 'peter'],
])(
  '%s: %s asks first, shows a rejection, and reloads from Auth',
  async (name, action, confirm, call, uid) => {
    const { user, choose } = open();
    await screen.findByText('Invited', { selector: 'span' });
    await choose(name, action);
    const yes = within(screen.getByRole('dialog')).getByRole('button', { name: confirm });
    expect(listCalls(call)).toEqual([]);
    answers[call] = refused('resource-exhausted', memberErrors['too-many-mails'].sentence);
    await user.click(yes);
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      memberErrors['too-many-mails'].sentence,
    );
    delete answers[call];
    const asked = listCalls('list-member-accounts').length;
    await user.click(yes);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Only the email has an event id, the same one for the retry, so that no one gets it twice.
    const [first, ...others] = listCalls(call);
    const request_id = expect.stringMatching(/^[\w-]{21}$/) as string;
    expect(first).toEqual(call === 'resend-invitation' ? { uid, request_id } : { uid });
    expect(others).toEqual([first]);
    expect(listCalls('list-member-accounts')).toHaveLength(asked + 1);
  },
);

test('offline, shows a message and keeps the input', async () => {
  const { user, choose } = open();
  await choose('Peter Novak', 'Reactivate');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers['reactivate-member'] = refused('internal', 'internal');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reactivate' }));
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
});

test('an invited super administrator doesn’t count, so the only signed-in one keeps the role', async () => {
  const invited = member('erin', 'Erin Cole', { role: 'super_admin' });
  answers['list-member-accounts'] = {
    accounts: [...accounts, account('erin', { is_invited: true, last_sign_in_at: null })],
  };
  const { choose } = open(ready([...team, invited]));
  expect(await screen.findAllByText('Invited', { selector: 'span' })).toHaveLength(2);
  await choose('Helen Whitaker', 'Change role and branch');
  const role = within(await screen.findByRole('dialog')).getByLabelText(/^Role/);
  expect(role).toBeDisabled();
  expect(role).toHaveAccessibleDescription(memberErrors['last-super-admin'].sentence);
});

test('a company’s own roles can be assigned', async () => {
  const { user, choose } = open();
  await screen.findByText('Invited', { selector: 'span' });
  await choose('Daniel Okafor', 'Change role and branch');
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(within(dialog).getByLabelText(/^Role/), 'loan_partner');
  expect(within(dialog).getByLabelText(/^Role/)).toHaveAccessibleDescription(
    'Same access as a loan officer.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(listCalls('update-member')).toEqual([
      {
        uid: 'daniel',
        role: 'loan_partner',
        branch_id: 'harbor',
        expected: { role: 'officer', branch_id: 'harbor' },
      },
    ]),
  );
});

test('pending profile changes are above the list, with old and new value', async () => {
  const requested_at = new Date(2026, 10, 20, 12);
  const changed = {
    ...daniel,
    nmls_id: '1990001',
    pending_changes: { nmls_id: { value: '1990002', requested_at } },
  };
  const { user } = open(ready([helen, changed]));
  const section = await screen.findByRole('region', { name: '1 profile change to confirm' });
  expect(within(section).getByText('Daniel Okafor: NMLS number')).toBeVisible();
  expect(
    within(section)
      .getAllByRole('definition')
      .map((one) => one.textContent),
  ).toEqual(['1990001', '1990002']);
  await user.click(within(section).getByRole('button', { name: 'Confirm: NMLS number of Daniel Okafor' }));
  await user.click(screen.getByRole('button', { name: 'Confirm change' }));
  expect(listCalls('review-profile-change')).toEqual([
    { uid: 'daniel', field: 'nmls_id', value: '1990002', is_confirmed: true },
  ]);
});

test('a name opens the member’s sheet, with the same confirmations as the row', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Naomi Sato' }));
  const sheet = screen.getByRole('dialog', { name: 'Naomi Sato' });
  expect(sheet).toHaveTextContent('naomi@larkfield.example');
  await user.click(within(sheet).getByRole('button', { name: 'Change role and branch' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Naomi Sato’s role or branch' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Naomi Sato' })).toHaveFocus();
});

const large = (items = team) => ({
  status: 'ready' as const,
  stale: false,
  data: { items, unreadable: 0, more: { isLoading: false, load: vi.fn() } },
});

test('loads a large team page by page, and searches it in the database', async () => {
  const live = large();
  const { user } = open(live);
  expect(await screen.findByText('These are from the first 5 people by name.')).toBeVisible();
  await user.click(button('Load more'));
  expect(live.data.more.load).toHaveBeenCalledOnce();
  await user.selectOptions(screen.getByLabelText('Role'), 'Loan officer');
  await user.selectOptions(screen.getByLabelText('Status'), 'Invited');
  await user.type(screen.getByLabelText('Search'), 'zz');
  expect(useTeamMembers).toHaveBeenCalledWith('larkfield', {
    search: 'zz',
    role: 'officer',
    status: 'active',
  });
  expect(screen.getByText(/None of the first 5 people match/)).toBeVisible();
});

test('loads the listed members’ accounts, a hundred at a time', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ ...helen, user_id: `u${index}` }));
  open(large(many));
  await waitFor(() => expect(listCalls('list-member-accounts')).toHaveLength(2));
  const asked = listCalls('list-member-accounts') as { uids: string[] }[];
  expect(asked.map(({ uids }) => uids.length)).toEqual([100, 1]);
});

test('loads no accounts for an empty list', () => {
  open(ready([]));
  expect(listCalls('list-member-accounts')).toEqual([]);
});

test('searches a large team for the successor', async () => {
  answers['count-live-links'] = { links: 0, prints: 0, pages: 0, isAtLeast: false };
  const { user, choose } = open(large());
  await screen.findByText('Invited', { selector: 'span' });
  await choose('Daniel Okafor', 'Deactivate');
  const dialog = within(screen.getByRole('dialog', { name: 'Deactivate Daniel Okafor?' }));
  await user.type(dialog.getByLabelText('Find a colleague'), 'nao');
  expect(useTeamMembers).toHaveBeenCalledWith('larkfield', { search: 'nao', status: 'active' });
  await user.selectOptions(dialog.getByLabelText('Who takes over?'), 'Naomi Sato (Compliance)');
  await user.clear(dialog.getByLabelText('Find a colleague'));
  await user.type(dialog.getByLabelText('Find a colleague'), 'hel');
  expect(dialog.getByLabelText('Who takes over?')).toHaveDisplayValue('Naomi Sato (Compliance)');
});

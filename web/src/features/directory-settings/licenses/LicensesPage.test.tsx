import { branchRecordSchema } from '@brokerage/domain/directory/branch';
import type { License } from '@brokerage/domain/license/license';
import { isHeldBy } from '@brokerage/domain/license/licenseHolder';
import { sampleLicense } from '@brokerage/domain/license/testing/sampleLicense';
import { companyDay } from '@brokerage/domain/schedule/companyDay';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useBranches } from '../../../lib/live-data/records/useBranches.ts';
import { useHolderLicenses } from '../../../lib/live-data/records/useHolderLicenses.ts';
import { useOfficerNames } from '../../../lib/live-data/records/useOfficerNames.ts';
import { useTenant } from '../../../lib/live-data/records/useTenant.ts';
import { useList } from '../../../lib/live-data/useList.ts';
import { memberSession, renderInPortal } from '../../../testing/renderInPortal.tsx';
import { useDirectoryEntries } from '../entries/useDirectoryEntries.ts';
import { LicensesPage } from './LicensesPage.tsx';
import { useLicenses } from './useLicenses.ts';

vi.mock('../../../lib/live-data/records/useBranches.ts', () => ({ useBranches: vi.fn() }));
vi.mock('../../../lib/live-data/records/useHolderLicenses.ts', () => ({ useHolderLicenses: vi.fn() }));
vi.mock('../../../lib/live-data/records/useOfficerNames.ts', () => ({ useOfficerNames: vi.fn() }));
vi.mock('../../../lib/live-data/useRecordsById.ts', () => ({
  useRecordsById: () => ({ items: [], isComplete: true }),
}));
vi.mock('../../../lib/live-data/records/useTenant.ts', () => ({ useTenant: vi.fn() }));
vi.mock('../entries/useDirectoryEntries.ts', () => ({ useDirectoryEntries: vi.fn() }));
vi.mock('./useLicenses.ts', () => ({ useLicenses: vi.fn() }));
vi.mock('../../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: (_firestore: unknown, path: string) => path,
}));
vi.mock('../../../lib/live-data/useList.ts', () => ({ useList: vi.fn() }));
vi.mock('../../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const TODAY = companyDay(new Date(), DEFAULT_OFFICE_SCHEDULE.time_zone);
const ANA = { holder_kind: 'officer', holder_id: 'ana', kind: 'originator' } as const;
const COMPANY = sampleLicense({ id: 'company', expires_on: shiftDate(TODAY, 20) });
const BRANCH = sampleLicense({
  id: 'branch',
  holder_kind: 'branch',
  holder_id: 'clifton-nj',
  number: 'BR-1',
  expires_on: null,
});
const EXPIRED = sampleLicense({
  id: 'expired',
  ...ANA,
  state: 'CA',
  number: 'ANA-1',
  expires_on: shiftDate(TODAY, -1),
});
const ALL = [COMPANY, BRANCH, EXPIRED];

const ready = <T,>(items: readonly T[]) =>
  ({ status: 'ready', data: { items, unreadable: 0 }, stale: false }) as never;
const show = (licenses: readonly License[]) => {
  vi.mocked(useLicenses).mockReturnValue(ready(licenses));
  vi.mocked(useHolderLicenses).mockImplementation((_tenant, holders) =>
    ready(licenses.filter((one) => holders.some((holder) => isHeldBy(one, holder)))),
  );
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const branch = {
    id: 'clifton-nj',
    name: 'Clifton',
    state: 'NJ',
    licenseNumber: '',
    address: '',
    manager: '',
  };
  vi.mocked(useBranches).mockReturnValue(ready([branchRecordSchema.parse(branch)]));
  const tenant = { company_name: 'Larkfield' };
  vi.mocked(useTenant).mockReturnValue({ status: 'ready', data: tenant, stale: false } as never);
  vi.mocked(useOfficerNames).mockReturnValue({
    byId: new Map([['ana', 'Ana Reyes']]),
    isComplete: true,
    isSettled: true,
  });
  vi.mocked(useDirectoryEntries).mockReturnValue(ready([{ id: 'ana', name: 'Ana Reyes' }] as never));
  vi.mocked(useList).mockReturnValue(ready([]));
  show(ALL);
});

function open({ role = 'super_admin', at = '/officer-portal/licenses' } = {}) {
  const session = memberSession({ role }, { uid: 'helen', email: 'x@larkfield.example' });
  renderInPortal(
    <main>
      <LicensesPage />
    </main>,
    { session, address: at },
  );
  return userEvent.setup();
}
const findCard = (number: string) => screen.getByText(number).closest('tr, li') as HTMLElement;
const dialog = () => screen.getByRole('dialog');

test('each license says whose it is, where, and how long it lasts', () => {
  open();
  expect(findCard('9900192')).toHaveTextContent('Larkfield');
  expect(findCard('9900192')).toHaveTextContent('Expires in 20 days');
  expect(findCard('BR-1')).toHaveTextContent('Clifton branch');
  expect(findCard('BR-1')).toHaveTextContent('Doesn’t expire');
  expect(findCard('ANA-1')).toHaveTextContent('Ana Reyes');
  expect(findCard('ANA-1')).toHaveTextContent('California');
  expect(findCard('ANA-1')).toHaveTextContent('Expired');
});

test('the list is narrowed to a holder and a state, also by the address', async () => {
  const user = open({ at: '/officer-portal/licenses?holder=officer%3Aana' });
  expect(screen.queryByText('9900192')).toBeNull();
  expect(screen.getByText('ANA-1')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Holder'), 'All');
  await user.selectOptions(screen.getByLabelText('State'), 'New Jersey');
  expect(screen.getByText('9900192')).toBeInTheDocument();
  expect(screen.queryByText('ANA-1')).toBeNull();
});

test('a license is added; what is wrong is told at its field, and what was typed stays after a failure', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Add license' }));
  const form = within(dialog());
  await user.selectOptions(form.getByLabelText(/^State/), 'California');
  await user.selectOptions(form.getByLabelText(/^Kind of license/), 'DRE real estate broker');
  await user.type(form.getByLabelText(/^License number/), '123');
  fireEvent.change(form.getByLabelText(/^Expires/), { target: { value: '2028-12-31' } });
  await user.click(form.getByRole('button', { name: 'Add license' }));
  expect(form.getByLabelText(/^License number/)).toHaveAccessibleDescription('A DRE number has 8 digits');
  expect(callFunction).not.toHaveBeenCalled();
  await user.type(form.getByLabelText(/^License number/), '45678');
  vi.mocked(callFunction).mockRejectedValueOnce(new FunctionsError('unavailable', 'No connection'));
  await user.click(form.getByRole('button', { name: 'Add license' }));
  await form.findByRole('alert');
  expect(form.getByLabelText(/^License number/)).toHaveValue('12345678');
  await user.click(form.getByRole('button', { name: 'Add license' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = vi.mocked(callFunction).mock.calls.map(([, data]) => data as { id: string });
  expect(sent[1]).toEqual({
    id: sent[0]?.id,
    revision: 0,
    holder_kind: 'company',
    holder_id: 'larkfield',
    state: 'CA',
    kind: 'ca_dre_broker',
    number: '12345678',
    authority: '',
    expires_on: '2028-12-31',
  });
});

test('an officer is chosen by name, and only kinds that people have are offered', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Add license' }));
  const form = within(dialog());
  await user.selectOptions(form.getByLabelText(/^Held by/), 'Loan officer');
  await user.type(form.getByRole('combobox', { name: /^Loan officer/ }), 'ana');
  await user.click(await screen.findByRole('option', { name: 'Ana Reyes' }));
  await user.selectOptions(form.getByLabelText(/^State/), 'New Jersey');
  const kinds = within(form.getByLabelText(/^Kind of license/)).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['', 'Mortgage loan originator', 'Other']);
  await user.selectOptions(form.getByLabelText(/^Kind of license/), 'Mortgage loan originator');
  await user.type(form.getByLabelText(/^License number/), '5');
  await user.click(form.getByLabelText('It expires'));
  await user.click(form.getByRole('button', { name: 'Add license' }));
  expect(callFunction).toHaveBeenCalledWith(
    'save-license',
    expect.objectContaining({ holder_kind: 'officer', holder_id: 'ana', expires_on: null }),
  );
});

test('a license is renewed and removed, each with the version that was seen', async () => {
  const user = open();
  const choose = async (action: string) => {
    await user.click(screen.getByRole('button', { name: /^Actions for Ana Reyes/ }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await choose('Edit license');
  fireEvent.change(within(dialog()).getByLabelText(/^Expires/), { target: { value: '2030-12-31' } });
  await user.click(within(dialog()).getByRole('button', { name: 'Save' }));
  expect(callFunction).toHaveBeenLastCalledWith(
    'save-license',
    expect.objectContaining({ id: 'expired', revision: 1, expires_on: '2030-12-31', holder_id: 'ana' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Remove license');
  await user.click(within(dialog()).getByRole('button', { name: 'Remove license' }));
  expect(callFunction).toHaveBeenLastCalledWith('remove-license', { id: 'expired', revision: 1 });
});

test('live flyers of an expired license are proposed for recall', () => {
  const flyer = { id: 'f1', title: 'Open house', snapshot: null, approved_at: null };
  vi.mocked(useList).mockReturnValue(ready([flyer] as never));
  open();
  const recall = screen.getByRole('region', { name: 'Proposed for recall: Ana Reyes, California' });
  expect(within(recall).getByRole('link', { name: 'Open house' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/edit/f1',
  );
  expect(useList).toHaveBeenCalledTimes(1);
});

test('nothing is proposed where another license is in force', () => {
  show([...ALL, { ...EXPIRED, id: 'renewed', number: 'ANA-2', expires_on: shiftDate(TODAY, 400) }]);
  open();
  expect(screen.queryByRole('region', { name: /^Proposed for recall:/ })).toBeNull();
  expect(useList).not.toHaveBeenCalled();
});

test('other administrators read, and officers don’t get in', () => {
  open({ role: 'compliance' });
  expect(screen.getByText('ANA-1')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add license' })).toBeNull();
  vi.mocked(useLicenses).mockClear();
  open({ role: 'officer' });
  expect(useLicenses).not.toHaveBeenCalled();
});

test('says what will be here, and what went wrong', async () => {
  show([]);
  open();
  expect(screen.getByText('No licenses yet')).toBeInTheDocument();
  const retry = vi.fn();
  const error = new FunctionsError('permission-denied', '');
  vi.mocked(useLicenses).mockReturnValue({ status: 'failed', error, retry } as never);
  const user = open();
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
  expect(retry).toHaveBeenCalledOnce();
});

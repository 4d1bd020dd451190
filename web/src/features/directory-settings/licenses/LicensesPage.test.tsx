import type { License } from '@brokerage/domain/license/license';
import { sampleLicense } from '@brokerage/domain/license/testing/sampleLicense';
import { paths } from '@brokerage/domain/paths';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { refuseReads, storeRecord } from '../../../testing/localFirestore.ts';
import { memberSession, renderInPortal } from '../../../testing/renderInPortal.tsx';
import { LicensesPage } from './LicensesPage.tsx';

vi.mock('../../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const TODAY = dayInZone(new Date(), DEFAULT_OFFICE_SCHEDULE.time_zone);
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

const BRANCH_RECORD = {
  name: 'Clifton',
  state: 'NJ',
  licenseNumber: '',
  address: '',
  manager: '',
};
const OFFICER = {
  name: 'Ana Reyes',
  email: 'ana@larkfield.example',
  phone: '',
  nmls: '',
  title: 'Loan Officer',
  bio: '',
  branchId: 'clifton-nj',
};
const TENANT = {
  company_name: 'Larkfield',
  nmls_id: '1992001',
  phone: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  licence_lines: [],
};

const storeLicense = ({ id, ...license }: License) =>
  storeRecord(paths.licenses.one('larkfield', id), license);
/** A live flyer that advertises in that state. */
const storeFlyer = (id: string, license_state: string, change: object = {}) =>
  storeRecord(paths.flyers.one('larkfield', id), {
    template_id: 'open-house',
    template_version_id: 'open-house-2',
    title: 'Open house',
    owner_user_id: 'u-ana',
    tenant_id: 'larkfield',
    data: {},
    status: 'approved',
    reason: null,
    created_at: new Date(),
    updated_at: new Date(),
    license_state,
    license_officer_id: 'ana',
    ...change,
  });

beforeEach(() => {
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  storeRecord(paths.branches.one('larkfield', 'clifton-nj'), BRANCH_RECORD);
  storeRecord(paths.officers.one('larkfield', 'ana'), OFFICER);
  storeRecord(paths.tenant('larkfield'), TENANT);
});

/** Opens the page with these licenses stored, and waits until it shows them. */
async function open({ role = 'super_admin', at = '/officer-portal/licenses', licenses = ALL } = {}) {
  for (const license of licenses) storeLicense(license);
  const session = memberSession({ role }, { uid: 'helen', email: 'x@larkfield.example' });
  renderInPortal(
    <main>
      <LicensesPage />
    </main>,
    { session, address: at },
  );
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading the licenses' })).toBeNull());
  return userEvent.setup();
}
const findCard = (number: string) => screen.getByText(number).closest('tr, li') as HTMLElement;
const dialog = () => screen.getByRole('dialog');

test('each license shows its holder, place and duration', async () => {
  await open();
  expect(findCard('9900192')).toHaveTextContent('Larkfield');
  expect(findCard('9900192')).toHaveTextContent('Expires in 20 days');
  expect(findCard('BR-1')).toHaveTextContent('Clifton branch');
  expect(findCard('BR-1')).toHaveTextContent('Doesn’t expire');
  await waitFor(() => expect(findCard('ANA-1')).toHaveTextContent('Ana Reyes'));
  expect(findCard('ANA-1')).toHaveTextContent('California');
  expect(findCard('ANA-1')).toHaveTextContent('Expired');
});

test('filters by holder and state, also from the address', async () => {
  const user = await open({ at: '/officer-portal/licenses?holder=officer%3Aana' });
  expect(screen.queryByText('9900192')).toBeNull();
  expect(screen.getByText('ANA-1')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Holder'), 'All');
  await user.selectOptions(screen.getByLabelText('State'), 'New Jersey');
  expect(screen.getByText('9900192')).toBeInTheDocument();
  expect(screen.queryByText('ANA-1')).toBeNull();
});

test('with no license left by the filters, all of them can be shown again', async () => {
  const user = await open({ at: '/officer-portal/licenses?holder=officer%3Aana&state=NJ' });
  await user.click(await screen.findByRole('button', { name: 'Show all licenses' }));
  expect(await screen.findByText('9900192')).toBeInTheDocument();
  expect(screen.getByText('ANA-1')).toBeInTheDocument();
  expect(screen.getByLabelText('Holder')).toHaveDisplayValue('All');
  expect(screen.getByLabelText('State')).toHaveDisplayValue('All');
});

test('adds a license, with errors at the field and kept input after a failure', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add license' }));
  const form = within(dialog());
  await user.selectOptions(form.getByLabelText(/^State/), 'California');
  await user.selectOptions(form.getByLabelText(/^License type/), 'DRE real estate broker');
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

test('selects an officer by name, and offers only kinds that people have', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add license' }));
  const form = within(dialog());
  await user.selectOptions(form.getByLabelText(/^Held by/), 'Loan officer');
  await user.type(form.getByRole('combobox', { name: /^Loan officer/ }), 'ana');
  await user.click(await screen.findByRole('option', { name: 'Ana Reyes' }));
  await user.selectOptions(form.getByLabelText(/^State/), 'New Jersey');
  const kinds = within(form.getByLabelText(/^License type/)).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['', 'Mortgage loan originator', 'Other']);
  await user.selectOptions(form.getByLabelText(/^License type/), 'Mortgage loan originator');
  await user.type(form.getByLabelText(/^License number/), '5');
  await user.click(form.getByLabelText('This license expires'));
  await user.click(form.getByRole('button', { name: 'Add license' }));
  expect(callFunction).toHaveBeenCalledWith(
    'save-license',
    expect.objectContaining({ holder_kind: 'officer', holder_id: 'ana', expires_on: null }),
  );
});

test('renews and removes a license with the displayed version', async () => {
  const user = await open();
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: /^Actions for Ana Reyes/ }));
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

test('suggests recalling live flyers of an expired license', async () => {
  storeFlyer('f1', 'CA');
  await open();
  const recall = await screen.findByRole('region', { name: 'Proposed for recall: Ana Reyes, California' });
  expect(within(recall).getByRole('link', { name: 'Open house' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/edit/f1',
  );
});

test('suggests nothing if another license is active', async () => {
  storeFlyer('f1', 'CA');
  storeFlyer('f2', 'NJ');
  const renewed = { ...EXPIRED, id: 'renewed', number: 'ANA-2', expires_on: shiftDate(TODAY, 400) };
  const alsoExpired = { ...EXPIRED, id: 'also-expired', number: 'ANA-3', state: 'NJ' };
  await open({ licenses: [...ALL, renewed, alsoExpired] });
  expect(
    await screen.findByRole('region', { name: 'Proposed for recall: Ana Reyes, New Jersey' }),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('region', { name: /^Proposed for recall:/ })).toHaveLength(1);
});

test('other administrators can read, and officers have no access', async () => {
  await open({ role: 'compliance' });
  expect(screen.getByText('ANA-1')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add license' })).toBeNull();
  cleanup();
  await open({ role: 'officer' });
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('shows an empty state and an error', async () => {
  const allow = refuseReads(paths.tenant('larkfield'), 'unavailable');
  const user = await open({ licenses: [] });
  const retry = screen.getByRole('button', { name: /Retry|Try again/ });
  allow();
  await user.click(retry);
  expect(await screen.findByText('No licenses yet')).toBeInTheDocument();
});

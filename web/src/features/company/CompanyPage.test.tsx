import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { paths } from '@brokerage/domain/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { refuseReads, storeRecord } from '../../testing/localFirestore.ts';
import { openCompanyPage, renderCompanyPage } from './testing/openCompanyPage.tsx';
import { sampleSettings } from './testing/sampleSettings.ts';

vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const stored = { ...sampleSettings, licence_lines: ['New Jersey', 'California'] };
beforeEach(() => {
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

const open = (settings = stored, member: Parameters<typeof openCompanyPage>[1] = {}) =>
  openCompanyPage(settings, member);
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const button = (name: string) => screen.getByRole('button', { name });
const lines = () =>
  screen.getAllByLabelText(/^License line \d/).map((one) => (one as HTMLTextAreaElement).value);

test('saves only after a change, and Cancel restores the stored values', async () => {
  const { user } = await open();
  expect(button('Save')).toBeDisabled();
  await user.type(field('NMLS number'), '5');
  await user.click(button('Remove license line 1'));
  expect(lines()).toEqual(['California']);
  await user.click(button('Cancel'));
  expect(field('NMLS number')).toHaveValue(stored.nmls_id);
  expect(lines()).toEqual(stored.licence_lines);
  expect(button('Save')).toBeDisabled();
});

test('shows schema errors at the fields and sends nothing', async () => {
  const { user } = await open();
  await user.clear(field('Company name'));
  await user.tab();
  expect(field('Company name')).toHaveAccessibleDescription('Company name is required');
  await user.clear(field('Company email'));
  await user.type(field('Company email'), 'nobody');
  await user.click(button('Add license line'));
  expect(field('License line 3')).toHaveFocus();
  await user.click(button('Save'));
  expect(field('Company email')).toHaveAccessibleDescription('Invalid email address');
  expect(field('License line 3')).toHaveAccessibleDescription('License line is required');
  expect(field('Company name')).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
});

test('adds, moves and sends license lines in order', async () => {
  const { user } = await open();
  await user.click(button('Add license line'));
  await user.keyboard(' Maine{Enter}');
  await user.click(button('Move license line 3 up'));
  expect(lines()).toEqual(['New Jersey', ' Maine ', 'California']);
  expect(button('Move license line 1 up')).toBeDisabled();
  await user.click(button('Save'));
  expect(await screen.findByText('Company settings saved')).toBeVisible();
  const licence_lines = ['New Jersey', 'Maine', 'California'];
  expect(callFunction).toHaveBeenCalledWith('update-company', { licence_lines });
});

test('shows the server’s error and keeps the input', async () => {
  const { user } = await open();
  await user.type(field('Company name'), ' Loans');
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FunctionsError('failed-precondition', sessionErrors['own-second-factor-first'].sentence),
  );
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    sessionErrors['own-second-factor-first'].sentence,
  );
  expect(field('Company name')).toHaveValue('Larkfield Loans');
  const issues = [{ path: 'company_name', message: 'Another one, please' }];
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FunctionsError('invalid-argument', 'Some answers need another look.', { issues }),
  );
  await user.click(button('Save'));
  await waitFor(() => expect(field('Company name')).toHaveAccessibleDescription('Another one, please'));
  expect(field('Company name')).toHaveFocus();
  await user.type(field('Company name'), '!');
  expect(field('Company name')).not.toHaveAccessibleDescription();
});

test('only an administrator with a second factor in this session can require it', async () => {
  await open();
  const rule = screen.getByRole('switch', { name: 'Require two-factor authentication for administrators' });
  expect(await screen.findByRole('link', { name: 'Set it up in the Security tab' })).toHaveAttribute(
    'href',
    '/officer-portal?tab=security',
  );
  expect(rule).toBeDisabled();
});

test('explains the second factor’s consequences before Save', async () => {
  const { user } = await open(stored, { hasSecondFactor: true });
  const rule = screen.getByRole('switch', { name: 'Require two-factor authentication for administrators' });
  await waitFor(() => expect(rule).toBeEnabled());
  await user.click(rule);
  expect(screen.getByText(/Takes effect when you save/)).toBeVisible();
  await user.click(button('Save'));
  await waitFor(() =>
    expect(callFunction).toHaveBeenCalledWith('update-company', { administrators_need_second_factor: true }),
  );
});

test('asks before leaving with changes', async () => {
  const { user, router } = await open();
  await user.type(field('NMLS number'), '9');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('NMLS number')).toHaveValue(`${stored.nmls_id}9`);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The dashboard')).toBeVisible();
  expect(router.state.location.search).toBe('?tab=settings');
});

test('doesn’t ask without changes', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByText('The dashboard')).toBeVisible();
});

test('shows loading, failure with Retry, and an unreadable record', async () => {
  const tenant = paths.tenant('larkfield');
  const allow = refuseReads(tenant, 'unavailable');
  const { user } = renderCompanyPage();
  expect(screen.getByRole('status', { name: 'Loading company settings' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  allow();
  storeRecord(tenant, { company_name: '' });
  await user.click(retry);
  expect(await screen.findByText(/Couldn’t read the company settings/)).toBeVisible();
  expect(screen.getByText(/If it happens again, contact support\.$/)).toBeVisible();
});

test.each(['compliance', 'marketing_admin', 'officer'])('%s: Access Denied', (role) => {
  renderCompanyPage({ role });
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('adds and removes a company’s own roles, with the consequences of removing', async () => {
  const { user } = await open({ ...stored, extra_roles: ['loan_partner'] });
  await user.type(screen.getByLabelText('Role name'), 'Branch Helper');
  await user.click(button('Add role'));
  expect(screen.getByLabelText('Role name')).toHaveAccessibleDescription(/lowercase letters/);
  await user.clear(screen.getByLabelText('Role name'));
  await user.type(screen.getByLabelText('Role name'), 'branch_helper{Enter}');
  expect(callFunction, 'Enter adds, it does not save').not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove loan_partner' }));
  expect(screen.getByText(/people with the role loan_partner lose access/)).toBeVisible();
  await user.click(button('Save'));
  await waitFor(() =>
    expect(callFunction).toHaveBeenCalledWith('update-company', { extra_roles: ['branch_helper'] }),
  );
});

test('Save includes a typed role that wasn’t added, and stops at an invalid one', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Role name'), 'Branch Helper');
  await user.click(button('Save'));
  expect(callFunction).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Role name')).toHaveFocus();
  expect(screen.getByLabelText('Role name')).toHaveAccessibleDescription(/lowercase letters/);
  await user.clear(screen.getByLabelText('Role name'));
  await user.type(screen.getByLabelText('Role name'), 'branch_helper');
  await user.click(button('Save'));
  const extra_roles = [...stored.extra_roles, 'branch_helper'];
  await waitFor(() => expect(callFunction).toHaveBeenCalledWith('update-company', { extra_roles }));
  expect(screen.getByLabelText('Role name')).toHaveValue('');
});

test('Save focuses the first invalid field, even if a typed role further down is invalid', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Role name'), 'Branch Helper');
  const name = screen.getByLabelText(/^Company name/);
  await user.clear(name);
  await user.click(button('Save'));
  expect(name).toHaveFocus();
  expect(screen.getByLabelText('Role name')).toHaveAccessibleDescription(/lowercase letters/);
});

test('Save reports a full list of roles, even if it filled up while typing', async () => {
  const roles = Array.from({ length: 20 }, (_, index) => `role_${String.fromCodePoint(97 + index)}`);
  const { user } = await open({ ...stored, extra_roles: roles });
  const field = screen.getByLabelText('Role name');
  expect(field).toHaveAccessibleDescription('No more than 20 roles');
  await user.type(field, 'one_more');
  await user.click(button('Save'));
  expect(callFunction).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
});

test('offers minimum password lengths from 6 to 30 and saves the choice', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('combobox', { name: /^Minimum password length/ }));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect([options.length, options[0], options.at(-1)]).toEqual([25, '6 characters', '30 characters']);
  await user.click(screen.getByRole('option', { name: '12 characters' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(callFunction).toHaveBeenCalledWith('update-company', { password_min_length: 12 });
  expect(await screen.findByText('Company settings saved')).toBeVisible();
});

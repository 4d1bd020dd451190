import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { agree, radio, saveTestDraft, visit, visitLastStep } from '../testing/questionnaire.tsx';
import { loadNamedOfficer, saveNamedOfficer } from './namedOfficer.ts';

const backend = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/firebase/callHttps.ts', () => ({
  callHttps: (name: string, input: unknown) => Promise.resolve().then(() => backend.call(name, input)),
}));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  backend.call.mockReset();
  backend.call.mockResolvedValue({
    data: [
      { id: 'lo-1', name: 'Grace Okafor', nmls: '1990001' },
      { id: 'lo-2', name: 'Ada Pell', nmls: '1990002' },
    ],
  });
});

// On screens as wide as this one, the officer's card next to the form shows it instead.
const withGrace = () => screen.findByText('With Grace Okafor');

it('shows a link’s officer on every step, after the address has changed', async () => {
  const { view, user, press } = visit('?lo=lo-1');
  expect(await withGrace()).toBeInTheDocument();
  await waitFor(() => expect(window.location.search).toBe('?step=1'));
  view.unmount();
  // Nothing was typed, so no draft was saved.
  const again = visit('', { reload: true });
  expect(await withGrace()).toBeInTheDocument();
  again.view.unmount();
  saveTestDraft({ step: 2 });
  visit();
  await user.click(agree());
  await press('Continue where you left off');
  expect(await withGrace()).toBeInTheDocument();
});

it('shows the officer of a stored draft', async () => {
  await visitLastStep({ working_with_lo: true, lo_assigned_id: 'lo-1' });
  expect(await withGrace()).toBeInTheDocument();
});

it('keeps the officer after Start over', async () => {
  saveTestDraft({}, { working_with_lo: true, lo_assigned_id: 'lo-1' });
  const { press } = visit();
  expect(await withGrace()).toBeInTheDocument();
  await press('Start over');
  await press('Remove and start over');
  await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveValue(''));
  expect(await withGrace()).toBeInTheDocument();
});

it('permanently removes an officer whom the applicant doesn’t want', async () => {
  saveNamedOfficer('lo-1');
  const { user, view, press } = await visitLastStep();
  expect(await withGrace()).toBeInTheDocument();
  await press('Change your loan officer');
  await user.click(radio(/working with a loan officer/, 'No'));
  await waitFor(() => expect(loadNamedOfficer()).toBeUndefined());
  expect(screen.getByText(/^Your application goes to our general team/)).toBeVisible();
  view.unmount();
  visit('', { reload: true });
  await waitFor(() => expect(screen.queryByText(/^With /)).toBeNull());
});

it('doesn’t load a known officer again until the applicant changes them', async () => {
  const { user, press } = await visitLastStep({ working_with_lo: true, lo_assigned_id: 'lo-1' });
  expect(await screen.findByText('Your application goes to Grace Okafor')).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: /working with a loan officer/ })).toBeNull();
  await press('Change your loan officer');
  expect(radio(/working with a loan officer/, 'Yes')).toHaveFocus();
  const picker = await screen.findByRole('combobox', { name: 'Your loan officer' });
  expect(picker).toHaveValue('Grace Okafor, NMLS #1990001');
  await user.click(picker);
  await user.click(screen.getByRole('option', { name: 'Ada Pell, NMLS #1990002' }));
  // The question stays open while it's being answered, and keeps the focus.
  expect(picker).toHaveFocus();
  expect(radio(/working with a loan officer/, 'Yes')).toBeChecked();
});

it('doesn’t load a link’s officer if the list only loads on the last step', async () => {
  saveNamedOfficer('lo-1');
  await visitLastStep();
  expect(await screen.findByText('Your application goes to Grace Okafor')).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: /working with a loan officer/ })).toBeNull();
});

it('reserves the officer card’s space while the list loads', async () => {
  const list = Promise.withResolvers<object>();
  backend.call.mockReturnValue(list.promise);
  await visitLastStep({ working_with_lo: true, lo_assigned_id: 'lo-1' });
  expect(await screen.findByText('Loading your loan officer')).toBeInTheDocument();
  expect(screen.queryByRole('radiogroup', { name: /working with a loan officer/ })).toBeNull();
  list.resolve({ data: [{ id: 'lo-1', name: 'Grace Okafor', nmls: '1990001' }] });
  expect(await screen.findByText('Your application goes to Grace Okafor')).toBeVisible();
});

it('shows when the officer isn’t licensed for the property’s state', async () => {
  backend.call.mockResolvedValue({
    data: [{ id: 'lo-1', name: 'Grace Okafor', nmls: '1990001', states: ['CA'] }],
  });
  await visitLastStep({ working_with_lo: true, lo_assigned_id: 'lo-1', property_location: 'Clifton, NJ' });
  expect(await screen.findByText('Grace Okafor isn’t licensed in NJ')).toBeVisible();
});

it('stores only ids', () => {
  saveNamedOfficer('<script>');
  expect(loadNamedOfficer()).toBeUndefined();
  sessionStorage.setItem('preapproval_officer', '../x');
  expect(loadNamedOfficer()).toBeUndefined();
});

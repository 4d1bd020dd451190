import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadSavedDraft, radio, visitLastStep } from '../testing/questionnaire.tsx';

const backend = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/firebase/callHttps.ts', () => ({
  callHttps: (name: string, input: unknown) => Promise.resolve().then(() => backend.call(name, input)),
}));

const RECEIPT = { reference_number: 'LH-TEST-0001', created_at: '2026-11-20T22:30:00.000Z' };
const OFFICERS = {
  data: [
    { id: 'maya', name: 'Maya Torres', nmls: '1990101' },
    { id: 'marcus', name: 'Marcus Bell', nmls: '1990102' },
    { id: 'sofia', name: 'Sofia Almeida', nmls: '1990103' },
  ],
};
const SOFIA = 'Sofia Almeida, NMLS #1990103';
const UNLISTED = /^I don’t see my officer/;

const sentBodies = () =>
  backend.call.mock.calls.filter(([name]) => name === 'submit-preapproval').map(([, body]) => body);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  backend.call.mockReset();
  backend.call.mockImplementation((name) => (name === 'get-loan-officers' ? OFFICERS : RECEIPT));
});

async function visitPicker(values: object = {}) {
  const page = await visitLastStep(values);
  await page.user.click(radio(/working with a loan officer/, 'Yes'));
  const picker = await screen.findByRole('combobox', { name: 'Your loan officer' });
  return { ...page, picker };
}

it.each(['Sofia Almeida', 'Sofía', 'Almeida, Sofia', '1990103', 'nmls 1990103'])(
  'selects the single match of %j on blur',
  async (typed) => {
    const { user, press, picker } = await visitPicker();
    await user.type(picker, typed);
    await user.tab();
    expect(picker).toHaveValue(SOFIA);
    expect(picker).toBeValid();
    expect(screen.getByText('With Sofia Almeida')).toBeInTheDocument();
    await press('Submit Application');
    await screen.findByRole('heading', { name: /Thank you/ });
    expect(sentBodies()).toEqual([
      expect.objectContaining({ working_with_lo: true, lo_assigned_id: 'sofia' }),
    ]);
  },
);

it('selects the single match when Submit is pressed without blur', async () => {
  const { user, picker } = await visitPicker();
  await user.type(picker, 'maya');
  await user.keyboard('{Escape}');
  act(() => picker.closest('form')?.requestSubmit());
  await screen.findByRole('heading', { name: /Thank you/ });
  expect(sentBodies()[0]).toMatchObject({ lo_assigned_id: 'maya' });
});

it('selects the single match on Enter, but not several', async () => {
  const { user, picker } = await visitPicker();
  await user.type(picker, 'ma{Enter}');
  expect(picker).toHaveValue('ma');
  expect(screen.getByRole('alert')).toHaveTextContent(
    '2 loan officers match “ma.” Choose one from the list.',
  );
  expect(sentBodies()).toEqual([]);
  await user.type(picker, 'y{Enter}');
  expect(picker).toHaveValue('Maya Torres, NMLS #1990101');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('highlights the first match on the first arrow key', async () => {
  const { user, picker } = await visitPicker();
  await user.type(picker, 'sof{ArrowDown}{Enter}');
  expect(picker).toHaveValue(SOFIA);
  await user.clear(picker);
  await user.type(picker, 'ma{ArrowDown}{Enter}');
  expect(picker).toHaveValue('Maya Torres, NMLS #1990101');
});

it('keeps unmatched text, shows an error at the field, and sends nothing', async () => {
  const { user, press, picker } = await visitPicker();
  await user.type(picker, 'Zelda');
  await user.tab();
  expect(picker).toHaveValue('Zelda');
  expect(picker).toBeInvalid();
  expect(picker).toHaveAccessibleDescription(/No loan officer matches “Zelda.”/);
  await press('Submit Application');
  expect(screen.getByRole('alert')).toHaveTextContent('No loan officer matches “Zelda.”');
  expect(sentBodies()).toEqual([]);
  await press('Previous');
  await screen.findByText('Step 6 of 7');
  await press('Next');
  expect(await screen.findByRole('combobox', { name: 'Your loan officer' })).toHaveValue('Zelda');
});

it('clears the earlier choice as soon as another name is typed', async () => {
  const { user, press, picker } = await visitPicker();
  await user.type(picker, 'maya{Enter}');
  await user.clear(picker);
  await user.type(picker, 'Zelda');
  expect(screen.queryByText('With Maya Torres')).toBeNull();
  await press('Submit Application');
  expect(sentBodies()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(loadSavedDraft().values).not.toHaveProperty('lo_assigned_id');
});

it('offers "I don’t see my officer" in the list, whatever was typed', async () => {
  const { user, press, picker } = await visitPicker();
  await user.click(picker);
  expect(screen.getAllByRole('option')).toHaveLength(4);
  await user.type(picker, 'Zelda');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: UNLISTED }));
  expect(picker).toHaveValue('I don’t see my officer');
  expect(picker).toBeValid();
  expect(screen.getByText('Our general team will find your officer or assign one.')).toBeVisible();
  await press('Submit Application');
  await screen.findByRole('heading', { name: /Thank you/ });
  expect(sentBodies()[0]).toMatchObject({ working_with_lo: true, lo_assigned_id: null });
});

it('sends nothing while the requested list is loading', async () => {
  const list = Promise.withResolvers<typeof OFFICERS>();
  backend.call.mockImplementation((name) => (name === 'get-loan-officers' ? list.promise : RECEIPT));
  const { user, press } = await visitLastStep();
  await user.click(radio(/working with a loan officer/, 'Yes'));
  await press('Submit Application');
  expect(screen.getByRole('alert')).toHaveTextContent('still loading');
  expect(sentBodies()).toEqual([]);
  list.resolve(OFFICERS);
  await screen.findByRole('combobox', { name: 'Your loan officer' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it.each(['Clifton, NJ', 'Clifton, New Jersey'])(
  'offers only officers licensed for the property’s state, and names the others: %s',
  async (property_location) => {
    const data = [
      { ...OFFICERS.data[0], states: ['NY'] },
      { ...OFFICERS.data[1], states: ['NJ'] },
      OFFICERS.data[2],
    ];
    backend.call.mockImplementation((name) => (name === 'get-loan-officers' ? { data } : RECEIPT));
    const { user, picker } = await visitPicker({ property_location });
    await user.click(picker);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Marcus Bell'),
      expect.stringContaining('Sofia Almeida'),
      expect.stringMatching(UNLISTED),
    ]);
  },
);

it('clears a selected officer who isn’t licensed for the property’s state', async () => {
  const data = [{ ...OFFICERS.data[0], states: ['NY'] }, OFFICERS.data[1]];
  backend.call.mockImplementation((name) => (name === 'get-loan-officers' ? { data } : RECEIPT));
  await visitPicker({ property_location: 'Clifton, NJ', lo_assigned_id: 'maya' });
  expect(await screen.findByText(/Maya Torres isn’t licensed in NJ\. Choose/)).toBeVisible();
});

import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useRecordsById } from '../../../lib/live-data/useRecordsById.ts';
import { DirectoryOfficerField } from './DirectoryOfficerField.tsx';
import { useDirectoryEntries } from './useDirectoryEntries.ts';

vi.mock('./useDirectoryEntries.ts', () => ({ useDirectoryEntries: vi.fn() }));
vi.mock('../../../lib/live-data/useRecordsById.ts', () => ({ useRecordsById: vi.fn() }));

const officer = (name: string) =>
  officerRecordSchema.parse({
    id: name.toLowerCase(),
    name,
    email: 'a@larkfield.example',
    phone: '(973) 555-0101',
    nmls: '1900101',
    title: 'Loan Officer',
    bio: '',
    branchId: 'clifton-nj',
    listed: true,
    order: null,
  });
const load = vi.fn();
const firstPage = {
  status: 'ready',
  data: { items: [officer('Ana')], unreadable: 0, more: { load, isLoading: false } },
  stale: false,
} as never;
const field = () => screen.getByRole('combobox', { name: /^Loan officer/ });
const show = (value: string, found: object = { isComplete: true }) => {
  load.mockReset();
  vi.mocked(useDirectoryEntries).mockReturnValue(firstPage);
  vi.mocked(useRecordsById).mockImplementation(({ ids }) => ({
    items: ids.includes('zoe') ? [officer('Zoe')] : [],
    isComplete: false,
    ...found,
  }));
  render(
    <DirectoryOfficerField
      name="holder_id"
      tenantId="larkfield"
      value={value}
      onChange={vi.fn()}
      error={undefined}
    />,
  );
};

test('shows the stored loan officer even if they’re on an unloaded page, without more reads', async () => {
  show('zoe');
  await waitFor(() => expect(field()).toHaveValue('Zoe'));
  expect(load).not.toHaveBeenCalled();
});

test('reads an officer of the first page once', async () => {
  show('ana');
  await waitFor(() => expect(field()).toHaveValue('Ana'));
  expect(vi.mocked(useRecordsById).mock.lastCall?.[0].ids).toEqual([]);
});

test('reads on for a typed name after a pause', async () => {
  show('');
  await userEvent.type(field(), 'zo');
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('reports no missing officer before the pause and all pages', async () => {
  show('');
  await userEvent.type(field(), 'zo');
  expect(await screen.findByText('Loading your directory…')).toBeVisible();
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.queryByText('No one by that name')).toBeNull();
});

test.each([
  ['is on its way', { isComplete: false }, 'Loading…'],
  ['is gone', { isComplete: true }, 'Name'],
  ['can’t be loaded', { isComplete: false, hasFailed: true }, 'Name'],
])('while the stored entry %s, shows it or accepts a name', (_how, found, placeholder) => {
  show('yan', found);
  expect(field()).toHaveAttribute('placeholder', placeholder);
});

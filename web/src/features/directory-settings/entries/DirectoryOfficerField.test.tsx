import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refuseReads, storeRecord } from '../../../testing/localFirestore.ts';
import { memberSession, renderInPortal } from '../../../testing/renderInPortal.tsx';
import { DirectoryOfficerField } from './DirectoryOfficerField.tsx';

const storeOfficer = (id: string, name: string) =>
  storeRecord(paths.officers.one('larkfield', id), {
    name,
    email: `${id}@larkfield.example`,
    phone: '(973) 555-0101',
    nmls: '1900101',
    title: 'Loan Officer',
    bio: '',
    branchId: 'clifton-nj',
    listed: true,
    order: null,
    search_keys: toSearchKeys(searchTexts.officer({ name })),
  });
const field = () => screen.getByRole('combobox', { name: /^Loan officer/ });
const onChange = vi.fn();

function Field({ stored }: { stored: string }) {
  const [value, setValue] = useState(stored);
  return (
    <DirectoryOfficerField
      name="holder_id"
      tenantId="larkfield"
      value={value}
      onChange={(officerId) => {
        setValue(officerId);
        onChange(officerId);
      }}
      error={undefined}
    />
  );
}
const open = (stored = '') =>
  renderInPortal(<Field stored={stored} />, { session: memberSession({ role: 'super_admin' }) });

beforeEach(() => {
  onChange.mockReset();
  for (let index = 0; index < 50; index += 1) storeOfficer(`ana-${index}`, `Ana ${String(index)}`);
  storeOfficer('zoe', 'Zoë Quintero');
});

test('someone beyond the first page is found by their last name, and stays chosen', async () => {
  open();
  await userEvent.type(field(), 'quin');
  await userEvent.click(await screen.findByRole('option', { name: 'Zoë Quintero' }));
  expect(onChange).toHaveBeenCalledWith('zoe');
  await waitFor(() => expect(field()).toHaveValue('Zoë Quintero'));
});

test('the stored loan officer is there, though on a page that isn’t loaded', async () => {
  open('zoe');
  await waitFor(() => expect(field()).toHaveValue('Zoë Quintero'));
});

test('one of the first page is there', async () => {
  open('ana-3');
  await waitFor(() => expect(field()).toHaveValue('Ana 3'));
});

test('no one is said to be missing before the whole directory has been searched', async () => {
  open();
  await userEvent.type(field(), 'x');
  expect(await screen.findByText('No match yet. Type more of the name.')).toBeVisible();
  await userEvent.type(field(), 'av');
  expect(await screen.findByText('No one by that name')).toBeVisible();
});

test('a stored entry that is gone takes a name', async () => {
  open('yan');
  await waitFor(() => expect(field()).toHaveAttribute('placeholder', 'Name'));
});

test('says when the directory can’t be loaded', async () => {
  refuseReads(paths.officers.all('larkfield'), 'unavailable');
  open();
  await userEvent.type(field(), 'ana');
  expect(await screen.findByText('Couldn’t load your directory')).toBeVisible();
});

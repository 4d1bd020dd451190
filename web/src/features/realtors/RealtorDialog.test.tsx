import type { Realtor } from '@brokerage/domain/directory/realtor';
import { paths } from '@brokerage/domain/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { UserFacingError } from '../../lib/errors/UserFacingError.ts';
import { storeRecord } from '../../testing/localFirestore.ts';
import { memberSession, renderInPortal } from '../../testing/renderInPortal.tsx';
import { RealtorDialog } from './RealtorDialog.tsx';
import { NEW_ENTRY, toRealtorEntry } from './realtor.ts';
import { useRealtorWrites } from './useRealtorWrites.ts';

vi.mock('./useRealtorWrites.ts', () => ({ useRealtorWrites: vi.fn() }));

const change = vi.fn<ReturnType<typeof useRealtorWrites>['change']>();
const onClose = vi.fn();
const anita: Realtor = {
  id: 'anita',
  tenant_id: 'larkfield',
  created_by_user_id: 'ana',
  ...NEW_ENTRY,
  name: 'Anita Desai',
  phone: '9735550161',
  brokerage: 'Garden State Homes',
};
const path = paths.realtors.one('larkfield', 'anita');
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const CONFLICT = 'Someone else changed this while you were editing';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  change.mockReset().mockResolvedValue();
  onClose.mockReset();
  vi.mocked(useRealtorWrites).mockReturnValue({
    newId: () => 'new',
    add: vi.fn(),
    addAll: vi.fn(),
    change,
    remove: vi.fn(),
  });
});

async function openDialog() {
  renderInPortal(
    <RealtorDialog realtor={anita} realtors={[anita]} findSimilar={undefined} onClose={onClose} />,
    {
      session: memberSession({ role: 'officer' }, { uid: 'ana' }),
      records: { [path]: anita },
    },
  );
  await screen.findByRole('dialog');
}

test('fills in a colleague’s change of a field that isn’t edited here', async () => {
  await openDialog();
  await userEvent.type(field('MLS ID'), 'M-1');
  const theirs = { ...anita, brokerage: 'Harbor Homes' };
  storeRecord(path, theirs);
  await waitFor(() => expect(field('Brokerage')).toHaveValue('Harbor Homes'));
  expect(screen.queryByText(CONFLICT)).toBeNull();
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(change).toHaveBeenCalledExactlyOnceWith('anita', { mls_id: 'M-1' }, toRealtorEntry(theirs));
});

test('offers both versions of a field that a colleague changed, too', async () => {
  await openDialog();
  await userEvent.type(field('Notes'), 'Call after 5');
  const theirs = { ...anita, notes: 'Prefers texts', photo_url: 'https://files.example/anita.jpg' };
  storeRecord(path, theirs);
  const alert = (await screen.findByText(CONFLICT)).parentElement;
  expect(alert).toHaveTextContent(/Notes.*Call after 5.*Prefers texts/);
  expect(alert).not.toHaveTextContent('Photo');
  expect(field('Notes')).toHaveValue('Call after 5');
  await press('Save');
  expect(alert?.closest('[role=status]')).toHaveFocus();
  expect(change).not.toHaveBeenCalled();
  await press('Keep mine: Notes');
  expect(screen.queryByText(CONFLICT)).toBeNull();
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(change).toHaveBeenCalledExactlyOnceWith('anita', { notes: 'Call after 5' }, toRealtorEntry(theirs));
});

test('keeps the input after a rejected save and shows the conflict', async () => {
  await openDialog();
  await userEvent.clear(field('Phone'));
  await userEvent.type(field('Phone'), '9735550188');
  change.mockImplementationOnce(() => {
    storeRecord(path, { ...anita, phone: '7325550100' });
    return Promise.reject(new UserFacingError('Someone else changed this realtor while you were editing.'));
  });
  await press('Save');
  expect(await screen.findByText(/^Someone else changed this realtor/)).toBeVisible();
  expect(await screen.findByText('(732) 555-0100')).toBeVisible();
  expect(field('Phone')).toHaveValue('(973) 555-0188');
  expect(onClose).not.toHaveBeenCalled();
  await press('Use theirs: Phone');
  expect(field('Phone')).toHaveValue('7325550100');
});

test('keeps the input when a colleague deletes the realtor', async () => {
  await openDialog();
  await userEvent.type(field('MLS ID'), 'M-1');
  storeRecord(path, null);
  change.mockRejectedValueOnce(new UserFacingError('This realtor has been deleted.'));
  await press('Save');
  expect(await screen.findByText('This realtor has been deleted.')).toBeVisible();
  expect(field('MLS ID')).toHaveValue('M-1');
});

test('closes without saving when nothing changed', async () => {
  await openDialog();
  await press('Save');
  expect(onClose).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
});

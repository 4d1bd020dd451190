import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FilterDialog } from './FilterDialog.tsx';

vi.mock('./SourcePicker.tsx', () => ({ SourcePicker: () => null }));

test('rejects reversed dates at their field, and ignores dates where they don’t apply', async () => {
  const onFilter = vi.fn();
  render(
    <FilterDialog
      filter={{}}
      earlier={[]}
      names={{} as never}
      isOwn
      noun="application"
      onFilter={onFilter}
      onClose={() => undefined}
    />,
  );
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-10' } });
  const show = () => userEvent.click(screen.getByRole('button', { name: 'Show applications' }));
  await show();
  expect(screen.getByText('Choose a “To” date on or after the “From” date.')).toBeVisible();
  expect(onFilter).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Overdue only' }));
  await show();
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ overdue: 'yes' });
});

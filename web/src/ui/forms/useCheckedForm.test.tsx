import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ActionDialog } from './dialogs/ActionDialog.tsx';
import { useCheckedForm } from './useCheckedForm.ts';

const schema = z.object({ fields: z.array(z.object({ label: z.string().min(1, 'Enter a label') })) });
const send = vi.fn<() => Promise<void>>();

function Dialog({ labels }: { labels: readonly string[] }) {
  const { errors, submit } = useCheckedForm();
  const save = () => submit(schema.safeParse({ fields: labels.map((label) => ({ label })) }), send);
  return (
    <ActionDialog title="Fields" action="Save" onAct={save} onClose={() => {}}>
      {labels.map((label, index) => (
        <input
          key={label}
          aria-label={`Label ${index}`}
          aria-invalid={errors[`fields.${index}.label`] !== undefined}
          defaultValue={label}
        />
      ))}
      {Object.values(errors)}
    </ActionDialog>
  );
}

test('focuses the invalid row’s field, not the first row’s', async () => {
  render(<Dialog labels={['Price', '']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a label')).toBeVisible();
  expect(screen.getByLabelText('Label 1')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('focuses the field that the server rejects', async () => {
  const issues = [{ path: 'fields.1.label', message: 'Already taken' }];
  send.mockRejectedValueOnce(new FunctionsError('invalid-argument', 'Some answers are wrong.', { issues }));
  render(<Dialog labels={['Price', 'Rate']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Already taken')).toBeVisible();
  expect(screen.getByLabelText('Label 1')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByText('Already taken')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { useCheckedForm } from './useCheckedForm.ts';

const schema = z.object({ fields: z.array(z.object({ label: z.string().min(1, 'Enter a label') })) });

function Form({ labels }: { labels: readonly string[] }) {
  const { errors, fields, submit } = useCheckedForm();
  const save = () =>
    void submit(schema.safeParse({ fields: labels.map((label) => ({ label })) }), () => Promise.resolve());
  return (
    <div ref={fields}>
      {labels.map((label, index) => (
        <input
          key={label}
          name={`fields.${index}.label`}
          aria-label={`Label ${index}`}
          defaultValue={label}
        />
      ))}
      {Object.values(errors)}
      <button type="button" onClick={save}>
        Save
      </button>
    </div>
  );
}

test('the field of a row that is wrong gets the focus, not the first row’s', async () => {
  render(<Form labels={['Price', '']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a label')).toBeVisible();
  expect(screen.getByLabelText('Label 1')).toHaveFocus();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { WholeConflictAlert } from './WholeConflictAlert.tsx';

function Form() {
  const [isConflict, setConflict] = useState(true);
  return (
    <form>
      {isConflict && (
        <WholeConflictAlert
          title="Someone else saved this"
          text="What you entered is still here."
          choices={[{ label: 'Keep mine', onChoose: () => setConflict(false) }]}
        />
      )}
      <input aria-label="Name" />
    </form>
  );
}

test('a choice that removes the alert focuses the form’s first field', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

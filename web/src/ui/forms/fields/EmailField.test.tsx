import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { EmailField } from './EmailField.tsx';

function Example({ error, id = 'email' }: { error?: string; id?: string }) {
  const [email, setEmail] = useState('');
  return (
    <>
      <EmailField id={id} label="Email" value={email} onChange={setEmail} error={error} maxLength={254} />
      <button type="button">Next</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Email' });

async function typeAndLeave(email: string) {
  await userEvent.type(field(), email);
  await userEvent.tab();
}

it('suggests the likely address, which one click accepts while the field keeps the focus', async () => {
  render(<Example />);
  await typeAndLeave('rosa@gmial.com');
  await userEvent.click(await screen.findByRole('button', { name: 'rosa@gmail.com' }));
  expect(field()).toHaveValue('rosa@gmail.com');
  expect(field()).toHaveFocus();
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

it('shows the suggestion next to the address’s error', async () => {
  render(<Example error="Invalid email address." />);
  await typeAndLeave('rosa@gmail');
  await screen.findByRole('button', { name: 'rosa@gmail.com' });
  expect(field()).toHaveAccessibleDescription(/^Invalid email address\. Did you mean rosa@gmail\.com ?\?$/);
});

it('suggests nothing while typing, or for domains of companies and schools', async () => {
  render(<Example />);
  await typeAndLeave('rosa@gmial.com');
  await screen.findByText(/Did you mean/);
  await userEvent.clear(field());
  await typeAndLeave('rosa@borrower.example');
  await userEvent.clear(field());
  await typeAndLeave('rosa@rutgers.edu');
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

it('asks once, and keeps the address if the visitor continues with it', async () => {
  const { unmount } = render(<Example />);
  await typeAndLeave('rosa.k@gmial.com');
  await screen.findByText(/Did you mean/);
  unmount();
  render(
    <>
      <Example />
      <Example id="other" />
    </>,
  );
  const [first, second] = screen.getAllByRole('textbox', { name: 'Email' });
  if (!first || !second) throw new Error('Two fields');
  await userEvent.type(first, 'rosa.k@gmial.com');
  await userEvent.tab();
  // The second field's problem is found after the first one was checked.
  await userEvent.type(second, 'rosa.k@yaho.com');
  await userEvent.tab();
  await screen.findByText(/Did you mean/);
  expect(screen.getAllByText(/Did you mean/)).toHaveLength(1);
  expect(second).toHaveAccessibleDescription(/rosa\.k@yahoo\.com/);
});

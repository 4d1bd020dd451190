import { TextField } from '@mui/material';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ActionDialog } from './ActionDialog.tsx';

function open(onAct = () => Promise.resolve(), failure?: string) {
  const onClose = vi.fn();
  render(
    <ActionDialog
      title="Add realtor"
      action="Add"
      onAct={onAct}
      onClose={onClose}
      {...(failure !== undefined && { failure })}
    >
      <label>
        Name <input />
      </label>
    </ActionDialog>,
  );
  return { user: userEvent.setup(), onClose };
}

test('opens with the focus in its first field', () => {
  open();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('Escape closes it when nothing was entered', async () => {
  const { user, onClose } = open();
  await user.click(screen.getByLabelText('Name'));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('keeps the input on Escape or an outside click, and Cancel discards it', async () => {
  const { user, onClose } = open();
  await user.type(screen.getByLabelText('Name'), 'Ann');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You haven’t saved what you entered. Keep going, or select Cancel to discard it.',
  );
  await user.type(screen.getByLabelText('Name'), 'a');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('dialog').parentElement as HTMLElement);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Anna');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the dialog is the form, with content and buttons as children, so that the content scrolls', () => {
  open();
  const dialog = screen.getByRole('dialog', { name: 'Add realtor' });
  expect(dialog.tagName).toBe('FORM');
  expect(screen.getByRole('button', { name: 'Add' }).parentElement?.parentElement).toBe(dialog);
});

test.each([
  [undefined, 'Couldn’t add. Check your connection and try again.'],
  ['Couldn’t save the realtor.', 'Couldn’t save the realtor. Check your connection and try again.'],
])(
  'why it failed (%s) appears outside the scrolling part, right above the buttons',
  async (failure, sentence) => {
    const { user } = open(() => Promise.reject(new Error('lost')), failure);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(alert.parentElement).toBe(screen.getByRole('dialog'));
    expect(alert.nextElementSibling).toContainElement(screen.getByRole('button', { name: 'Add' }));
  },
);

function Refusing() {
  const [isTried, setTried] = useState(false);
  return (
    <ActionDialog
      title="Reopen"
      action="Save"
      onAct={() => {
        setTried(true);
        return undefined;
      }}
      onClose={() => undefined}
    >
      <TextField label="Status" />
      <TextField label="Reason" error={isTried} helperText={isTried ? 'Say why.' : undefined} />
    </ActionDialog>
  );
}

test('focuses an invalid field, with its error as the description', async () => {
  render(<Refusing />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Reason')).toHaveFocus();
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Say why.');
});

function Refused() {
  const [error, setError] = useState<string>();
  const act = () => {
    setError('This address is taken');
    return Promise.reject(new Error('refused'));
  };
  return (
    <ActionDialog title="Invite" action="Send" onAct={act} onClose={vi.fn()}>
      <TextField label="Name" />
      <TextField label="Email" error={error !== undefined} helperText={error} />
    </ActionDialog>
  );
}

test('focuses a field that the server rejected', async () => {
  render(<Refused />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This address is taken')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

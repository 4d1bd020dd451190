import { Button } from '@mui/material';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PortalTheme } from './theme/PortalTheme.tsx';

function Saving({ onSave }: { onSave: () => void }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <PortalTheme>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setBusy(true);
          onSave();
        }}
      >
        <label>
          Name <input />
        </label>
        <Button type="submit" loading={isBusy}>
          Save
        </Button>
      </form>
      <Button onClick={() => setBusy(false)}>Finish</Button>
      <Button href="/file.pdf" target="_blank">
        Open
      </Button>
    </PortalTheme>
  );
}

test('a button that starts loading keeps the focus and ignores clicks', async () => {
  const onSave = vi.fn();
  const user = userEvent.setup();
  render(<Saving onSave={onSave} />);
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  await user.keyboard('{Enter}');
  expect(save).toHaveFocus();
  expect(save).not.toHaveAttribute('disabled');
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter} ');
  expect(onSave).toHaveBeenCalledOnce();
});

test('is disabled as usual without the focus, so that Enter in a field sends nothing', async () => {
  const onSave = vi.fn();
  const user = userEvent.setup();
  render(<Saving onSave={onSave} />);
  await user.type(screen.getByLabelText('Name'), 'Ann{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(onSave).toHaveBeenCalledOnce();
});

test('hides a loading button’s label behind the spinner', async () => {
  const user = userEvent.setup();
  render(<Saving onSave={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(getComputedStyle(screen.getByRole('button', { name: 'Save' })).color).toBe('rgba(0, 0, 0, 0)');
});

test('stays a link with an address', () => {
  render(<Saving onSave={() => undefined} />);
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/file.pdf');
});

test('keeps its own loading label', () => {
  render(
    <PortalTheme>
      <Button aria-disabled>Sending…</Button>
    </PortalTheme>,
  );
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
});

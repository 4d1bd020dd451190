import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConflictAlert } from './ConflictAlert.tsx';
import { useRecordForm } from './useRecordForm.ts';

interface Branch {
  name: string;
  city: string;
}
const STORED: Branch = { name: 'Harbor', city: 'Trenton' };
const FIELDS = ['name', 'city'] as const;
const send = vi.fn<(changes: Partial<Branch>) => Promise<void>>();
beforeEach(() => {
  send.mockReset().mockResolvedValue();
});

const findErrors = (values: Branch) =>
  Object.fromEntries(
    FIELDS.filter((field) => values[field].trim() === '').map((field) => [field, `Enter a ${field}`]),
  );

function Form({ stored }: { stored: Branch }) {
  const record = useRecordForm(stored, findErrors);
  const { values, getError, isBusy, isChanged, saveError, setElement } = record;
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    if (Object.keys(findErrors(values)).length > 0) return record.showErrors('Check the fields');
    const trimmed = { name: values.name.trim(), city: values.city.trim() };
    record.save(trimmed, send).catch(() => record.showErrors('Couldn’t save'));
  };
  return (
    <form ref={setElement} onSubmit={submit}>
      <ConflictAlert
        record={record}
        getLabel={(field) => field}
        format={(field, version) => version[field]}
      />
      {FIELDS.map((field) => (
        <label key={field}>
          {field}
          <input
            value={values[field]}
            onChange={({ target }) => record.change({ [field]: target.value })}
            onBlur={() => record.touch(field)}
            aria-invalid={getError(field) !== undefined}
          />
          <span>{getError(field)}</span>
        </label>
      ))}
      {saveError && <p role="alert">{saveError}</p>}
      <button type="submit" disabled={!isChanged || isBusy}>
        Save
      </button>
      <button type="button" onClick={record.cancel}>
        Cancel
      </button>
    </form>
  );
}

function open() {
  const { rerender } = render(<Form stored={STORED} />);
  return { user: userEvent.setup(), next: (stored: Branch) => rerender(<Form stored={stored} />) };
}
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const button = (name: string) => screen.getByRole('button', { name });

test('sends only changed fields, then has nothing left to save', async () => {
  const { user, next } = open();
  await user.type(field('name'), ' East ');
  await user.click(button('Save'));
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Harbor East' });
  expect(field('name')).toHaveValue('Harbor East');
  expect(button('Save'), 'before the record arrives, too').toBeDisabled();
  next({ name: 'Harbor East', city: 'Camden' });
  expect(field('city')).toHaveValue('Camden');
  expect(button('Save')).toBeDisabled();
});

test('keeps input made during a save, which can be saved next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValueOnce(promise);
  const { user } = open();
  await user.type(field('name'), '!');
  await user.click(button('Save'));
  await user.type(field('city'), '!');
  await act(() => {
    resolve();
    return promise;
  });
  await user.click(button('Save'));
  expect(send).toHaveBeenLastCalledWith({ city: 'Trenton!' });
});

test('doesn’t mistake what someone else saved during a save for its own', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValueOnce(promise);
  const { user, next } = open();
  await user.type(field('name'), '!');
  await user.click(button('Save'));
  next({ name: 'Harbor!', city: 'Trenton' });
  next({ name: 'Theirs', city: 'Trenton' });
  await act(() => {
    resolve();
    return promise;
  });
  expect(field('name')).toHaveValue('Theirs');
  expect(button('Save')).toBeDisabled();
});

test('keeps the input in a conflict, shows both and sends the chosen one', async () => {
  const { user, next } = open();
  await user.type(field('name'), '!');
  next({ name: 'Theirs', city: 'Camden' });
  expect(field('name')).toHaveValue('Harbor!');
  expect(field('city')).toHaveValue('Camden');
  expect(screen.getByRole('status')).toHaveTextContent(/Someone else changed this.*Harbor!.*Theirs/);
  await user.click(button('Keep mine: name'));
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(button('Save'));
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Harbor!' });
});

test('the other version can be taken, and Cancel restores the newest one', async () => {
  const { user, next } = open();
  await user.type(field('name'), '!');
  next({ ...STORED, name: 'Theirs' });
  await user.click(button('Use theirs: name'));
  expect(field('name')).toHaveValue('Theirs');
  await user.type(field('name'), '!');
  next({ ...STORED, name: 'Theirs again' });
  await user.click(button('Cancel'));
  expect(field('name')).toHaveValue('Theirs again');
  expect(screen.queryByRole('status')).toBeNull();
});

test('validates a field after its first blur; Save shows all errors and focuses the first', async () => {
  const { user } = open();
  await user.clear(field('city'));
  expect(screen.queryByText('Enter a city')).toBeNull();
  await user.tab();
  expect(screen.getByText('Enter a city')).toBeVisible();
  await user.clear(field('name'));
  await user.click(button('Save'));
  expect(screen.getByText('Enter a name')).toBeVisible();
  expect(field('name')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Check the fields');
  expect(send).not.toHaveBeenCalled();
});

test('shows the server’s error at its field, which gets the focus, until something changes', async () => {
  const issues = [{ path: 'city', message: 'Not in our states' }];
  send.mockRejectedValueOnce(new FunctionsError('invalid-argument', 'Some answers are wrong.', { issues }));
  const { user } = open();
  await user.type(field('name'), '!');
  await user.click(button('Save'));
  expect(await screen.findByText('Not in our states')).toBeVisible();
  expect(field('city')).toHaveFocus();
  expect(field('name')).toHaveValue('Harbor!');
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t save');
  await user.type(field('city'), '!');
  expect(screen.queryByText('Not in our states')).toBeNull();
  await user.click(button('Save'));
  expect(screen.queryByRole('alert')).toBeNull();
});

import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { provideStepUp, stepUp } from '../../../lib/firebase/stepUp.ts';
import type { ReauthenticateDialog } from './ReauthenticateDialog.tsx';
import { useReauthentication } from './useReauthentication.tsx';

vi.mock('./ReauthenticateDialog.tsx', () => ({
  ReauthenticateDialog: ({
    texts: words,
    onProven,
    onCancel,
  }: Parameters<typeof ReauthenticateDialog>[0]) => (
    <div role="dialog" aria-label={words.title}>
      <button type="button" onClick={() => void lateProofs.push(onProven)}>
        Check later
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: as the password field has it. */}
      <button type="button" autoFocus onClick={onCancel}>
        Cancel
      </button>
    </div>
  ),
}));

const lateProofs: (() => void)[] = [];

const WORDS = { title: 'Confirm it’s you', text: 'Enter your password again.', action: 'Continue' };

test('a prompt open at the end of a session is declined, and the next session prompts again', async () => {
  const first = renderHook(() => useReauthentication());
  const endFirst = provideStepUp(() => first.result.current.confirm(WORDS));
  let earlier: Promise<boolean> | undefined;
  act(() => {
    earlier = stepUp('update-member');
  });
  expect(first.result.current.dialog).toBeTruthy();
  first.unmount();
  endFirst();
  await expect(earlier).resolves.toBe(false);

  const next = renderHook(() => useReauthentication());
  const endNext = provideStepUp(() => next.result.current.confirm(WORDS));
  act(() => void stepUp('update-member'));
  expect(next.result.current.dialog).toBeTruthy();
  endNext();
});

test('a second prompt declines the first one', async () => {
  const { result } = renderHook(() => useReauthentication());
  let first: Promise<boolean> | undefined;
  act(() => {
    first = result.current.confirm(WORDS);
  });
  act(() => void result.current.confirm({ ...WORDS, title: 'Stay signed in' }));
  await expect(first).resolves.toBe(false);
  expect(result.current.dialog).toBeTruthy();
});

function AskingTwice({ answers }: { answers: Record<string, boolean> }) {
  const { confirm, dialog } = useReauthentication();
  const ask = (title: string) =>
    void confirm({ ...WORDS, title }).then((proven) => {
      answers[title] = proven;
    });
  return (
    <>
      <button type="button" onClick={() => ask('First')}>
        First
      </button>
      <button type="button" onClick={() => ask('Second')}>
        Second
      </button>
      {dialog}
    </>
  );
}

test('a late response to a canceled prompt doesn’t answer the next one', async () => {
  const user = userEvent.setup();
  const answers: Record<string, boolean> = {};
  render(<AskingTwice answers={answers} />);
  await user.click(screen.getByRole('button', { name: 'First' }));
  await user.click(await screen.findByRole('button', { name: 'Check later' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Second' }));
  act(() => lateProofs[0]?.());
  expect(await screen.findByRole('dialog', { name: 'Second' })).toBeVisible();
  expect(answers).toEqual({ First: false });
});

function Asking() {
  const { confirm, dialog } = useReauthentication();
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    // Disabling the button while the first call runs removes its focus.
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
    await confirm(WORDS);
    setBusy(false);
  };
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void ask()}>
        Save
      </button>
      {dialog}
    </>
  );
}

test('returns the focus to the button that opened the prompt, even if it was disabled meanwhile', async () => {
  const user = userEvent.setup();
  render(<Asking />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(save).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { provideStepUp, stepUp } from '../../lib/firebase/stepUp.ts';
import { useReauthentication } from './useReauthentication.tsx';

const WORDS = { title: 'Confirm it’s you', text: 'Enter your password again.', action: 'Continue' };

test('a question that is open when the session ends is answered with no, and the next session is asked anew', async () => {
  const first = renderHook(() => useReauthentication());
  const endFirst = provideStepUp(() => first.result.current.confirm(WORDS));
  let earlier: Promise<boolean> | undefined;
  act(() => {
    earlier = stepUp();
  });
  expect(first.result.current.dialog).toBeTruthy();
  first.unmount();
  endFirst();
  await expect(earlier).resolves.toBe(false);

  const next = renderHook(() => useReauthentication());
  const endNext = provideStepUp(() => next.result.current.confirm(WORDS));
  act(() => void stepUp());
  expect(next.result.current.dialog).toBeTruthy();
  endNext();
});

test('a second question answers the first one with no', async () => {
  const { result } = renderHook(() => useReauthentication());
  let first: Promise<boolean> | undefined;
  act(() => {
    first = result.current.confirm(WORDS);
  });
  act(() => void result.current.confirm({ ...WORDS, title: 'Stay signed in' }));
  await expect(first).resolves.toBe(false);
  expect(result.current.dialog).toBeTruthy();
});

import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadUnsentReviews } from './unsentReviews.ts';
import { useUnsentReviews } from './useUnsentReviews.ts';

it('keeps input until its decision, even one that arrives after leaving the page', () => {
  const { result, unmount } = renderHook(() => useUnsentReviews('rita'));
  act(() => {
    result.current.change('f1', { reason: 'The price is missing' });
    result.current.change('f2', { reason: 'Another photo' });
  });
  expect(result.current.find('f1').reason).toBe('The price is missing');
  unmount();
  result.current.discard('f1');
  expect(loadUnsentReviews('rita')).toEqual({ f2: { reason: 'Another photo', marks: [] } });
});

import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadUnsentReviews } from './unsentReviews.ts';
import { useUnsentReviews } from './useUnsentReviews.ts';

it('keeps what was typed until its decision, even one that arrives when the page is gone', () => {
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

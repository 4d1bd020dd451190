import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NEW_EVENT } from '../../lib/links/eventValues.ts';
import { useEventForm } from './useEventForm.ts';

const SEMINAR = { ...NEW_EVENT, name: 'Homebuyer seminar' };

test('follows the record until the first input, and then keeps the input', () => {
  const { result, rerender } = renderHook(({ initial }) => useEventForm('event', initial), {
    initialProps: { initial: { ...SEMINAR, guests: '50' } },
  });
  rerender({ initial: { ...SEMINAR, guests: '120' } });
  expect(result.current.fields.values).toMatchObject({ guests: '120' });
  act(() => result.current.fields.onChange({ ...SEMINAR, guests: '130' }));
  rerender({ initial: { ...SEMINAR, guests: '140' } });
  expect(result.current.fields.values).toMatchObject({ guests: '130' });
});

test('a removed event stays removed when its record reloads', () => {
  const { result, rerender } = renderHook(({ initial }) => useEventForm('event', initial), {
    initialProps: { initial: SEMINAR },
  });
  act(() => result.current.fields.onChange(null));
  rerender({ initial: { ...SEMINAR } });
  expect(result.current.fields.values).toBeNull();
});

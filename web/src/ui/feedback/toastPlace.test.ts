import { expect, test } from 'vitest';
import { type Area, toastTop } from './toastPlace.ts';

const phone = { height: 844, left: 16, right: 374, toastHeight: 64 };
const across = (top: number, bottom: number): Area => ({ left: 0, right: 390, top, bottom });
const bar = across(784, 844);
const heading = across(80, 116);

test('a toast is at the bottom of the window', () => {
  expect(toastTop({ ...phone, keepClear: [heading] })).toBe(844 - 16 - 64);
});

test('is above the bottom bar and a page’s own bar', () => {
  expect(toastTop({ ...phone, keepClear: [heading, bar] })).toBe(784 - 8 - 64);
  const actions = across(720, 784);
  expect(toastTop({ ...phone, keepClear: [heading, bar, actions] })).toBe(720 - 8 - 64);
  expect(toastTop({ ...phone, keepClear: [actions, heading, bar] }), 'in any order').toBe(720 - 8 - 64);
});

test('avoids the pressed button, unless it’s beside it', () => {
  const button = { left: 250, right: 370, top: 770, bottom: 814 };
  expect(toastTop({ ...phone, keepClear: [button] })).toBe(770 - 8 - 64);
  expect(toastTop({ ...phone, right: 200, keepClear: [button] })).toBe(844 - 16 - 64);
});

test('is at the bottom if nothing is free', () => {
  expect(toastTop({ ...phone, keepClear: [across(0, 844)] })).toBe(844 - 16 - 64);
});

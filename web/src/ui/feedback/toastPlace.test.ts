import { expect, test } from 'vitest';
import { type Area, toastTop } from './toastPlace.ts';

const phone = { height: 844, left: 16, right: 374, toastHeight: 64 };
const across = (top: number, bottom: number): Area => ({ left: 0, right: 390, top, bottom });
const bar = across(784, 844);
const heading = across(80, 116);

test('a toast stands at the foot of the window', () => {
  expect(toastTop({ ...phone, keepClear: [heading] })).toBe(844 - 16 - 64);
});

test('above the bar at the foot, and above a bar of the page on that', () => {
  expect(toastTop({ ...phone, keepClear: [heading, bar] })).toBe(784 - 8 - 64);
  const actions = across(720, 784);
  expect(toastTop({ ...phone, keepClear: [heading, bar, actions] })).toBe(720 - 8 - 64);
  expect(toastTop({ ...phone, keepClear: [actions, heading, bar] }), 'in any order').toBe(720 - 8 - 64);
});

test('clear of the button that was pressed, unless that is beside it', () => {
  const button = { left: 250, right: 370, top: 770, bottom: 814 };
  expect(toastTop({ ...phone, keepClear: [button] })).toBe(770 - 8 - 64);
  expect(toastTop({ ...phone, right: 200, keepClear: [button] })).toBe(844 - 16 - 64);
});

test('at the foot all the same where nothing is free', () => {
  expect(toastTop({ ...phone, keepClear: [across(0, 844)] })).toBe(844 - 16 - 64);
});

import { afterEach, expect, test, vi } from 'vitest';
import { isMemberBrowser, markMemberBrowser } from './memberBrowser.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a browser is a member’s after a sign-in', () => {
  expect(isMemberBrowser()).toBe(false);
  markMemberBrowser();
  expect(isMemberBrowser()).toBe(true);
  expect(localStorage.getItem('staff_browser')).toBe('1');
});

test('without storage it’s nobody’s, and nothing fails', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  markMemberBrowser();
  expect(isMemberBrowser()).toBe(false);
});

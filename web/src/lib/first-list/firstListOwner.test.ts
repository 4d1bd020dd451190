import { afterEach, expect, test } from 'vitest';
import {
  clearFirstListOwner,
  isFirstListShown,
  loadFirstListOwner,
  saveFirstListOwner,
} from './firstListOwner.ts';

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('remembers a list per member until it’s cleared', () => {
  expect(loadFirstListOwner('ann')).toBeUndefined();
  saveFirstListOwner('ann', { tenantId: 'larkfield', officerId: 'ann-lee' });
  expect(loadFirstListOwner('ann')).toEqual({ tenantId: 'larkfield', officerId: 'ann-lee' });
  expect(loadFirstListOwner('bob')).toBeUndefined();
  saveFirstListOwner('bob', { tenantId: 'larkfield', officerId: null });
  expect(loadFirstListOwner('bob')).toEqual({ tenantId: 'larkfield', officerId: null });
  expect(loadFirstListOwner('ann')).toBeUndefined();
  clearFirstListOwner();
  expect(loadFirstListOwner('bob')).toBeUndefined();
});

test.each(['{', '"ann"', '["ann"]', '["ann",1,null]', '["ann","larkfield",1]', '["ann","larkfield"]'])(
  'ignores %s in the browser’s storage',
  (stored) => {
    saveFirstListOwner('ann', { tenantId: 'larkfield', officerId: null });
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, stored);
    expect(loadFirstListOwner('ann')).toBeUndefined();
  },
);

test('only the dashboard shows the list, except above all of Submissions', () => {
  window.history.replaceState(null, '', '/officer-portal/?tab=security');
  expect(isFirstListShown()).toBe(true);
  window.history.replaceState(null, '', '/officer-portal?tab=submissions');
  expect(isFirstListShown()).toBe(false);
  window.history.replaceState(null, '', '/officer-portal/pdf/flyers');
  expect(isFirstListShown()).toBe(false);
});

import { afterEach, expect, test } from 'vitest';
import { forgetFirstList, isFirstListShown, recallFirstList, rememberFirstList } from './firstListOwner.ts';

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('what is remembered is that person’s, until it is forgotten', () => {
  expect(recallFirstList('ann')).toBeUndefined();
  rememberFirstList('ann', { tenantId: 'larkfield', officerId: 'ann-lee' });
  expect(recallFirstList('ann')).toEqual({ tenantId: 'larkfield', officerId: 'ann-lee' });
  expect(recallFirstList('bob')).toBeUndefined();
  rememberFirstList('bob', { tenantId: 'larkfield', officerId: null });
  expect(recallFirstList('bob')).toEqual({ tenantId: 'larkfield', officerId: null });
  expect(recallFirstList('ann')).toBeUndefined();
  forgetFirstList();
  expect(recallFirstList('bob')).toBeUndefined();
});

test.each(['{', '"ann"', '["ann"]', '["ann",1,null]', '["ann","larkfield",1]', '["ann","larkfield"]'])(
  '%s in the browser’s storage is nothing',
  (stored) => {
    rememberFirstList('ann', { tenantId: 'larkfield', officerId: null });
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, stored);
    expect(recallFirstList('ann')).toBeUndefined();
  },
);

test('only the dashboard shows the list, and not above all of Submissions', () => {
  window.history.replaceState(null, '', '/officer-portal/?tab=security');
  expect(isFirstListShown()).toBe(true);
  window.history.replaceState(null, '', '/officer-portal?tab=submissions');
  expect(isFirstListShown()).toBe(false);
  window.history.replaceState(null, '', '/officer-portal/pdf/flyers');
  expect(isFirstListShown()).toBe(false);
});

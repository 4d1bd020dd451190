import { afterEach, expect, it } from 'vitest';
import { createStyleCache, hasPrerenderedStyles, PRERENDERED_STYLES } from './prerenderedStyles.ts';

afterEach(() => document.head.replaceChildren());

it('leaves the styles of a static page where they are and knows their classes', () => {
  document.head.innerHTML = `<style ${PRERENDERED_STYLES}="a1 b2">.css-a1{color:red}</style><meta name="later">`;
  expect(hasPrerenderedStyles()).toBe(true);
  const { inserted, sheet } = createStyleCache();
  expect(Object.keys(inserted)).toEqual(['a1', 'b2']);
  expect(sheet.tags).toEqual([]);
  expect(document.head.lastElementChild?.tagName).toBe('META');
});

it('starts without classes on a page that isn’t prerendered', () => {
  expect(hasPrerenderedStyles()).toBe(false);
  expect(createStyleCache().inserted).toEqual({});
});

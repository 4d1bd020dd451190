import { expect, test } from 'vitest';
import { formatFlyerEndsFirst } from './formatFlyerEndsFirst.ts';
import { shownLinkState } from './linkState.ts';
import { flyer, link } from './testing/sampleLinks.ts';

const END = new Date('2026-12-02T05:00:00Z');
const before = new Date(END.getTime() - 1);
const ending = (change = {}) =>
  link('ending------', { flyer: flyer('Rates', { valid_until: END }), ...change });

test('shows that a live link’s flyer has ended, unless the link itself has stopped', () => {
  expect(shownLinkState(ending(), before)).toBe('live');
  expect(shownLinkState(ending(), END)).toBe('offer-expired');
  expect(shownLinkState(ending({ expires_at: before }), END)).toBe('expired');
  expect(shownLinkState(ending({ is_disabled: true }), END)).toBe('disabled');
  const stopped = flyer('Rates', { valid_until: END, owner_state: 'stopped' });
  expect(shownLinkState(ending({ flyer: stopped }), END)).toBe('stopped');
});

test('explains what a link does when it outlives its flyer', () => {
  const sentence =
    'This flyer is valid through Dec 1, 2026. The link shows it until then, and a renewed flyer after that.';
  expect(formatFlyerEndsFirst(null, END)).toBe(sentence);
  expect(formatFlyerEndsFirst(new Date('2027-01-01'), END)).toBe(sentence);
  expect(formatFlyerEndsFirst(before, END)).toBeUndefined();
  expect(formatFlyerEndsFirst(null, null)).toBeUndefined();
});

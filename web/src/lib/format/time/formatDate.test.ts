import { expect, test } from 'vitest';
import { formatDate, formatMoment, formatTime } from './formatDate.ts';

test('uses and names the company’s time zone, wherever the reader is', () => {
  const at = new Date('2026-11-21T02:30:00Z');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(formatDate(at)).toBe('Nov 20, 2026');
  expect(plain(formatMoment(at))).toBe('Nov 20, 2026, 9:30 PM ET');
  expect(plain(formatTime(at))).toBe('9:30 PM ET');
});

test('shows an unknown date', () => {
  expect([formatDate(undefined), formatMoment(undefined)]).toEqual(['N/A', 'N/A']);
  expect([formatDate(new Date('soon')), formatTime(new Date('soon'))]).toEqual(['N/A', '']);
});

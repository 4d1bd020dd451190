import { expect, it } from 'vitest';
import { formatSentActionNotice } from './sentActionNotice.ts';

const due_at = new Date('2026-12-10T04:59:59.999Z');

it.each([
  ['on its last day', '2026-12-09', 'Mailed Dec 9, 2026 (due Dec 9, 2026)'],
  ['a day later', '2026-12-10', 'Mailed Dec 10, 2026, late (due Dec 9, 2026)'],
])('shows how and when a notice was sent, and when it was due: %s', (_, sent_on, words) => {
  const notice = { due_at, sent_on, method: 'mailed', recorded_at: null } as const;
  expect(formatSentActionNotice(notice, 'America/New_York')).toBe(words);
});

it.each([
  ['2026-12-10T04:59:59.999Z', 'Mailed Dec 1, 2026 (due Dec 9, 2026)'],
  ['2026-12-10T05:00:00Z', 'Mailed Dec 1, 2026, recorded Dec 10, 2026 (due Dec 9, 2026)'],
])('shows whether a day entered at %s was on time', (at, words) => {
  const notice = { due_at, sent_on: '2026-12-01', method: 'mailed', recorded_at: new Date(at) } as const;
  expect(formatSentActionNotice(notice, 'America/New_York')).toBe(words);
});

it('shows that a notice was recorded without a day', () => {
  const notice = { due_at, sent_on: null, method: null, recorded_at: null };
  expect(formatSentActionNotice(notice, 'America/New_York')).toBe(
    'Sent, date not recorded (due Dec 9, 2026)',
  );
});

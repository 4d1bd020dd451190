import { expect, test } from 'vitest';
import { sampleFlyer } from '../testing/sampleFlyer.ts';
import { toScanLabel } from './scanLabel.ts';

test.each([
  ['just-listed', 'Scan to reach Maria'],
  ['open-house', 'Scan to reach Maria'],
  ['program', 'Scan to reach Maria'],
  ['letter', 'Scan to reach Maria'],
  ['greeting', 'Scan to reach Maria'],
  ['co-brand', 'Scan to reach us'],
  ['first-home', 'Scan to get started with Maria'],
  ['rate-sheet', 'Scan for current rates'],
  ['event', 'Scan to sign up'],
] as const)('%s: the scan label fits the flyer', (layout, label) => {
  expect(toScanLabel(sampleFlyer(layout))).toBe(label);
});

test('a flyer of two people invites readers to contact both, a letter only its officer', () => {
  expect(toScanLabel(sampleFlyer('co-brand', 'partners'))).toBe('Scan to reach us');
  expect(toScanLabel(sampleFlyer('first-home', 'partners'))).toBe('Scan to get started');
  expect(toScanLabel(sampleFlyer('letter', 'partners'))).toBe('Scan to reach Maria');
});

test('“Ask me” on a flyer of two people names the person', () => {
  const input = sampleFlyer('open-house', 'partners');
  expect(toScanLabel(input)).toBe('Scan to reach Maria');
  expect(toScanLabel({ ...input, data: { ...input.data, call_to_action: 'Come and see it' } })).toBe(
    'Scan to reach us',
  );
});

test('earlier generations keep their labels', () => {
  expect(toScanLabel(sampleFlyer('rate-sheet', 'full', 5))).toBe('Scan for today’s rates');
  expect(toScanLabel(sampleFlyer('open-house', 'full', 5))).toBe('Scan to apply with Maria');
});

import { expect, it, test } from 'vitest';
import { FLYER_FORMATS, toFormats } from '../compose/flyerFormats.ts';
import { LAYOUT_KEYS } from '../record/layoutKeys.ts';
import { layoutFormat } from './formats/layoutFormat.ts';
import { toTextContent } from './page/page.ts';
import { findRepeats } from './testing/findRepeats.ts';
import { realtor, sampleFlyer } from './testing/sampleFlyer.ts';
import { testQr } from './testing/testQr.ts';
import { fontMeasure } from './text/measure.ts';
import { isCoveredBy, withoutRepeats } from './text/withoutRepeats.ts';

it.each(LAYOUT_KEYS)('%s: prints no sentence twice on a page, in any format', (layout) => {
  for (const partner of [undefined, realtor]) {
    const input = sampleFlyer(layout);
    for (const format of FLYER_FORMATS.filter((one) => toFormats(layout).includes(one))) {
      const { scene, back } = layoutFormat(
        { ...input, realtor: partner ?? input.realtor },
        fontMeasure,
        testQr,
        format,
      );
      for (const page of [scene, back]) {
        if (!page) continue;
        expect(findRepeats(page), format).toEqual([]);
      }
    }
  }
});

test.each([
  [
    'All loans are subject to credit approval.',
    'All loans are subject to credit and property approval.',
    true,
  ],
  ['This is not a commitment to lend.', 'This is an advertisement, not a commitment to lend.', true],
  ['Programs and rates may change.', 'Programs, rates and terms may change without notice.', true],
  // The words in between reverse the meaning.
  ['Programs are available in every state.', 'Programs are not available in every state.', false],
  ['You may be approved today.', 'You may never be approved today.', false],
  ['Attending creates an obligation.', 'Attending creates no obligation, and an appointment.', false],
  // Repeated only in part or by chance.
  ['All loans are subject to income approval.', 'All loans are subject to credit approval.', false],
  ['Rates may change.', 'Rates and terms may change.', false],
])('%s is covered by %s: %s', (sentence, printed, isSaid) => {
  expect(isCoveredBy(sentence, printed)).toBe(isSaid);
});

test('removes from a disclosure what the general text covers, and keeps the rest', () => {
  const given = toTextContent('All loans are subject to credit approval. We are a broker.');
  const kept = withoutRepeats(given, '', 'All loans are subject to credit and property approval.');
  expect(kept?.paragraphs[0]?.spans[0]?.text).toBe('We are a broker.');
  expect(withoutRepeats(given, 'All loans are subject to credit and property approval.')).toEqual(given);
});

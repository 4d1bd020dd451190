import { toFormats } from '@brokerage/domain/flyer/compose/flyerFormats';
import { sampleFlyer } from '@brokerage/domain/flyer/compose/sampleData';
import { layoutFormat } from '@brokerage/domain/flyer/layout/formats/layoutFormat';
import { findRepeats } from '@brokerage/domain/flyer/layout/testing/findRepeats';
import { PHOTO } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { testQr } from '@brokerage/domain/flyer/layout/testing/testQr';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { toTemplateContent } from '@brokerage/domain/template/templateContent';
import { expect, test } from 'vitest';
import { templates } from '../../tools/seed/templates.ts';

const samples = templates.flatMap(({ tenantId, template, versions }) =>
  versions.map((version, index) => ({
    name: `${tenantId} ${template.id}, version ${index + 1}`,
    content: toTemplateContent(template, version),
  })),
);

test.each(samples)('$name: prints no sentence twice on a page, in any format', ({ content }) => {
  for (const photo of ['', PHOTO]) {
    const input = sampleFlyer(content, ({ key }) => !/^photo_\d/.test(key), photo);
    for (const format of toFormats(input.layout)) {
      const { scene, back, issues } = layoutFormat(input, fontMeasure, testQr, format);
      expect(issues, format).toEqual([]);
      for (const page of [scene, back]) expect(page ? findRepeats(page) : [], format).toEqual([]);
    }
  }
});

const listings = samples.filter(
  ({ content }) =>
    content.fields.some(({ type }) => type === 'image') &&
    ['just-listed', 'open-house', 'co-brand'].includes(content.layout),
);

test.each(listings)('$name: the photo keeps its share of the page', ({ content }) => {
  const { scene } = layoutFormat(
    sampleFlyer(content, ({ key }) => !/^photo_\d/.test(key), PHOTO),
    fontMeasure,
    testQr,
    'letter',
  );
  const photo = scene.ops.find((op) => op.kind === 'image' && op.src === PHOTO);
  // The day and hours of an open house are printed large, or have a strip.
  const share = content.layout === 'just-listed' ? 0.55 : 0.51;
  expect(photo?.kind === 'image' ? photo.height / scene.height : 0).toBeGreaterThanOrEqual(share);
});

import { PHOTO, sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { expect, it } from 'vitest';
import { withSamplePicture } from './withSamplePicture.ts';

const bare = (layout: Parameters<typeof sampleFlyer>[0]) => {
  const input = sampleFlyer(layout);
  return { ...input, data: { ...input.data, property_photo: '' } };
};

it('shows a drawing for a home’s missing photo, at an address that designs accept', () => {
  const { property_photo } = withSamplePicture(bare('just-listed')).data;
  expect(property_photo).toMatch(
    /^https?:\/\/.+frontPorch.*\.svg#svgView\(preserveAspectRatio\(xMidYMid%20slice\)\)$/,
  );
});

it('keeps an existing photo, and leaves layouts with their own drawing alone', () => {
  expect(withSamplePicture(sampleFlyer('just-listed')).data.property_photo).toBe(PHOTO);
  for (const layout of ['event', 'first-home', 'greeting', 'rate-sheet'] as const) {
    const input = bare(layout);
    expect(withSamplePicture(input)).toBe(input);
  }
});

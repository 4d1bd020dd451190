import { expect, test } from 'vitest';
import { smallLogoText, smallPictureWarning, smallPortraitText } from './smallPicture.ts';

const slot = { width: 432, height: 288 };

test.each([
  [900, 600],
  [900, 2400],
  [2400, 600],
])('%d x %d pixels fill the slot sharply', (width, height) => {
  expect(smallPictureWarning({ width, height }, slot)).toBeUndefined();
});

test.each([
  [320, 200],
  [899, 600],
  [2400, 599],
])('%d x %d are too few', (width, height) => {
  expect(smallPictureWarning({ width, height }, slot)).toBe(
    `This picture is too small for its spot and may print blurry: ${width} x ${height} pixels, 900 x 600 would be sharp`,
  );
});

test('rounds a slot’s pixels up', () => {
  expect(smallPictureWarning({ width: 1, height: 1 }, { width: 100, height: 61.3 })).toContain(
    '209 x 128 would',
  );
});

test('a portrait that is too small for print shows the minimum and its own size', () => {
  expect(smallPortraitText({ width: 60, height: 60 })).toBe(
    'This picture is too small for print: it has 60 x 60 pixels. Use one of at least 150 x 150 pixels',
  );
  expect(smallPortraitText({ width: 150, height: 200 })).toBeUndefined();
});

test('a logo may be wide, but not small', () => {
  expect(smallLogoText({ width: 224, height: 40 })).toBe(
    'This logo may print blurry: it’s 224 x 40 pixels. Use one that’s at least 225 pixels wide or tall',
  );
  expect(smallLogoText({ width: 225, height: 40 })).toBeUndefined();
  expect(smallLogoText({ width: 60, height: 225 })).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../color/contrastRatio.ts';
import { toCompanyColors, toCompanyLook } from './companyColors.ts';
import { type CompanyLook, DEFAULT_LOOK } from './companyLook.ts';
import { readableLookSchema } from './readableLook.ts';

const toMessages = (look: CompanyLook) =>
  readableLookSchema.safeParse(look).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  [];

describe('colors of a company', () => {
  it('are rejected at the field with advice', () => {
    expect(toMessages(DEFAULT_LOOK)).toEqual([]);
    expect(toMessages({ primary: '#7fa08f', accent: '#ffe9b8' })).toEqual([
      ['primary', 'Too light for white text. Choose a darker color.'],
      ['accent', 'Too close to your primary color. Choose a lighter color, or a darker primary color.'],
    ]);
    expect(toMessages({ ...DEFAULT_LOOK, accent: '#1a3b5d' })[0]).toEqual([
      'accent',
      'Too dark for dark text. Choose a lighter color.',
    ]);
  });

  it('are rejected if their text has too little contrast on the page background', () => {
    expect(toMessages({ primary: '#757575', accent: '#ffffff' })).toEqual([
      ['primary', 'Too light for text on a page. Choose a darker color.'],
    ]);
  });

  it('are rejected if they only nearly have the contrast', () => {
    // 4.4:1: just below what text needs.
    expect(toMessages({ primary: '#777777', accent: '#ffffff' })[0]?.[0]).toBe('primary');
  });

  it.each(['green', '#12345', '#GGGGGG', '#1E4034', 'url(https://x.example)', '#1e4034;color:red'])(
    'reject %s',
    (primary) => {
      expect(toMessages({ ...DEFAULT_LOOK, primary })).toEqual([
        ['primary', 'Use # and six digits 0-9, a-f, such as #1a5fb4'],
      ]);
    },
  );
});

const channel = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const looks = fc
  .record({ primary: color, accent: color })
  .filter((look) => readableLookSchema.safeParse(look).success);

it('keep all text in and on them readable, whatever colors are chosen', () => {
  fc.assert(
    fc.property(looks, (look) => {
      const { light, dark, navigation } = toCompanyColors(look);
      const band = light.primary;
      const pairs: (readonly [string, string])[] = [
        [band.contrastText, band.main],
        [band.contrastText, band.light],
        [band.contrastText, band.dark],
        [band.main, '#f8f4ec'],
        [band.main, band.soft],
        ['#565a52', band.soft],
        [light.secondary.light, band.main],
        [light.secondary.light, band.dark],
        [light.secondary.contrastText, light.secondary.light],
        [light.secondary.main, '#f8f4ec'],
        [light.secondary.main, band.soft],
        [light.secondary.main, light.secondary.soft],
        [light.secondary.onSoft, light.secondary.soft],
        [band.main, light.secondary.soft],
        [navigation.muted, band.dark],
        ['#f1ede3', band.dark],
        [dark.primary.main, '#131916'],
        [dark.primary.main, '#202a25'],
        [dark.primary.main, dark.primary.soft],
        [dark.primary.contrastText, dark.primary.main],
        [dark.primary.onSoft, dark.primary.soft],
        ['#a9afa6', dark.primary.soft],
        [dark.secondary.main, '#202a25'],
        [dark.secondary.main, dark.primary.soft],
        [dark.secondary.contrastText, dark.secondary.main],
        [dark.secondary.onSoft, dark.secondary.soft],
      ];
      for (const [one, other] of pairs) expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 500, seed: 1992 },
  );
});

it('toCompanyLook finds the two chosen colors again', () => {
  const look = { primary: '#1b4069', accent: '#f4a48c' };
  expect(toCompanyLook(toCompanyColors(look))).toEqual(look);
  expect(toCompanyLook(toCompanyColors(DEFAULT_LOOK))).toEqual(DEFAULT_LOOK);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastRatio, luminance } from '../color/contrastRatio.ts';
import { DEFAULT_LOOK } from './companyLook.ts';
import { toNightSurfaces } from './nightSurfaces.ts';

const evergreen = toNightSurfaces(DEFAULT_LOOK.primary);
const toChannels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

it('are evergreen’s for the default colors', () => {
  expect(evergreen).toMatchObject({ page: '#131916', paper: '#202a25' });
});

it.each([
  ['#1b4069', 2],
  ['#7a1f2b', 0],
])('take on the tint of %s', (primary, strongest) => {
  for (const surface of Object.values(toNightSurfaces(primary))) {
    const channels = toChannels(surface);
    expect(channels.indexOf(Math.max(...channels)), surface).toBe(strongest);
  }
});

it('are gray for a gray', () => {
  for (const surface of Object.values(toNightSurfaces('#333333'))) {
    expect(new Set(toChannels(surface)).size).toBe(1);
  }
});

it('keep the contrasts of evergreen, whatever the color', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (parts) => {
      const primary = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      const own = toNightSurfaces(primary);
      for (const ground of ['page', 'paper', 'soft'] as const) {
        expect(luminance(own[ground])).toBeLessThanOrEqual(luminance(evergreen[ground]));
        // And not visibly darker.
        expect(contrastRatio(own[ground], evergreen[ground])).toBeLessThan(1.06);
      }
      for (const ink of ['divider', 'control', 'quiet'] as const) {
        expect(luminance(own[ink])).toBeGreaterThanOrEqual(luminance(evergreen[ink]));
        expect(contrastRatio(own[ink], evergreen[ink])).toBeLessThan(1.06);
      }
    }),
  );
});

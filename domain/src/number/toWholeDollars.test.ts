import { describe, expect, it } from 'vitest';
import { toWholeDollars } from './toWholeDollars.ts';

describe('whole dollars', () => {
  it('add up to the payment above them', () => {
    expect(toWholeDollars([50_949, 254_910])).toEqual([509, 2550]);
    expect(toWholeDollars([49_049, 245_050, 22_040])).toEqual([490, 2451, 220]);
    expect(toWholeDollars([38_000, 208_300])).toEqual([380, 2083]);
    // PMI of $237.50 shows as $238, as everywhere else, and the payment above it as $4,062.
    expect(toWholeDollars([292_466, 75_000, 15_000, 23_750])).toEqual([2924, 750, 150, 238]);
    expect(toWholeDollars([])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { toWholeDollars } from './toWholeDollars.ts';

describe('whole dollars', () => {
  it('add up to the payment that stands above them', () => {
    expect(toWholeDollars([50_949, 254_910])).toEqual([510, 2549]);
    expect(toWholeDollars([49_049, 245_050, 22_040])).toEqual([490, 2451, 220]);
    expect(toWholeDollars([38_000, 208_300])).toEqual([380, 2083]);
    expect(toWholeDollars([])).toEqual([]);
  });
});

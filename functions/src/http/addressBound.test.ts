import { expect, it } from 'vitest';
import { addressBound } from './addressBound.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, seconds));

it('lets so many calls of a network through in each minute', () => {
  const assertWithin = addressBound(2);
  assertWithin('203.0.113.9', at(0));
  assertWithin('203.0.113.9', at(30));
  expect(() => assertWithin('203.0.113.9', at(59))).toThrow('Too many requests from your network.');
  assertWithin('203.0.113.10', at(59));
  assertWithin('203.0.113.9', at(60));
});

it('takes an IPv6 network for one', () => {
  const assertWithin = addressBound(1);
  assertWithin('2001:db8:1:2::1', at(0));
  expect(() => assertWithin('2001:db8:1:2:ffff::9', at(1))).toThrow();
});

it('forgets all of them rather than remember too many', () => {
  const assertWithin = addressBound(1);
  for (let number = 0; number < 20_001; number += 1) {
    assertWithin(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, at(0));
  }
  expect(() => assertWithin('10.0.0.0', at(1))).not.toThrow();
});

import { expect, it } from 'vitest';
import { instanceRateLimit } from './instanceRateLimit.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, seconds));

it('limits calls per network and minute', () => {
  const assertWithin = instanceRateLimit(2);
  assertWithin('203.0.113.9', at(0));
  assertWithin('203.0.113.9', at(30));
  expect(() => assertWithin('203.0.113.9', at(59))).toThrow('Too many requests from your network.');
  assertWithin('203.0.113.10', at(59));
  assertWithin('203.0.113.9', at(60));
});

it('counts an IPv6 network as one', () => {
  const assertWithin = instanceRateLimit(1);
  assertWithin('2001:db8:1:2::1', at(0));
  expect(() => assertWithin('2001:db8:1:2:ffff::9', at(1))).toThrow();
});

it('stores at most 20,000 networks, and drops the least recently used', () => {
  const assertWithin = instanceRateLimit(1);
  const callFromOthers = (from: number, to: number) => {
    for (let number = from; number < to; number += 1) {
      assertWithin(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, at(0));
    }
  };
  assertWithin('203.0.113.9', at(0));
  callFromOthers(0, 10_000);
  // A network over its limit stays known while it keeps calling.
  expect(() => assertWithin('203.0.113.9', at(1))).toThrow();
  callFromOthers(10_000, 20_000);
  expect(() => assertWithin('203.0.113.9', at(1))).toThrow();
  expect(() => assertWithin('10.0.0.0', at(1))).not.toThrow();
});

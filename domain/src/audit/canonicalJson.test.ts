import { expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';

it('gives the same text for the same value, whatever the order of its keys', () => {
  expect(canonicalJson({ b: [1, 'x', null, true], a: { d: 'é"', c: 0.5 } })).toBe(
    '{"a":{"c":0.5,"d":"é\\""},"b":[1,"x",null,true]}',
  );
  expect(canonicalJson(new Date('2026-11-20T10:00:00+01:00'))).toBe('"2026-11-20T09:00:00.000Z"');
});

it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 1, { a: Number.NaN }, '\ud800'])(
  'rejects %o',
  (value) => expect(() => canonicalJson(value)).toThrow(),
);

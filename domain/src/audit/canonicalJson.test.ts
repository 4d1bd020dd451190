import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';

it('is one text for one value, whatever the order of its keys', () => {
  expect(canonicalJson({ b: [1, 'x', null, true], a: { d: 'é"', c: 0.5 } })).toBe(
    '{"a":{"c":0.5,"d":"é\\""},"b":[1,"x",null,true]}',
  );
  expect(canonicalJson(new Date('2026-11-20T10:00:00+01:00'))).toBe('"2026-11-20T09:00:00.000Z"');
});

it('can be read back, and tells different values apart', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(JSON.parse(canonicalJson(one))).toEqual(JSON.parse(JSON.stringify(one)));
      const isSame =
        JSON.stringify(JSON.parse(canonicalJson(one))) === JSON.stringify(JSON.parse(canonicalJson(other)));
      expect(canonicalJson(one) === canonicalJson(other)).toBe(isSame);
    }),
  );
});

it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 1, new Map(), { a: undefined }])(
  'refuses %o',
  (value) => expect(() => canonicalJson(value)).toThrow(TypeError),
);

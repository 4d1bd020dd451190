import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choicesToWrite, readChoices, readInputs, writeInputs } from './inputsInAddress.ts';

const example = { price: 500_000, rate: 6.25 };

it('converts any inputs to an address and back', () => {
  const inputs = fc.record({
    price: fc.integer({ min: 0, max: 99_999_999 }),
    rate: fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000),
  });
  fc.assert(
    fc.property(inputs, (typed) => {
      const hash = writeInputs(typed, example);
      expect({ ...example, ...readInputs(hash, example) }).toEqual(typed);
    }),
  );
});

it('keeps the address short for the example, and omits empty and invalid inputs', () => {
  expect(writeInputs(example, example)).toBe('');
  expect(writeInputs({ price: undefined, rate: 6.25 }, example)).toBe('#rate=6.25');
  expect(writeInputs({ price: 'about 5', rate: 6 }, example)).toBe('#rate=6');
});

it.each(['#faq', '#price=-5', '#price=1e9', '#price=9999999999', '#price=', '#other=5', ''])(
  'reads nothing from %s',
  (hash) => expect(readInputs(hash, example)).toEqual({}),
);

const choices = { kind: ['conventional', 'fha', 'va'], use: ['first', 'later'] } as const;

it('writes a choice only if it isn’t the first, so that earlier links keep their meaning', () => {
  expect(readChoices('#price=640000&rate=7', choices)).toEqual({ kind: 'conventional', use: 'first' });
  const chosen = { kind: 'fha', use: 'first' } as const;
  const hash = writeInputs(example, example, choicesToWrite(chosen, choices));
  expect(hash).toBe('#kind=fha&price=500000&rate=6.25');
  expect(readChoices(hash, choices)).toEqual(chosen);
  expect(writeInputs(example, example, choicesToWrite(readChoices('', choices), choices))).toBe('');
});

it.each(['#kind=subprime', '#kind=', '#kind=toString'])('reads no choice from %s', (hash) =>
  expect(readChoices(hash, choices).kind).toBe('conventional'),
);

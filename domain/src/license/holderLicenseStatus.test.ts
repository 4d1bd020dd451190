import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { holderLicenseStatus, licensedStates } from './holderLicenseStatus.ts';
import { isOfferedIn } from './isOfferedIn.ts';
import { sampleLicense } from './testing/sampleLicense.ts';

const TODAY = '2026-11-23';
const ANA = { holder_kind: 'officer', holder_id: 'ana' } as const;
const ofAna = (state: string, expires_on: string | null) =>
  sampleLicense({ ...ANA, kind: 'originator', state, expires_on });

test.each([
  ['no records', [], 'unrecorded'],
  ['only the company’s', [sampleLicense()], 'unrecorded'],
  ['a branch of the same id', [sampleLicense({ holder_kind: 'branch', holder_id: 'ana' })], 'unrecorded'],
  ['another state’s', [ofAna('CA', null)], 'none'],
  ['one in force', [ofAna('NJ', TODAY)], 'licensed'],
  ['one that doesn’t lapse', [ofAna('NJ', null)], 'licensed'],
  ['an expired one', [ofAna('NJ', '2026-11-22')], 'expired'],
  ['an expired one and its successor', [ofAna('NJ', '2026-11-22'), ofAna('NJ', '2027-12-31')], 'licensed'],
] as const)('with %s, the status is right', (_what, licenses, status) => {
  expect(holderLicenseStatus(licenses, ANA, 'NJ', TODAY)).toBe(status);
});

test.each([
  [undefined, 'NJ', true],
  [undefined, undefined, true],
  [['NJ'], undefined, true],
  [['NJ'], 'NJ', true],
  [['NJ'], 'CA', false],
  [[], 'NJ', false],
] as const)('licensed in %s, offered in %s: %s', (states, state, isOffered) => {
  expect(isOfferedIn(states, state)).toBe(isOffered);
});

it('lists each state once, without expired ones', () => {
  expect(licensedStates([], ANA, TODAY)).toBeUndefined();
  const held = [
    ofAna('NJ', null),
    ofAna('CA', '2026-11-22'),
    ofAna('CA', '2027-01-01'),
    ofAna('PA', '2020-01-01'),
  ];
  expect(licensedStates(held, ANA, TODAY)).toEqual(['CA', 'NJ']);
});

it('offers an officer with records exactly where their status is licensed', () => {
  const state = fc.constantFrom('NJ', 'CA', 'PA');
  const held = fc.array(fc.tuple(state, fc.constantFrom(null, '2026-11-22', TODAY, '2027-01-01')), {
    minLength: 1,
  });
  fc.assert(
    fc.property(held, state, (all, where) => {
      const licenses = all.map(([of, expires_on]) => ofAna(of, expires_on));
      const isLicensed = holderLicenseStatus(licenses, ANA, where, TODAY) === 'licensed';
      expect(isOfferedIn(licensedStates(licenses, ANA, TODAY), where)).toBe(isLicensed);
    }),
  );
});

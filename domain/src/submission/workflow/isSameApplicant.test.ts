import { expect, it } from 'vitest';
import { isSameApplicant } from './isSameApplicant.ts';

const ROSA = { email: 'rosa@borrower.example', mobile: '(201) 555-0147' };

it.each([
  [{ ...ROSA, mobile: '(973) 555-0102' }, true],
  [{ email: ' Rosa@Borrower.example ', mobile: '' }, true],
  [{ email: 'other@borrower.example', mobile: '+1 201-555-0147' }, true],
  [{ email: 'other@borrower.example', mobile: '2015550147 ext. 3' }, true],
  [{ email: 'other@borrower.example', mobile: '(201) 555-0148' }, false],
])('matches %j with Rosa: %s', (other, isSame) => {
  expect(isSameApplicant(ROSA, other)).toBe(isSame);
  expect(isSameApplicant(other, ROSA)).toBe(isSame);
});

it('doesn’t match on a value that both lack', () => {
  const unknown = { email: '', mobile: '' };
  expect(isSameApplicant(unknown, unknown)).toBe(false);
});

import { expect, it } from 'vitest';
import type { CustomerReview } from './customerReview.ts';
import { reviewsOfBranch, reviewsOfCompany, reviewsOfOfficer } from './reviewsOnPages.ts';
import { sampleReview } from './testing/sampleReview.ts';
import { withPublicReviews } from './withPublicReviews.ts';

const DIRECTORY = {
  branches: [{ id: 'newark' }, { id: 'clifton' }] as never[],
  officers: [
    { id: 'ana', branchId: 'newark' },
    { id: 'ben', branchId: 'clifton' },
  ] as never[],
};
const OFFICERS = DIRECTORY.officers as { id: string; branchId: string }[];
const publish = (reviews: readonly CustomerReview[]) => withPublicReviews(DIRECTORY, reviews).reviews ?? [];
const review = (id: string, changes: Partial<CustomerReview> = {}) => sampleReview({ id, ...changes });
const toIds = (reviews: readonly { id: string }[]) => reviews.map(({ id }) => id);

it('adds nothing if there’s nothing to show', () => {
  expect(withPublicReviews(DIRECTORY, [])).toBe(DIRECTORY);
  expect(withPublicReviews(DIRECTORY, [review('a', { hidden_reason: 'private_details' })])).toBe(DIRECTORY);
});

it('omits the permission, the order and the subject’s kind', () => {
  expect(publish([review('a', { order: 4 })])).toEqual([
    {
      id: 'a',
      quote: 'Sample words of a test about a loan that closed on time.',
      customer_name: 'Test C.',
      city: 'Newark',
      state: 'NJ',
      loan_purpose: 'purchase',
      reviewed_on: '2026-03-05',
      source_name: '',
      source_url: '',
      connection: '',
    },
  ]);
});

it('keeps the company’s order, then lists the rest from newest to oldest', () => {
  const all = [
    review('old', { reviewed_on: '2025-01-01' }),
    review('new', { reviewed_on: '2026-01-01' }),
    review('first', { order: 0, reviewed_on: '2020-01-01' }),
  ];
  expect(toIds(publish(all))).toEqual(['first', 'new', 'old']);
});

it('counts a review of an unlisted officer only for the company', () => {
  const shown = publish([
    review('gone', { subject_kind: 'officer', subject_id: 'left' }),
    review('closed', { subject_kind: 'branch', subject_id: 'closed' }),
    review('ana', { subject_kind: 'officer', subject_id: 'ana' }),
  ]);
  expect(shown.map(({ officer_id, branch_id }) => [officer_id, branch_id])).toEqual([
    ['ana', undefined],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

it('includes only reviews that a page shows', () => {
  const company = Array.from({ length: 9 }, (_, n) => review(`c${n}`, { order: n }));
  const ana = Array.from({ length: 5 }, (_, n) =>
    review(`a${n}`, { order: 10 + n, subject_kind: 'officer', subject_id: 'ana' }),
  );
  const clifton = review('b', { order: 20, subject_kind: 'branch', subject_id: 'clifton' });
  const shown = publish([...company, ...ana, clifton]);
  expect(toIds(shown)).toEqual(['c0', 'c1', 'c2', 'a0', 'a1', 'a2', 'b']);
  expect(toIds(reviewsOfCompany(shown))).toEqual(['c0', 'c1', 'c2']);
  expect(toIds(reviewsOfOfficer(shown, 'ana'))).toEqual(['a0', 'a1', 'a2']);
  expect(reviewsOfOfficer(shown, 'ben')).toEqual([]);
  expect(toIds(reviewsOfBranch(shown, 'newark', OFFICERS))).toEqual(['a0', 'a1', 'a2']);
  expect(toIds(reviewsOfBranch(shown, 'clifton', OFFICERS))).toEqual(['b']);
});

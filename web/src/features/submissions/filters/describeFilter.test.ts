import { GENERAL_TEAM } from '@brokerage/domain/submission/assignment/generalTeam';
import { FILTER_FIELDS, type SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import { EARLIER_STATUSES } from '@brokerage/domain/submission/submissionStatus';
import { expect, it } from 'vitest';
import { describeFilter, toStatusOptions } from './describeFilter.ts';

const names = { officer: 'Maya Torres', branch: 'Clifton', link: 'Yard sign' };
const unknown = { officer: undefined, branch: undefined, link: undefined };
const toWords = (filter: SubmissionFilter, known: typeof names | typeof unknown = names) =>
  describeFilter(filter, known).map(({ words }) => words);

it('lists each field that is set, in order', () => {
  const filter: SubmissionFilter = {
    to: '2026-11-20',
    from: '2026-11-01',
    kind: 'application',
    status: 'new',
    officer: 'maya-torres',
    branch: 'clifton-nj',
    purpose: 'Refinance',
    source: 'aB3dE5fG7hJ9',
  };
  expect(describeFilter(filter, names).map(({ field }) => field)).toEqual(
    FILTER_FIELDS.filter((field) => field in filter),
  );
  expect(toWords(filter)).toEqual([
    'Applications',
    'New',
    'Maya Torres',
    'Clifton',
    'Refinance',
    'Shared link: Yard sign',
    'From Nov 1, 2026',
    'To Nov 20, 2026',
  ]);
  expect(toWords({})).toEqual([]);
});

it('has a text for missing names', () => {
  const filter: SubmissionFilter = { officer: 'former', branch: 'closed', source: 'aB3dE5fG7hJ9' };
  expect(toWords(filter, unknown)).toEqual(['Selected officer', 'Selected branch', 'Selected shared link']);
  expect(toWords({ officer: GENERAL_TEAM, source: 'website', overdue: 'yes' }, unknown)).toEqual([
    'General team',
    'Website',
    'Overdue',
  ]);
});

it('names a status like the menu', () => {
  for (const { value, label } of toStatusOptions(EARLIER_STATUSES)) {
    expect(toWords({ status: value as NonNullable<SubmissionFilter['status']> })).toEqual([label]);
  }
});

import { PURPOSES } from '@brokerage/domain/preapproval/form/options';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { GENERAL_TEAM, GENERAL_TEAM_NAME } from '@brokerage/domain/submission/assignment/generalTeam';
import {
  FILTER_FIELDS,
  type FilterField,
  STATUS_GROUPS,
  type SubmissionFilter,
} from '@brokerage/domain/submission/lists/submissionFilter';
import { SUBMISSION_KINDS } from '@brokerage/domain/submission/submission';
import { SUBMISSION_STATUSES } from '@brokerage/domain/submission/submissionStatus';
import { KIND_NAMES, SOURCE_NAMES } from '../../../lib/format/names/submissionNames.ts';
import { submissionStatus } from '../list/submissionFields.tsx';

export const ACTION_NOTICE_DUE = 'Applicant notice due';

const GROUP_NAMES = { open: 'Open', closed: 'Closed' } as const;

export interface FilterOption {
  value: string;
  label: string;
}

export const kindOptions: readonly FilterOption[] = SUBMISSION_KINDS.map((value) => ({
  value,
  label: KIND_NAMES[value],
}));
const statusOptions: readonly FilterOption[] = [
  { value: 'open', label: GROUP_NAMES.open },
  ...SUBMISSION_STATUSES.map((value) => ({ value, label: submissionStatus(value).label })),
  { value: 'closed', label: GROUP_NAMES.closed },
];
/** Returns the statuses to offer, including legacy ones that some record has. */
export const toStatusOptions = (earlier: readonly string[]): FilterOption[] => [
  ...statusOptions,
  ...earlier.map((value) => ({ value, label: submissionStatus(value).label })),
];
export const purposeOptions: readonly FilterOption[] = PURPOSES.map(({ value, label }) => ({ value, label }));

/** Names of officers, branches and links; undefined while unknown, or if they are gone. */
export interface FilterNames {
  officer: string | undefined;
  branch: string | undefined;
  link: string | undefined;
}

const isGroup = (status: string) => STATUS_GROUPS.find((group) => group === status);

function valueWords(field: FilterField, value: string, names: FilterNames): string {
  switch (field) {
    case 'kind':
      return kindOptions.find((option) => option.value === value)?.label ?? value;
    case 'status': {
      const group = isGroup(value);
      return group ? GROUP_NAMES[group] : submissionStatus(value).label;
    }
    case 'officer':
      return value === GENERAL_TEAM ? GENERAL_TEAM_NAME : (names.officer ?? 'Selected officer');
    case 'branch':
      return names.branch ?? 'Selected branch';
    case 'source':
      if (value === 'website' || value === 'shared_link') return SOURCE_NAMES[value];
      return names.link ? `Shared link: ${names.link}` : 'Selected shared link';
    case 'overdue':
      return 'Overdue';
    case 'notice':
      return ACTION_NOTICE_DUE;
    case 'from':
      return `From ${formatDay(value)}`;
    case 'to':
      return `To ${formatDay(value)}`;
    case 'purpose':
      return value;
  }
}

/** Returns the fields that are set in a filter, each with its formatted value. */
export const describeFilter = (
  filter: SubmissionFilter,
  names: FilterNames,
): { field: FilterField; words: string }[] =>
  FILTER_FIELDS.flatMap((field) => {
    const value = filter[field];
    return value === undefined ? [] : [{ field, words: valueWords(field, value, names) }];
  });

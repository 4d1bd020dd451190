import { DEFAULT_APPLICANT_MAILS } from '@brokerage/domain/submission/mails/applicantMails';
import { expect, test } from 'vitest';
import { formatApplicantMails, formatAssignmentRule } from './formatApplicationSettings.ts';

const NAMES = { officers: new Map([['ana', 'Ana Reyes']]), branches: new Map([['newark', 'Newark']]) };

test.each([
  [{ kind: 'general', officers: [], branches: [] }, 'Leave with the General team'],
  [{ kind: 'turns', officers: ['ana', 'ben'], branches: [] }, 'Take turns; turns: Ana Reyes, ben'],
  [
    {
      kind: 'branch',
      officers: ['ana'],
      branches: [
        { branch_id: 'newark', officers: ['ben'] },
        { branch_id: 'clifton', officers: ['ana', 'cho'] },
      ],
    },
    'By branch; turns: Ana Reyes; branches: Newark (ben), clifton (Ana Reyes, cho)',
  ],
] as const)('%j', (rule, words) => {
  const branches = rule.branches.map((list) => ({ ...list, officers: [...list.officers] }));
  expect(formatAssignmentRule({ ...rule, officers: [...rule.officers], branches }, NAMES)).toBe(words);
});

test('formats every mail with its text on one line', () => {
  const { approved } = DEFAULT_APPLICANT_MAILS;
  const mail = { ...approved, is_on: true, subject: 'News', text: 'Hello,\n\nthere is news.' };
  expect(formatApplicantMails({ ...DEFAULT_APPLICANT_MAILS, approved: mail })).toMatch(
    /^In progress off: “We’re working .*; Approved on: “News” Hello, there is news\.; Withdrawn off: /,
  );
});

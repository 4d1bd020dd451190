import { expect, it } from 'vitest';
import { findSwitchedMails } from './applicantMailNotice.ts';
import { DEFAULT_APPLICANT_MAILS } from './applicantMails.ts';

const { in_progress, approved, withdrawn } = DEFAULT_APPLICANT_MAILS;
const some = {
  in_progress: { ...in_progress, is_on: true },
  approved,
  withdrawn: { ...withdrawn, is_on: true },
};

it('lists the emails that were turned on and off', () => {
  expect(findSwitchedMails(DEFAULT_APPLICANT_MAILS, some)).toEqual({
    turned_on: ['in_progress', 'withdrawn'],
    turned_off: [],
  });
  const others = { ...some, withdrawn, approved: { ...approved, is_on: true } };
  expect(findSwitchedMails(some, others)).toEqual({ turned_on: ['approved'], turned_off: ['withdrawn'] });
});

it('lists none if only the wording changed', () => {
  const reworded = { ...some, approved: { ...approved, subject: 'An update' } };
  expect(findSwitchedMails(some, reworded)).toBeUndefined();
});

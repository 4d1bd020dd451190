import type { Officer } from '../directory/officer.ts';
import type { Realtor } from '../directory/realtor.ts';
import type { Flyer } from '../flyer/record/flyer.ts';
import type { SharedLink } from '../link/sharedLink.ts';
import type { Member } from '../member/member.ts';
import type { Submission } from '../submission/submission.ts';
import { type SearchText, toPhoneCodes } from './searchKeys.ts';

/** Texts used to find a record in the portal's search, by kind. */
export const searchTexts = {
  flyer: ({ title }: Pick<Flyer, 'title'>): SearchText => ({ words: [title] }),
  link: ({ label, short_code }: Pick<SharedLink, 'label' | 'short_code'>): SearchText => ({
    words: [label],
    codes: [short_code],
  }),
  /** An entry of the directory. */
  officer: ({ name }: Pick<Officer, 'name'>): SearchText => ({ words: [name] }),
  realtor: ({
    name,
    brokerage,
    email,
    mls_id,
  }: Pick<Realtor, 'name' | 'brokerage' | 'email' | 'mls_id'>): SearchText => ({
    words: [name, brokerage],
    codes: [mls_id, email],
  }),
  member: ({ name, nmls_id, email }: Pick<Member, 'name' | 'nmls_id' | 'email'>): SearchText => ({
    words: [name],
    codes: [nmls_id, email],
  }),
  submission: ({
    first_name,
    last_name,
    reference_number,
    email,
    mobile,
  }: Pick<Submission, 'first_name' | 'last_name' | 'reference_number' | 'email' | 'mobile'>): SearchText => ({
    // The last name comes first, because very long names are cut off at the end.
    words: [last_name, first_name, reference_number],
    codes: [email, ...toPhoneCodes(mobile)],
  }),
} as const;
export type SearchedKind = keyof typeof searchTexts;

import type { memberSchema } from '@brokerage/domain/member/member';
import type { Role } from '@brokerage/domain/member/roles';
import type * as z from 'zod';
import { officerById } from './directory.ts';
import { HARBORVIEW, LARKFIELD } from './tenants.ts';

/** A demo account: its `email` for signing in, and its role. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
  /** When the account was opened (ISO 8601). */
  createdAt: string;
  hasTotp?: true;
  isDisabled?: true;
  /** Whether the person was invited, and has neither a password nor ever signed in. */
  isInvited?: true;
}

type MemberInput = z.input<typeof memberSchema>;
type Profile = Pick<
  MemberInput,
  'name' | 'email' | 'phone' | 'title' | 'nmls_id' | 'officer_id' | 'branch_id'
>;

interface Person {
  account: Account;
  /** Undefined: signs in, but belongs to no tenant. */
  member?: MemberInput;
}

function person(
  account: Omit<Account, 'displayName'>,
  tenantId: string,
  role: Role,
  profile: Profile & Pick<MemberInput, 'status' | 'sessions_valid_after'>,
): Person {
  return {
    account: { ...account, displayName: profile.name },
    member: { user_id: account.uid, tenant_id: tenantId, role, ...profile, headshot_url: '' },
  };
}

/** The profile of a person in the public directory, so that both always match. */
function asInDirectory(officerId: string): Profile {
  const { id, name, email, phone, title, nmls, branchId } = officerById(officerId);
  return { name, email, phone, title, nmls_id: nmls, officer_id: id, branch_id: branchId };
}

/** Uids of people who own something in the seeded world, or whom its audit log names. */
export const UIDS = {
  superAdmin: 'larkfield-superadmin',
  compliance: 'larkfield-compliance',
  totp: 'larkfield-totp',
  former: 'larkfield-former',
  invited: 'larkfield-invited',
  harborviewAdmin: 'harborview-admin',
  officer: 'larkfield-officer',
  officer2: 'larkfield-officer2',
  harborviewOfficer: 'harborview-officer',
} as const;

export const people: readonly Person[] = [
  person(
    { uid: UIDS.superAdmin, email: 'superadmin@larkfield.example', createdAt: '2026-01-05T14:00:00Z' },
    LARKFIELD,
    'super_admin',
    {
      name: 'Helen Whitaker',
      email: 'helen.whitaker@larkfield.example',
      phone: '(973) 555-0151',
      title: 'Managing Director',
      nmls_id: '1900151',
      branch_id: 'clifton-nj',
    },
  ),
  person(
    { uid: 'larkfield-marketing', email: 'marketing@larkfield.example', createdAt: '2026-01-12T14:30:00Z' },
    LARKFIELD,
    'marketing_admin',
    {
      name: 'Jonas Meyer',
      email: 'jonas.meyer@larkfield.example',
      phone: '(973) 555-0152',
      title: 'Marketing Manager',
      nmls_id: '',
      branch_id: 'clifton-nj',
    },
  ),
  person(
    { uid: UIDS.compliance, email: 'compliance@larkfield.example', createdAt: '2026-01-12T15:00:00Z' },
    LARKFIELD,
    'compliance',
    {
      name: 'Naomi Sato',
      email: 'naomi.sato@larkfield.example',
      phone: '(973) 555-0153',
      title: 'Compliance Officer',
      nmls_id: '',
      branch_id: 'clifton-nj',
    },
  ),
  person(
    { uid: UIDS.officer, email: 'officer@larkfield.example', createdAt: '2026-02-02T13:15:00Z' },
    LARKFIELD,
    'officer',
    asInDirectory('daniel-okafor'),
  ),
  person(
    { uid: UIDS.officer2, email: 'officer2@larkfield.example', createdAt: '2026-03-16T12:45:00Z' },
    LARKFIELD,
    'officer',
    asInDirectory('sofia-almeida'),
  ),
  person(
    {
      uid: UIDS.totp,
      email: 'totp@larkfield.example',
      createdAt: '2026-04-20T12:00:00Z',
      hasTotp: true,
    },
    LARKFIELD,
    'officer',
    asInDirectory('elif-demir'),
  ),
  person(
    {
      uid: UIDS.former,
      email: 'former@larkfield.example',
      createdAt: '2026-02-16T14:00:00Z',
      isDisabled: true,
    },
    LARKFIELD,
    'officer',
    {
      ...asInDirectory('peter-novak'),
      status: 'deactivated',
      sessions_valid_after: Date.parse('2026-11-13T21:30:01Z') / 1000,
    },
  ),
  person(
    {
      uid: UIDS.invited,
      email: 'invited@larkfield.example',
      createdAt: '2026-11-18T15:10:00Z',
      isInvited: true,
    },
    LARKFIELD,
    'marketing_admin',
    {
      name: 'Tessa Brandt',
      email: 'invited@larkfield.example',
      phone: '',
      title: '',
      nmls_id: '',
      branch_id: 'newark-nj',
    },
  ),
  {
    account: {
      uid: 'larkfield-norole',
      email: 'norole@larkfield.example',
      displayName: 'Robin Castle',
      createdAt: '2026-11-02T14:00:00Z',
    },
  },
  person(
    { uid: UIDS.harborviewAdmin, email: 'admin@harborview.example', createdAt: '2026-05-04T12:00:00Z' },
    HARBORVIEW,
    'super_admin',
    asInDirectory('ruth-abbott'),
  ),
  person(
    { uid: UIDS.harborviewOfficer, email: 'officer@harborview.example', createdAt: '2026-05-11T12:00:00Z' },
    HARBORVIEW,
    'officer',
    asInDirectory('caleb-nguyen'),
  ),
];

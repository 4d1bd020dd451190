import type { Member, Role } from '@brokerage/domain/roles';

/** The tenant under test, and the one that must never see it. */
export const TENANT = 'larkfield';
export const OTHER_TENANT = 'harborview';

interface Persona {
  /** Undefined: nobody is signed in. */
  uid?: string;
  /** Undefined: signed in, without a record in user_roles. */
  member?: Member;
}

const member = (uid: string, role: Role | 'janitor', tenantId = TENANT): Persona => ({
  uid,
  member: { role, tenant_id: tenantId },
});

/** Everyone who may come to a door. */
const PERSONAS = {
  anonymous: {},
  norole: { uid: 'norole' },
  officer: member('officer', 'officer'),
  otherOfficer: member('other-officer', 'officer'),
  marketingAdmin: member('marketing-admin', 'marketing_admin'),
  compliance: member('compliance', 'compliance'),
  superAdmin: member('super-admin', 'super_admin'),
  /** A role that the product does not know: an officer without extra rights. */
  unknownRole: member('unknown-role', 'janitor'),
  foreignOfficer: member('foreign-officer', 'officer', OTHER_TENANT),
  foreignAdmin: member('foreign-admin', 'super_admin', OTHER_TENANT),
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as PersonaName[];

export const uidOf = (name: PersonaName): string | undefined => (PERSONAS[name] as Persona).uid;

/** The persona as a member of the tenant under test; undefined for everybody else, as a role ends at its tenant. */
export function memberOf(name: PersonaName, tenantId = TENANT): Member | undefined {
  const record = (PERSONAS[name] as Persona).member;
  return record?.tenant_id === tenantId ? record : undefined;
}

/** The user_roles record that a member has; the fields beside role and tenant are the profile. */
export function roleRecordOf(name: PersonaName) {
  const persona: Persona = PERSONAS[name];
  if (!persona.member) return undefined;
  return {
    user_id: persona.uid,
    ...persona.member,
    name: 'Sample Person',
    email: `${persona.uid}@larkfield.example`,
    phone: '(973) 555-0100',
    title: 'Loan Officer',
    nmls_id: '1000001',
    headshot_url: '',
  };
}

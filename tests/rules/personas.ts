import { objectKeys } from '@brokerage/domain/collections/records';
import type { Member } from '@brokerage/domain/member/member';
import type { Role, RoleHolder } from '@brokerage/domain/member/roles';
import { SERVER_IDLE_LIMIT_S, SESSION_MAX_AGE_S, sessionId } from '@brokerage/domain/security/sessionLimits';

/** The tenant under test, one that must never see it, and one whose administrators need a second factor. */
export const TENANT = 'larkfield';
export const OTHER_TENANT = 'harborview';
export const STRICT_TENANT = 'northgate';
export type TenantName = typeof TENANT | typeof OTHER_TENANT | typeof STRICT_TENANT;

/** A role that tenants list under `extra_roles`, and one that no tenant lists. */
export const EXTRA_ROLE = 'loan_partner';
const UNKNOWN_ROLE = 'janitor';

const NOW = Math.floor(Date.now() / 1000);
/** When all personas signed in, in seconds since the epoch: recently, because rules compare it with the clock. */
export const SIGNED_IN_AT = NOW - 60;

/** The claims of a session: what Firebase puts into a token at sign-in. */
export type Claims = Record<string, unknown>;
export const SESSION: Claims = { auth_time: SIGNED_IN_AT };
export const SESSION_WITH_FACTOR: Claims = {
  ...SESSION,
  firebase: { sign_in_provider: 'password', identities: {}, sign_in_second_factor: 'totp' },
};

interface Persona {
  /** Undefined: not signed in. */
  uid?: string;
  /** Undefined: signed in, without a record in user_roles. */
  member?: RoleHolder & { tenant_id: TenantName };
  /** Other fields of the role record. Left out: a record from before these fields. */
  state?: Partial<Pick<Member, 'status' | 'sessions_valid_after'>>;
  /** When the browser last reported activity, in seconds since the epoch. Left out: never. */
  lastActiveAt?: number;
  claims?: Claims;
  /** How the rules treat the persona, if not by role and tenant. */
  countsAs?: 'nobody' | 'officer';
}

const member = (
  uid: string,
  role: Role | typeof EXTRA_ROLE | typeof UNKNOWN_ROLE,
  more: Omit<Persona, 'uid' | 'member'> & { of?: TenantName } = {},
): Persona => {
  const { of = TENANT, ...rest } = more;
  return { uid, member: { role, tenant_id: of }, ...rest };
};

const deactivated: Partial<Persona> = { state: { status: 'deactivated' }, countsAs: 'nobody' };
/** Signed in a second before "sign out everywhere". */
const ofOldSession: Partial<Persona> = {
  state: { status: 'active', sessions_valid_after: SIGNED_IN_AT + 1 },
  countsAs: 'nobody',
};

const startedSecondsAgo = (secondsAgo: number): Claims => ({ ...SESSION, auth_time: NOW - secondsAgo });
/** Slack in seconds, so that a slow run moves nobody over a limit. */
const SLACK_S = 600;

/** Every persona that may try to access something. */
const PERSONAS = {
  anonymous: {},
  norole: { uid: 'norole' },
  officer: member('officer', 'officer'),
  /** Signed in during the second in which older sessions ended. */
  otherOfficer: member('other-officer', 'officer', {
    state: { status: 'active', sessions_valid_after: SIGNED_IN_AT },
  }),
  marketingAdmin: member('marketing-admin', 'marketing_admin'),
  compliance: member('compliance', 'compliance'),
  superAdmin: member('super-admin', 'super_admin'),
  /** A role that neither the product nor the company knows. */
  unknownRole: member('unknown-role', UNKNOWN_ROLE, { countsAs: 'nobody' }),
  /** A role of the company's own. */
  extraRole: member('extra-role', EXTRA_ROLE, { countsAs: 'officer' }),
  /** The same role in a company that doesn't list it. */
  foreignExtraRole: member('foreign-extra-role', EXTRA_ROLE, { of: OTHER_TENANT, countsAs: 'nobody' }),
  /** Signed in long ago and active ever since. */
  busyOfficer: member('busy-officer', 'officer', {
    claims: startedSecondsAgo(SESSION_MAX_AGE_S - SLACK_S),
    lastActiveAt: NOW - SERVER_IDLE_LIMIT_S + SLACK_S,
  }),
  busyAdmin: member('busy-admin', 'super_admin', {
    claims: startedSecondsAgo(SERVER_IDLE_LIMIT_S + 60),
    lastActiveAt: NOW,
  }),
  /** Active ever since, but signed in too long ago. */
  officerOfAgedSession: member('officer-of-aged-session', 'officer', {
    claims: startedSecondsAgo(SESSION_MAX_AGE_S + 60),
    lastActiveAt: NOW,
    countsAs: 'nobody',
  }),
  adminOfAgedSession: member('admin-of-aged-session', 'super_admin', {
    claims: startedSecondsAgo(SESSION_MAX_AGE_S + 60),
    lastActiveAt: NOW,
    countsAs: 'nobody',
  }),
  /** Was active once, then idle for too long. */
  idleOfficer: member('idle-officer', 'officer', {
    claims: startedSecondsAgo(2 * SERVER_IDLE_LIMIT_S),
    lastActiveAt: NOW - SERVER_IDLE_LIMIT_S - 60,
    countsAs: 'nobody',
  }),
  busyExtraRole: member('busy-extra-role', EXTRA_ROLE, {
    claims: startedSecondsAgo(SERVER_IDLE_LIMIT_S + 60),
    lastActiveAt: NOW,
    countsAs: 'officer',
  }),
  idleExtraRole: member('idle-extra-role', EXTRA_ROLE, {
    claims: startedSecondsAgo(2 * SERVER_IDLE_LIMIT_S),
    lastActiveAt: NOW - SERVER_IDLE_LIMIT_S - 60,
    countsAs: 'nobody',
  }),
  /** Was never active after signing in. */
  idleAdmin: member('idle-admin', 'super_admin', {
    claims: startedSecondsAgo(SERVER_IDLE_LIMIT_S + 60),
    countsAs: 'nobody',
  }),
  deactivatedOfficer: member('deactivated-officer', 'officer', deactivated),
  deactivatedAdmin: member('deactivated-admin', 'super_admin', {
    ...deactivated,
    claims: SESSION_WITH_FACTOR,
  }),
  officerOfOldSession: member('officer-of-old-session', 'officer', ofOldSession),
  adminOfOldSession: member('admin-of-old-session', 'super_admin', {
    ...ofOldSession,
    claims: SESSION_WITH_FACTOR,
  }),
  adminWithoutFactor: member('admin-without-factor', 'super_admin', {
    of: STRICT_TENANT,
    countsAs: 'officer',
  }),
  adminWithFactor: member('admin-with-factor', 'super_admin', {
    of: STRICT_TENANT,
    claims: SESSION_WITH_FACTOR,
  }),
  foreignOfficer: member('foreign-officer', 'officer', { of: OTHER_TENANT }),
  foreignAdmin: member('foreign-admin', 'super_admin', { of: OTHER_TENANT, claims: SESSION_WITH_FACTOR }),
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof PERSONAS;
export const PERSONA_NAMES = objectKeys(PERSONAS);

const getPersona = (name: PersonaName): Persona => PERSONAS[name];
export const getUid = (name: PersonaName): string | undefined => getPersona(name).uid;
export const getClaims = (name: PersonaName): Claims => getPersona(name).claims ?? SESSION;

/** The persona's own tenant or, for those without one, the tenant under test. */
export const getHomeTenant = (name: PersonaName): TenantName => getPersona(name).member?.tenant_id ?? TENANT;
/** A tenant that the persona does not belong to. */
export const getForeignTenant = (name: PersonaName): TenantName =>
  getHomeTenant(name) === OTHER_TENANT ? TENANT : OTHER_TENANT;

/**
 * The persona's effective membership in that tenant; undefined for everybody who is no member there, or not in this session. An
 * administrator without a required second factor has the rights of every member.
 */
export function toMember(name: PersonaName, tenantId: string = TENANT): RoleHolder | undefined {
  const { member: record, countsAs } = getPersona(name);
  if (record?.tenant_id !== tenantId || countsAs === 'nobody') return undefined;
  return countsAs === 'officer' ? { ...record, role: 'officer' } : record;
}

/** The user_roles record of a member; the fields other than role and tenant are the profile. */
export function toRoleRecord(name: PersonaName) {
  const persona = getPersona(name);
  if (!persona.member) return undefined;
  return {
    user_id: persona.uid,
    ...persona.member,
    ...persona.state,
    name: 'Sample Person',
    email: `${persona.uid}@larkfield.example`,
    phone: '(973) 555-0100',
    title: 'Loan Officer',
    nmls_id: '1000001',
    headshot_url: '',
  };
}

/** The record of the persona's session, by its id; empty if they have reported no activity. */
export function toSessionRecord(name: PersonaName, uid = getUid(name)) {
  const { lastActiveAt, member: { role } = {} } = getPersona(name);
  if (lastActiveAt === undefined || uid === undefined) return undefined;
  const id = sessionId(uid, Number(getClaims(name).auth_time));
  return { id, record: { user_id: uid, last_active_at: new Date(lastActiveAt * 1000), role } };
}

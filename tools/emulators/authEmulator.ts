/**
 * The parts of firebase-tools' Auth emulator that the TOTP overlay depends on (lib/emulator/auth/operations.js and state.js), with their
 * types. firebase-tools publishes none for them.
 */

import { loadFirebaseTools } from './loadFirebaseTools.ts';

/** A second factor of a user; `totpInfo` is only there for TOTP, `phoneInfo` only for SMS. */
export interface Factor {
  mfaEnrollmentId: string;
  displayName?: string;
  enrolledAt?: string;
  phoneInfo?: string;
  totpInfo?: { sharedSecretKey?: string | undefined };
}

export interface User {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  mfaInfo?: Factor[];
}

/** The users of one project or one of its tenants. */
export interface ProjectState {
  projectId: string;
  tenantId?: string;
  getUserByLocalId(localId: string): User | undefined;
  updateUserByLocalId(localId: string, fields: { mfaInfo?: Factor[]; lastLoginAt?: string }): User;
  createRefreshTokenFor(
    user: User,
    provider: string,
    extra: { secondFactor: { identifier: string; provider: string } },
  ): string;
  validateMfaEnrollments: (this: ProjectState, factors: Factor[]) => Factor[];
}

/** The request fields that the overlay reads or writes. */
interface Body {
  idToken?: string;
  displayName?: string;
  mfaPendingCredential?: string;
  mfaEnrollmentId?: string;
  totpEnrollmentInfo?: object;
  totpVerificationInfo?: { sessionInfo?: string; verificationCode?: string };
  grantType?: string;
  refreshToken?: string;
  users?: User[];
}

/** The response fields that the overlay reads or writes. */
interface Response {
  idToken?: string;
  id_token?: string;
  refreshToken?: string;
  refresh_token?: string;
  mfaPendingCredential?: string;
  mfaInfo?: Factor[];
  users?: User[];
  error?: { index: number }[];
  totpAuthInfo?: object;
  totpSessionInfo?: object;
}

export interface Context {
  params: { query: Record<string, unknown> };
  security?: unknown;
}

/** A handler of the emulator's API. Most are synchronous; those that may call a blocking function aren't. */
type Operation<Result = Response> = (state: ProjectState, body: Body, context: Context) => Result;
type AsyncOperation = Operation<Response | Promise<Response>>;

interface BatchOperations {
  batchCreate: Operation;
  batchGet: Operation;
}

/** The emulator looks up its handlers here at each request, so replacing an entry is enough. */
interface AuthOperations {
  identitytoolkit: {
    accounts: {
      lookup: Operation;
      signInWithPassword: AsyncOperation;
      signInWithEmailLink: AsyncOperation;
      signInWithIdp: AsyncOperation;
      mfaEnrollment: { start: Operation; finalize: Operation };
      mfaSignIn: { finalize: AsyncOperation };
    };
    projects: { accounts: BatchOperations; tenants?: { accounts: BatchOperations } };
  };
  securetoken: { token: Operation };
}

type Assert = (condition: unknown, code: string) => asserts condition;

export interface AuthEmulator {
  operations: AuthOperations;
  statePrototype: ProjectState;
  /** Answers the request with that error code unless the condition is true. */
  assert: Assert;
}

const OPERATIONS = [
  'identitytoolkit.accounts.lookup',
  'identitytoolkit.accounts.signInWithPassword',
  'identitytoolkit.accounts.signInWithEmailLink',
  'identitytoolkit.accounts.signInWithIdp',
  'identitytoolkit.accounts.mfaEnrollment.start',
  'identitytoolkit.accounts.mfaEnrollment.finalize',
  'identitytoolkit.accounts.mfaSignIn.finalize',
  'identitytoolkit.projects.accounts.batchCreate',
  'identitytoolkit.projects.accounts.batchGet',
  'securetoken.token',
];
const STATE_METHODS = [
  'validateMfaEnrollments',
  'createRefreshTokenFor',
  'getUserByLocalId',
  'updateUserByLocalId',
];

const valueAt = (root: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], root);

/**
 * Loads these parts.
 * @throws Error that names what this version of firebase-tools lacks
 */
export function loadAuthEmulator(firebaseToolsFolder: string): AuthEmulator {
  const load = <Part>(file: string) => loadFirebaseTools<Part>(firebaseToolsFolder, `auth/${file}`);
  const { authOperations: operations } = load<{ authOperations: AuthOperations }>('operations.js');
  const { ProjectState: state } = load<{ ProjectState: { prototype: ProjectState } }>('state.js');
  const { prototype: statePrototype } = state;
  const { assert } = load<{ assert: Assert }>('errors.js');
  const missing = [
    ...OPERATIONS.filter((path) => typeof valueAt(operations, path) !== 'function'),
    ...STATE_METHODS.filter((name) => typeof valueAt(statePrototype, name) !== 'function'),
    ...(typeof assert === 'function' ? [] : ['assert']),
  ];
  if (missing.length > 0) {
    throw new Error(`TOTP overlay: this version of firebase-tools lacks ${missing.join(', ')}`);
  }
  return { operations, statePrototype, assert };
}

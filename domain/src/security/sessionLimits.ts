/**
 * How long a sign-in lasts, in seconds. firestore.rules and storage.rules repeat SESSION_MAX_AGE_S and
 * SERVER_IDLE_LIMIT_S; the rules tests compare them with these.
 */

/** After this time everyone has to sign in again, even if active. */
export const SESSION_MAX_AGE_S = 12 * 3600;

/** The browser signs out after this long without activity. */
export const IDLE_LIMIT_S = 30 * 60;

/** The browser reports activity to the server at most this often. */
export const ACTIVITY_REPORT_EVERY_S = 5 * 60;

/**
 * The server rejects a session whose sign-in and latest report are both older than this. The last report can be one interval older than the
 * last activity, so the server never rejects before the browser has signed out.
 */
export const SERVER_IDLE_LIMIT_S = IDLE_LIMIT_S + ACTIVITY_REPORT_EVERY_S;

/** Rights that `needsRecentSignIn` names need a sign-in at most this old. */
export const STEP_UP_MAX_AGE_S = 10 * 60;

/** Returns the id of a session's record in `user_sessions`: one per sign-in. `authTime`: the token's `auth_time`. */
export const sessionId = (uid: string, authTime: number): string => `${uid}_${authTime}`;

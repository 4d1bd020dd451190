/** The action that a link in an email from the sign-in service requests. */
export type EmailLink =
  /** Without a code, the link was cut off or has been used elsewhere. */
  | { kind: 'new-password'; code: string | undefined }
  | { kind: 'confirmation'; mode: Confirmation; code: string };

/** Links that only need confirmation; the names are Firebase's. */
const CONFIRMATIONS = [
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
  'revertSecondFactorAddition',
] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/**
 * Parses the three formats of such links: Firebase's own (`?mode=resetPassword&oobCode=...`), the fragment `#...&type=recovery`, and
 * `?reset=true`, which selects the view and has no code. Firebase doesn't use a fragment's access token, so it's ignored.
 */
export function readEmailLink({ search, hash }: { search: string; hash: string }): EmailLink | undefined {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const code = query.get('oobCode') || fragment.get('oobCode') || undefined;
  const mode = query.get('mode') ?? fragment.get('mode');
  const confirmation = CONFIRMATIONS.find((known) => known === mode);
  if (confirmation) return code ? { kind: 'confirmation', mode: confirmation, code } : undefined;
  const isRecovery =
    mode === 'resetPassword' || fragment.get('type') === 'recovery' || query.get('reset') === 'true';
  return isRecovery ? { kind: 'new-password', code } : undefined;
}

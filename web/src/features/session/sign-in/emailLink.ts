/** What a link in a mail from the sign-in service asks this page to do. */
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
 * Reads the three forms in which such links arrive: Firebase's own (`?mode=resetPassword&oobCode=...`), the fragment
 * `#...&type=recovery`, and `?reset=true`, which picks the view and carries no code.
 * A fragment's access token means nothing to Firebase: it is never used.
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

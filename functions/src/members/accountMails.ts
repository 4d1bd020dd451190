import type { Mail } from '@brokerage/domain/mail';
import type { MailKind } from '@brokerage/domain/mail/mailKinds';
import { greetingMemberMail, type MemberMailContext } from '@brokerage/domain/mail/memberMail';
import { cutText } from '@brokerage/domain/text/cutText';

/** Returns a mail about an account. It never contains codes. */
const accountMail = (
  context: MemberMailContext,
  kind: MailKind,
  subject: string,
  lines: readonly string[],
): Mail => greetingMemberMail(context, { kind, subject, lines });

/** Returns the mail of an invitation. Its link signs in anyone who has it, so only the mail contains it. */
export const invitationMail = (mail: MemberMailContext, link: string): Mail =>
  accountMail(mail, 'invitation', `Your access to the Officer Portal at ${mail.tenant.company_name}`, [
    `You’ve been invited to the Officer Portal at ${mail.tenant.company_name}.`,
    'Set your password here, then sign in with this email address:',
    '',
    link,
    '',
    'The link works only once and expires soon. If it no longer works, use "Forgot Password?" on the sign-in page.',
    'If you weren’t expecting this, don’t use the link, and let us know.',
  ]);

/** Returns the mail to a member whose second factor an administrator has reset. */
export const secondFactorResetMail = (mail: MemberMailContext): Mail =>
  accountMail(mail, 'account_security', 'Two-factor authentication was reset for your account', [
    'An administrator has reset two-factor authentication for your account, and you were signed out everywhere.',
    'Sign in with your password and set it up again in the Security tab.',
    'If you didn’t ask for this, tell us right away.',
  ]);

/** Returns the mail to a member for whose account a recovery code was used. */
export const recoveryCodeUsedMail = (mail: MemberMailContext): Mail =>
  accountMail(mail, 'account_security', 'A recovery code was used for your account', [
    'One of your recovery codes was used to turn off two-factor authentication for your account, and you were signed out everywhere.',
    'Sign in with your password and set it up again in the Security tab.',
    'If this wasn’t you, change your password and tell us right away.',
  ]);

/** Returns the mail to a member whose sessions ended outside the portal, such as after a new password. */
export const sessionsRevokedMail = (mail: MemberMailContext): Mail =>
  accountMail(mail, 'account_security', 'Your password was changed', [
    'Your password was changed, or your sessions were ended, outside the Officer Portal.',
    'You were signed out everywhere.',
    'If this wasn’t you, call us now, then use "Forgot Password?" on the sign-in page to set a new password.',
  ]);

/** Returns the mail to a member who has ended all of their sessions. */
export const signedOutEverywhereMail = (mail: MemberMailContext): Mail =>
  accountMail(mail, 'account_security', 'You were signed out everywhere', [
    'All sessions on your account were ended with "Sign out everywhere" in the Officer Portal.',
    'If this wasn’t you, call us now, then use "Forgot Password?" on the sign-in page to set a new password.',
  ]);

/** Returns the mail to the former sign-in address of a member who has a new one. */
export const signInAddressChangedMail = (mail: MemberMailContext): Mail =>
  accountMail(mail, 'account_security', 'Your sign-in email was changed', [
    'Your account now signs in with a different email address. This one no longer works.',
    'Emails about new applications go to the company until an administrator confirms your new address.',
    'If this wasn’t you, call us now.',
  ]);

/** Returns the mail to the super administrators about an event that affects everybody’s security. */
export const securityMail = (
  mail: MemberMailContext,
  { actorName, description }: { actorName: string; description: string },
): Mail =>
  accountMail(mail, 'security_notice', cutText(`Security notice: ${actorName} ${description}`, 200), [
    `${actorName} ${description} in the Officer Portal at ${mail.tenant.company_name}.`,
    'Every super administrator gets this email. If you expected this change, you don’t need to do anything.',
    'If you didn’t, check the Audit Log, sign out everywhere in the Security tab and call the other super administrators.',
  ]);

/** Returns the mail to a member who has added an authenticator app. */
export const secondFactorEnrolledMail = (mail: MemberMailContext): Mail =>
  accountMail(mail, 'account_security', 'Two-factor authentication is on for your account', [
    'An authenticator app was added to your account. From now on you’ll enter a code from it when you sign in.',
    'Sessions that used your password alone have ended.',
    'If this wasn’t you, call us now and ask an administrator to reset your two-factor authentication.',
  ]);

/** Returns the mail to a member who has created new recovery codes. */
export const recoveryCodesCreatedMail = (mail: MemberMailContext): Mail =>
  accountMail(mail, 'account_security', 'New recovery codes for your account', [
    'New recovery codes were created for your account. The older ones no longer work.',
    'The codes aren’t in this email. They were shown once, in the Security tab.',
    'If this wasn’t you, change your password, sign out everywhere and call us now.',
  ]);

/** Returns the mail to a member who has removed their second factor. */
export const secondFactorWithdrawnMail = (mail: MemberMailContext): Mail =>
  accountMail(mail, 'account_security', 'Two-factor authentication is off for your account', [
    'You now sign in with just your password.',
    'You can set it up again in the Security tab.',
    'If this wasn’t you, change your password and call us now.',
  ]);

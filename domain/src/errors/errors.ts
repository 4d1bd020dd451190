import * as z from 'zod';

/** Error codes of the product's functions, each with the sentence a person sees for it. */
export const ERROR_SENTENCES = {
  'invalid-argument': 'Some answers need another look.',
  'resource-exhausted':
    'Too many forms were sent from your network. Please try again in an hour, or call us.',
  unauthenticated: 'Please sign in again.',
  'permission-denied': "You don't have permission to do this.",
  internal: 'Please try again or contact us directly.',
} as const;

/** Refusals of the staff functions, each as the person reads it. */
export const REFUSALS = {
  sessionEnded: 'Your session has ended. Please sign in again.',
  sessionTooOld: 'You have been signed in for 12 hours. Please sign in again.',
  sessionIdle: 'Your session ended because you were inactive. Please sign in again.',
  recentSignInRequired: 'To protect your company, confirm it’s you first, then try again.',
  tooManyCalls: 'You’ve done this many times in a few minutes. Please wait 10 minutes, then try again.',
  deactivated: 'Your access has been deactivated. Please contact your administrator.',
  secondFactorRequired:
    'Your company requires a second factor for administrators. Set one up in the Security tab, then sign in with it.',
  noSuchMember: 'This person is not on your team.',
  addressTaken: 'This email address can’t be invited.',
  lastSuperAdmin: 'Your company needs at least one active super administrator.',
  notYourself: 'You can’t do this to your own account.',
  noPublicPage: 'This colleague isn’t in the public directory, so visitors can’t be sent to their page.',
  isDeactivated: 'This person is deactivated. Reactivate them first.',
  hasSignedIn: 'This person has already signed in and doesn’t need an invitation.',
  tooManyMails: 'We’ve reached today’s email limit for this person. Please try again tomorrow.',
  ownSecondFactorFirst: 'Set up your own second factor and sign in with it before you require it for others.',
  noSecondFactor: 'Turn on two-factor authentication first.',
  signInNotRecent: 'Please confirm your password first.',
  recoveryCodeWrong: 'Email, password or recovery code is not right, or the code has been used.',
  recoveryTooManyTries:
    'Too many tries. Please wait an hour, or ask your administrator to reset your second factor.',
  tooManyOpenings: 'Too many requests from your network. Please try again in a minute.',
  tooManyPictures: 'You’ve uploaded a lot of pictures. Please try again in an hour.',
  noSuchPicture: 'This picture is gone. Please upload it again.',
  profileChanged: 'Your profile was changed elsewhere. Check it and save again.',
  ownProfileChange: 'You can’t confirm your own change. Ask another administrator.',
  noPendingChange: 'This change was withdrawn or replaced. Reload the page to see the latest.',
  titleNamesColleague: 'Leave out names of people at your company.',
  nmlsTaken: 'Someone else at your company has this NMLS number. Check it, or ask your administrator.',
  dayNotOver: 'Only days that have ended (UTC) can be sealed.',
} as const;

/** Details of a refusal that a fresh sign-in clears: the portal asks for the password, then repeats the call. */
export const recentSignInSchema = z.object({ reason: z.literal('recent-sign-in-required') });
export type RecentSignInDetails = z.output<typeof recentSignInSchema>;

/** Details of an `invalid-argument`: what is wrong at which field. */
export const fieldIssuesSchema = z.object({
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type FieldIssues = z.output<typeof fieldIssuesSchema>;

import type * as z from 'zod';
import {
  sealAuditLogInputSchema,
  sealAuditLogOutputSchema,
  stopAuditVerificationInputSchema,
  verifyAuditLogInputSchema,
  verifyAuditLogOutputSchema,
} from './audit/auditCallables.ts';
import { updateCompanyInputSchema } from './company/companySettings.ts';
import { customerReviewCallables } from './customerReview/customerReviewCallables.ts';
import { directoryCsvCallables } from './directory/csv/directoryCsvCallables.ts';
import { directoryCallables } from './directory/directoryCallables.ts';
import { findingCallables } from './finding/findingCallables.ts';
import { flyerCallables } from './flyer/flyerCallables.ts';
import { licenseCallables } from './license/licenseCallables.ts';
import { shareCallables } from './link/shareCallables.ts';
import { mailCallables } from './mail/mailCallables.ts';
import {
  deactivateMemberInputSchema,
  deactivateMemberOutputSchema,
  inviteMemberInputSchema,
  inviteMemberOutputSchema,
  memberAccountsRequestSchema,
  memberAccountsSchema,
  memberInputSchema,
  resendInvitationSchema,
  updateMemberInputSchema,
} from './member/memberCallables.ts';
import {
  reviewProfileChangeInputSchema,
  updateProfileInputSchema,
  updateProfileOutputSchema,
} from './member/profileCallables.ts';
import { publishPictureInputSchema } from './pictures/publishPicture.ts';
import { consentCallables } from './preapproval/consent/consentCallables.ts';
import { questionnaireCallables } from './preapproval/questionnaireCount.ts';
import { publicCallables } from './publicCallables.ts';
import { recallCallables } from './recall/recallCallables.ts';
import { emptyInput, emptyOutput } from './schemaParts.ts';
import { recoveryCodesSchema, useRecoveryCodeInputSchema } from './security/recoveryCodes.ts';
import {
  getPasswordRulesInputSchema,
  passwordRulesSchema,
  setNewPasswordInputSchema,
} from './security/securityCallables.ts';
import { exportCallables } from './submission/exportCallables.ts';
import { submissionCallables } from './submission/submissionCallables.ts';
import { systemCallables } from './system/systemStatus.ts';
import { templateCallables } from './template/templateCallables.ts';

/** The contract of every callable function, by its deployed name. It types both sides. */
export const callables = {
  ...publicCallables,
  'invite-member': { input: inviteMemberInputSchema, output: inviteMemberOutputSchema },
  'resend-invitation': { input: resendInvitationSchema, output: emptyOutput },
  'update-member': { input: updateMemberInputSchema, output: emptyOutput },
  'deactivate-member': { input: deactivateMemberInputSchema, output: deactivateMemberOutputSchema },
  'reactivate-member': { input: memberInputSchema, output: emptyOutput },
  'update-profile': { input: updateProfileInputSchema, output: updateProfileOutputSchema },
  'review-profile-change': { input: reviewProfileChangeInputSchema, output: emptyOutput },
  'list-member-accounts': { input: memberAccountsRequestSchema, output: memberAccountsSchema },
  ...consentCallables,
  'update-company': { input: updateCompanyInputSchema, output: emptyOutput },
  'reset-second-factor': { input: memberInputSchema, output: emptyOutput },
  'confirm-second-factor': { input: emptyInput, output: emptyOutput },
  'create-recovery-codes': { input: emptyInput, output: recoveryCodesSchema },
  'use-recovery-code': { input: useRecoveryCodeInputSchema, output: emptyOutput },
  'end-all-sessions': { input: emptyInput, output: emptyOutput },
  'get-password-rules': { input: getPasswordRulesInputSchema, output: passwordRulesSchema },
  'set-new-password': { input: setNewPasswordInputSchema, output: emptyOutput },
  'record-activity': { input: emptyInput, output: emptyOutput },
  'seal-audit-log': { input: sealAuditLogInputSchema, output: sealAuditLogOutputSchema },
  'publish-picture': { input: publishPictureInputSchema, output: emptyOutput },
  ...flyerCallables,
  ...templateCallables,
  ...shareCallables,
  ...submissionCallables,
  ...exportCallables,
  ...directoryCallables,
  ...directoryCsvCallables,
  ...licenseCallables,
  ...customerReviewCallables,
  ...mailCallables,
  ...systemCallables,
  ...recallCallables,
  ...findingCallables,
  ...questionnaireCallables,
  'verify-audit-log': { input: verifyAuditLogInputSchema, output: verifyAuditLogOutputSchema },
  'stop-audit-verification': { input: stopAuditVerificationInputSchema, output: emptyOutput },
} as const;

export type CallableName = keyof typeof callables;
/** What the caller passes. */
export type CallableInput<N extends CallableName> = z.input<(typeof callables)[N]['input']>;
/** What the handler gets, after parsing. */
export type ParsedInput<N extends CallableName> = z.output<(typeof callables)[N]['input']>;
export type CallableOutput<N extends CallableName> = z.output<(typeof callables)[N]['output']>;

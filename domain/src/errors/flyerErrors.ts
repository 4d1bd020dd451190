import { pluralize } from '../text/pluralize.ts';
import type { ErrorEntry } from './errorEntry.ts';

/** Errors of flyers, from the first draft to the PDF (docs/product.md#flyers-workflow). */
export const flyerErrors = {
  'flyer-not-found': {
    status: 'not-found',
    title: 'Flyer not found',
    sentence: 'Failed to load flyer',
  },
  'flyer-own-review': {
    status: 'permission-denied',
    title: 'Your own flyer',
    sentence: 'You can’t review your own flyer. Ask another reviewer.',
  },
  'flyer-changed': {
    status: 'aborted',
    title: 'Changed by someone else',
    sentence: 'This flyer was changed after you opened it. Please reload it.',
  },
  'flyer-template-changed': {
    status: 'failed-precondition',
    title: 'Template changed',
    sentence: 'This flyer was made from a different version of the template. Please reload it.',
  },
  'flyer-too-long': {
    status: 'invalid-argument',
    title: 'Not submitted',
    sentence: 'This flyer has too much text to submit. Please shorten it.',
  },
  'too-many-submissions': {
    status: 'resource-exhausted',
    title: 'Not submitted',
    sentence: 'You’ve submitted a lot of flyers in the last hour. Please try again in an hour.',
  },
  'reason-required': {
    status: 'invalid-argument',
    title: 'Reason Required',
    sentence: 'Please provide a reason for rejection',
  },
  'fields-missing': {
    status: 'invalid-argument',
    title: 'Missing Required Fields',
    sentence: ({ labels }: { labels: readonly string[] }) => `Please fill in: ${labels.join(', ')}`,
  },
  'flyer-blocked': {
    status: 'failed-precondition',
    title: 'Not submitted',
    sentence: ({ count }: { count: number }) => `Fix these first: ${pluralize(count, 'problem')}.`,
  },
  'flyer-content-invalid': {
    status: 'invalid-argument',
    title: 'Not submitted',
    sentence: ({ problems }: { problems: readonly string[] }) => problems.join(' ').slice(0, 500),
  },
  'flyer-not-editable': {
    status: 'failed-precondition',
    title: 'Not saved',
    sentence: 'This flyer was submitted and can no longer be changed.',
  },
  'flyer-already-submitted': {
    status: 'failed-precondition',
    title: 'Not submitted',
    sentence: 'This flyer was already submitted.',
  },
  'flyer-not-approvable': {
    status: 'failed-precondition',
    title: 'Not approved',
    sentence: 'This flyer is no longer waiting for approval, so it can’t be approved.',
  },
  'flyer-not-rejectable': {
    status: 'failed-precondition',
    title: 'Not rejected',
    sentence: 'This flyer is no longer waiting for approval, so it can’t be rejected.',
  },
  'flyer-not-withdrawable': {
    status: 'failed-precondition',
    title: 'Not withdrawn',
    sentence: 'This flyer is no longer waiting for approval, so it can’t be withdrawn.',
  },
  'flyer-not-revisable': {
    status: 'failed-precondition',
    title: 'Not reopened',
    sentence: 'Only a rejected flyer can be reopened.',
  },
  'marks-closed': {
    status: 'failed-precondition',
    title: 'Not changed',
    sentence: 'Marks can be resolved only while the flyer is rejected or being revised.',
  },
  'flyer-not-archivable': {
    status: 'failed-precondition',
    title: 'Not archived',
    sentence: 'Withdraw this flyer first, or ask a reviewer to reject it.',
  },
  'flyer-not-duplicable': {
    status: 'failed-precondition',
    title: 'Not duplicated',
    sentence: 'This flyer can’t be duplicated.',
  },
  'flyer-not-correctable': {
    status: 'failed-precondition',
    title: 'Not corrected',
    sentence: 'Only an approved or recalled flyer can be corrected.',
  },
  'correction-open': {
    status: 'failed-precondition',
    title: 'Already being corrected',
    sentence: 'There’s already a correction of this flyer. Open it to continue.',
  },
  'correction-without-snapshot': {
    status: 'failed-precondition',
    title: 'Not corrected',
    sentence: 'There’s no approved copy of this flyer to correct. Please duplicate it and submit the copy.',
  },
  'correction-base-gone': {
    status: 'failed-precondition',
    title: 'Nothing to correct',
    sentence:
      'The flyer this one corrects is no longer approved. Duplicate the correction to advertise it again.',
  },
  'correction-before-recall': {
    status: 'failed-precondition',
    title: 'Flyer was recalled',
    sentence:
      'The flyer was recalled after this correction was submitted. Reject the correction so its owner can read the reason and submit it again.',
  },
  'correction-other-advertisement': {
    status: 'failed-precondition',
    title: 'That would be a different ad',
    sentence: ({ changed }: { changed: string }) =>
      `A correction can’t change ${changed}: people who have the link or the printed code would see a different ad. Duplicate the flyer instead.`,
  },
  'flyer-not-renderable': {
    status: 'failed-precondition',
    title: 'Not Approved',
    sentence: 'Flyer must be approved before rendering',
  },
  'flyer-not-shareable': {
    status: 'failed-precondition',
    title: 'Cannot Share',
    sentence: 'Only approved flyers can be shared',
  },
  'flyer-not-recallable': {
    status: 'failed-precondition',
    title: 'Not recalled',
    sentence: 'Only an approved flyer can be recalled.',
  },
  'flyer-not-restorable': {
    status: 'failed-precondition',
    title: 'Not restored',
    sentence: 'This recall no longer covers this flyer, so it can’t be restored.',
  },
  'flyer-ended-already': {
    status: 'failed-precondition',
    title: 'Already expired',
    sentence: ({ from, through, days }: { from: string; through: string; days: number }) =>
      `This flyer took effect ${from} and was good for ${pluralize(days, 'day')}, through ${through}. It needs a newer effective date.`,
  },
  'flyer-template-ended': {
    status: 'failed-precondition',
    title: 'Already expired',
    sentence: ({ through }: { through: string }) =>
      `This flyer’s template was retired, and its flyers were good through ${through}. Start a new flyer from another template.`,
  },
  'flyer-incomplete': {
    status: 'failed-precondition',
    title: 'Can’t be checked',
    sentence:
      'Part of this flyer is missing, so we can’t check its license or expiration date. Start a new flyer from its template.',
  },
  'flyer-starts-too-late': {
    status: 'failed-precondition',
    title: 'Effective date too far ahead',
    sentence: ({ from, days }: { from: string; days: number }) =>
      `This flyer takes effect ${from}. The effective date can be at most ${days} days from today.`,
  },
  'flyer-expired': {
    status: 'failed-precondition',
    title: 'Cannot Share',
    sentence: ({ through }: { through: string }) =>
      `This flyer was good through ${through}. Renew it with current terms to share it.`,
  },
  'flyer-not-created': {
    status: 'failed-precondition',
    title: 'Failed to create flyer',
    sentence: 'We couldn’t create this flyer. Please reload the page and try again.',
  },
  'template-not-available': {
    status: 'failed-precondition',
    title: 'Failed to load template',
    sentence: 'This template is not available. Please choose another one.',
  },
  'template-no-longer-used': {
    status: 'failed-precondition',
    title: 'Template not available',
    sentence: 'This flyer’s template is no longer in use. Create a new flyer from another template instead.',
  },
  'pdf-failed': {
    status: 'unavailable',
    title: 'Failed to generate PDF',
    sentence: 'Failed to generate PDF',
  },
  'pdf-picture-lost': {
    status: 'failed-precondition',
    title: 'Failed to generate PDF',
    sentence:
      'A picture in this flyer is missing or damaged. Please duplicate the flyer and submit the copy.',
  },
  'flyer-format-unfit': {
    status: 'failed-precondition',
    title: 'Doesn’t fit',
    sentence: ({ place, fields }: { place: string; fields: string }) =>
      `This flyer doesn’t fit on ${place}. Too long: ${fields}. Duplicate it with shorter text, or choose another format.`,
  },
  'flyer-format-not-offered': {
    status: 'failed-precondition',
    title: 'Not available',
    sentence: 'That format isn’t available for this layout. Choose another format.',
  },
  'edition-not-found': {
    status: 'not-found',
    title: 'Edition not found',
    sentence: 'We couldn’t find this edition of the flyer. Please reload the page.',
  },
  'pdf-without-snapshot': {
    status: 'failed-precondition',
    title: 'Failed to generate PDF',
    sentence:
      'This flyer was approved before we started keeping approved copies. Please duplicate it and submit the copy.',
  },
} as const satisfies Record<string, ErrorEntry>;

/** The error for each action that a flyer's status doesn't allow. */
export const FLYER_STATUS_ERRORS = {
  edit: 'flyer-not-editable',
  submit: 'flyer-already-submitted',
  approve: 'flyer-not-approvable',
  reject: 'flyer-not-rejectable',
  withdraw: 'flyer-not-withdrawable',
  revise: 'flyer-not-revisable',
  resolve: 'marks-closed',
  archive: 'flyer-not-archivable',
  duplicate: 'flyer-not-duplicable',
  correct: 'flyer-not-correctable',
  render: 'flyer-not-renderable',
  share: 'flyer-not-shareable',
  recall: 'flyer-not-recallable',
  restore: 'flyer-not-restorable',
} as const satisfies Record<string, keyof typeof flyerErrors>;

/** Errors that can keep a member from starting an action, regardless of the flyer's content. */
export type FlyerActionError =
  | 'flyer-not-found'
  | 'permission-denied'
  | 'flyer-own-review'
  | (typeof FLYER_STATUS_ERRORS)[keyof typeof FLYER_STATUS_ERRORS];

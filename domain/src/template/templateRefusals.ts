/** Refusals of the template functions, each as the person reads it. */
export const TEMPLATE_REFUSALS = {
  noSuchTemplate: 'We couldn’t find this template.',
  stale: 'Somebody else has saved this template meanwhile. Load what they saved before you go on.',
  idTaken: 'We couldn’t create this template. Please try again.',
  notWaiting: 'This template is no longer waiting for consent. Reload the page to see the latest.',
  ownRequest: 'You saved changes to this version or requested consent, so someone else has to review it.',
  nobodyConsents:
    'No one else at your company can review this. Ask an administrator to add a compliance reviewer.',
  tooManyRequests: 'You’ve asked for consent many times in the last hour. Please try again later.',
  tooManyEditors:
    'Too many people have changed this draft. Ask someone who has already saved it to publish it first.',
  unusable: 'Not published: officers couldn’t submit a flyer made from it.',
} as const;

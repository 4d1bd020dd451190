/** Refusals of the template functions, each as the person reads it. */
export const TEMPLATE_REFUSALS = {
  noSuchTemplate: 'This template is not there.',
  stale: 'Somebody else has saved this template meanwhile. Load what they saved before you go on.',
  idTaken: 'This template could not be made. Please try again.',
  notWaiting: 'This template is not waiting for consent. Load the page again to see where it stands.',
  ownRequest: 'You saved changes to this version or requested consent, so someone else has to review it.',
  nobodyConsents:
    'No one else at your company can review this. Ask an administrator to add a compliance reviewer.',
  tooManyRequests: 'You’ve asked for consent many times in the last hour. Please try again later.',
  tooManyEditors:
    'Too many people have changed this draft. Ask someone who has already saved it to publish it first.',
  unusable: 'Not published: no officer could submit a flyer made from it.',
} as const;

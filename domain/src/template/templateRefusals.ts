/** Refusals of the template functions, each as the person reads it. */
export const TEMPLATE_REFUSALS = {
  noSuchTemplate: 'We couldn’t find this template. It may have been deleted.',
  stale: 'Someone else saved this template while you were editing. Load their version before you continue.',
  idTaken: 'Couldn’t create this template. Please try again.',
  notWaiting: 'This template isn’t waiting for consent anymore. Reload the page to see its status.',
  ownRequest: 'You saved changes to this version or requested consent, so someone else has to review it.',
  nobodyConsents:
    'No one else at your company can review this. Ask an administrator to add a compliance reviewer.',
  tooManyRequests: 'You’ve asked for consent many times in the last hour. Please try again later.',
  tooManyEditors:
    'Too many people have changed this draft. Ask someone who has already saved it to publish it first.',
  unusable: 'Not published: officers couldn’t submit a flyer made from this template.',
} as const;

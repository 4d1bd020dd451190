/** Refusals of the template functions, each as the person reads it. */
export const TEMPLATE_REFUSALS = {
  noSuchTemplate: 'This template is not there.',
  stale: 'Somebody else has saved this template meanwhile. Load what they saved before you go on.',
  idTaken: 'This template could not be made. Please try again.',
  notWaiting: 'This template is not waiting for consent. Load the page again to see where it stands.',
  ownRequest: 'You saved or requested this version, so somebody else has to consent to it.',
  nobodyConsents:
    'Somebody in compliance has to consent before this version is published, and nobody else in your company can. Invite a teammate with the compliance role, then publish it again.',
  unusable: 'Not published: no officer could submit a flyer made from it.',
} as const;

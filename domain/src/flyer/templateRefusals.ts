/** Refusals of the template functions, each as the person reads it. */
export const TEMPLATE_REFUSALS = {
  noSuchTemplate: 'This template is not there.',
  stale: 'Somebody else has saved this template meanwhile. Load what they saved before you go on.',
  idTaken: 'This template could not be made. Please try again.',
  unusable: 'Not published: no officer could submit a flyer made from it.',
} as const;

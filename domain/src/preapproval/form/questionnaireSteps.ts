/** The ids of the questionnaire's steps, in order. Counts are stored under them, so an id doesn't change when a step moves. */
export const QUESTIONNAIRE_STEP_IDS = [
  'contact',
  'goal',
  'property',
  'details',
  'borrower',
  'qualifying',
  'officer',
] as const;
export type QuestionnaireStepId = (typeof QUESTIONNAIRE_STEP_IDS)[number];

/** Stands for the General team where a filter or a form names an officer: a submission without one has null. */
export const GENERAL_TEAM = 'general';

/** Who has the submissions that no loan officer is assigned to. */
export const GENERAL_TEAM_NAME = 'General team';

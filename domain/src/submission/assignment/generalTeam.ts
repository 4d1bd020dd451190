/** Value for the General team where a filter or a form names an officer: a submission without an officer has null. */
export const GENERAL_TEAM = 'general';

/** The team that has all submissions without an assigned loan officer. */
export const GENERAL_TEAM_NAME = 'General team';

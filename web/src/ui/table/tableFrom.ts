/** Width in pixels of a list, not of the window, from which it is a table; below that it is cards. */
export const TABLE_FROM = 720;

/** Width in pixels of a list, not of the window, from which it's a table; below that it shows cards. */
export const TABLE_FROM = 720;

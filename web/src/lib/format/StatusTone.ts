/** Names the badge colors blue, yellow, green, red and grey as the theme does. */
export type StatusTone = 'info' | 'warning' | 'success' | 'error' | 'default';

/** The tenant of the public website in the seeded world. */
export const PUBLIC_TENANT = 'larkfield';

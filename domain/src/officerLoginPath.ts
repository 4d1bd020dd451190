/** The sign-in page. In a file of its own, because public pages link to it and load none of the portal's other paths. */
export const OFFICER_LOGIN_PATH = '/officer-login';

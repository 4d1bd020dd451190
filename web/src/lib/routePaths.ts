/** Every route of the product; the router and every link read it from here. */
export const routePaths = {
  home: '/',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  preApproval: '/pre-approval',
  officerLogin: '/officer-login',
  officerPortal: '/officer-portal',
} as const;

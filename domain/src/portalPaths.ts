import { OFFICER_LOGIN_PATH } from './officerLoginPath.ts';

/** The portal's pages, linked from mails; web/src/lib/routes/routePaths.ts adds those of the public site. */
export const portalPaths = {
  officerLogin: OFFICER_LOGIN_PATH,
  officerPortal: '/officer-portal',
  leads: '/officer-portal/leads',
  firstContact: '/officer-portal/first-contact',
  dropOff: '/officer-portal/drop-off',
  templates: '/officer-portal/pdf/templates',
  flyers: '/officer-portal/pdf/flyers',
  createFlyer: '/officer-portal/pdf/create',
  editFlyer: '/officer-portal/pdf/edit/:flyerId',
  approvals: '/officer-portal/pdf/approvals',
  officerLinks: '/officer-portal/pdf/links',
  analytics: '/officer-portal/pdf/analytics',
  templateManager: '/officer-portal/pdf/manage',
  templateEditor: '/officer-portal/pdf/manage/:templateId',
  findings: '/officer-portal/pdf/findings',
  finding: '/officer-portal/pdf/findings/:findingId',
  recalls: '/officer-portal/pdf/recalls',
  recall: '/officer-portal/pdf/recalls/:recallId',
  profile: '/officer-portal/profile',
  realtors: '/officer-portal/realtors',
  signature: '/officer-portal/signature',
  notifications: '/officer-portal/notifications',
  members: '/officer-portal/people',
  profileChanges: '/officer-portal/profile-changes',
  company: '/officer-portal/company',
  directory: '/officer-portal/directory',
  licenses: '/officer-portal/licenses',
  customerReviews: '/officer-portal/reviews',
  consentWording: '/officer-portal/consent-wording',
  mail: '/officer-portal/mail',
  system: '/officer-portal/system',
  audit: '/officer-portal/audit',
} as const;

/** Returns where a flyer opens in the portal. */
export const flyerPath = (id: string): string =>
  portalPaths.editFlyer.replace(':flyerId', encodeURIComponent(id));

/** Returns where a flyer opens for its reviewers. */
export const reviewPath = (id: string): string => `${portalPaths.approvals}?review=${encodeURIComponent(id)}`;

/** Returns where a template opens in the Template Manager. */
export const templatePath = (id: string): string =>
  portalPaths.templateEditor.replace(':templateId', encodeURIComponent(id));

/** Returns where a submission opens for administrators. */
export const submissionPath = (id: string): string =>
  `${portalPaths.officerPortal}?tab=submissions&application=${encodeURIComponent(id)}`;

/** Returns where a submission opens for the officer to whom it is assigned. */
export const leadPath = (id: string): string => `${portalPaths.leads}?application=${encodeURIComponent(id)}`;

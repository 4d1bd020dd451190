import { leadPath, submissionPath } from '@brokerage/domain/portalPaths';
import { routePaths } from './routePaths.ts';

/** Search parameters that open one record on its page. */
export const RECORD = {
  realtor: 'realtor',
  application: 'application',
  member: 'member',
  link: 'link',
} as const;

/** Search parameter that opens a sheet at one of its tabs, once. */
export const SHEET_TAB = 'show';

const withField = (path: string, field: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [field]: value }).toString()}`;

/** Pages of the portal with one record open. */
export const recordPaths = {
  realtor: (id: string): string => withField(routePaths.realtors, RECORD.realtor, id),
  /** One submission on the desk. */
  application: submissionPath,
  /** One submission among the officer's own. */
  lead: leadPath,
  /** A submission's timeline, which has its notes: in all submissions, or among the officer's own. */
  timeline: (id: string, isAdministrator: boolean): string =>
    withField(isAdministrator ? submissionPath(id) : leadPath(id), SHEET_TAB, 'timeline'),
  /** `isCompany`: among all company links, which administrators see. */
  link: (code: string, isCompany: boolean): string =>
    withField(isCompany ? `${routePaths.analytics}?of=company` : routePaths.analytics, RECORD.link, code),
  /** The People page filtered to one person, by email address or name. */
  member: (id: string, find: string): string =>
    withField(withField(routePaths.members, 'find', find), RECORD.member, id),
  review: (flyerId: string): string => withField(routePaths.approvals, 'review', flyerId),
} as const;

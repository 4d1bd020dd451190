import { leadPath, submissionPath } from '@brokerage/domain/portalPaths';
import { routePaths } from './routePaths.ts';

/** The fields of the address that open one record on its page. */
export const RECORD = {
  realtor: 'realtor',
  application: 'application',
  member: 'member',
  link: 'link',
} as const;

/** The field of the address that opens a sheet at one of its tabs, once. */
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
  /** The timeline of one submission, where its notes are: on the desk, or among the officer's own. */
  timeline: (id: string, isAdministrator: boolean): string =>
    withField(isAdministrator ? submissionPath(id) : leadPath(id), SHEET_TAB, 'timeline'),
  /** `isCompany`: among the links of the whole company, which administrators see. */
  link: (code: string, isCompany: boolean): string =>
    withField(isCompany ? `${routePaths.analytics}?of=company` : routePaths.analytics, RECORD.link, code),
  /** The People page with one person, narrowed down to their address or name. */
  member: (id: string, find: string): string =>
    withField(withField(routePaths.members, 'find', find), RECORD.member, id),
  review: (flyerId: string): string => withField(routePaths.approvals, 'review', flyerId),
} as const;

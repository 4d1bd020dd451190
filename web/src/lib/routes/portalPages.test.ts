import { ROLES } from '@brokerage/domain/member/roles';
import { expect, test } from 'vitest';
import { findPortalLocation, permittedSections } from './portalLocations.ts';
import { portalSections } from './portalPages.ts';
import { routePaths } from './routePaths.ts';

const titles = (role: string, withheldRole?: string) =>
  Object.fromEntries(
    permittedSections({ member: { role, tenant_id: 'larkfield' }, withheldRole }).map(({ title, pages }) => [
      title,
      pages.map((page) => page.title),
    ]),
  );

const OFFICER_PAGES = {
  'PDF Tools': ['Browse Templates', 'My Flyers', 'Links & QR Codes', 'Link Analytics'],
  Settings: ['Profile Settings', 'Realtor Management', 'Email Signature', 'Notifications'],
  Security: [],
};
const TOOLS = [
  'Browse Templates',
  'My Flyers',
  'Approval Queue',
  'Template Manager',
  'Findings',
  'Recalls',
  'Links & QR Codes',
  'Link Analytics',
];

test('each role sees only the pages that it may open', () => {
  expect(titles('officer')).toEqual({ 'My Leads': [], ...OFFICER_PAGES });
  expect(titles('compliance')).toEqual({
    Submissions: ['First Contact', 'Questionnaire Drop-Off'],
    'PDF Tools': TOOLS,
    Settings: [...OFFICER_PAGES.Settings, 'Profile Changes', 'Licenses', 'Audit Log'],
    Security: [],
  });
  expect(titles('marketing_admin')).toEqual({
    ...titles('compliance'),
    Settings: [...OFFICER_PAGES.Settings, 'Profile Changes', 'Licenses', 'Reviews', 'Audit Log'],
  });
  expect(titles('super_admin')).toEqual({
    Submissions: ['First Contact', 'Questionnaire Drop-Off'],
    'PDF Tools': TOOLS,
    Settings: [
      ...OFFICER_PAGES.Settings,
      'People',
      'Profile Changes',
      'Company Settings',
      'Directory',
      'Licenses',
      'Reviews',
      'Consent Wording',
      'Mail',
      'System',
      'Audit Log',
    ],
    Security: [],
  });
});

test('an administrator without the second factor keeps Submissions and loses the pages', () => {
  expect(titles('officer', 'super_admin')).toEqual({ Submissions: [], ...OFFICER_PAGES });
});

test('an unknown role and a deactivated member see nothing', () => {
  expect(titles('janitor')).toEqual({});
  expect(
    permittedSections({ member: { role: ROLES[0], tenant_id: 'larkfield', status: 'deactivated' } }),
  ).toEqual([]);
});

test.each([
  ['/officer-portal', '', 'Settings', undefined, undefined],
  ['/officer-portal', '?tab=submissions', 'Submissions', undefined, undefined],
  ['/officer-portal', '?tab=nothing', 'Settings', undefined, undefined],
  ['/officer-portal/pdf/flyers', '', 'PDF Tools', 'My Flyers', undefined],
  ['/officer-portal/pdf/edit/elm', '', 'PDF Tools', 'My Flyers', 'Flyer'],
  ['/officer-portal/pdf/create', '?template=t', 'PDF Tools', 'Browse Templates', 'Create Flyer'],
  ['/officer-portal/pdf/manage/new', '', 'PDF Tools', 'Template Manager', 'Template'],
  ['/officer-portal/pdf/findings', '?show=all', 'PDF Tools', 'Findings', undefined],
  ['/officer-portal/pdf/findings/abc_past-date', '', 'PDF Tools', 'Findings', 'Finding'],
  ['/officer-portal/pdf/recalls/abc', '', 'PDF Tools', 'Recalls', 'Recall'],
  ['/officer-portal/audit', '', 'Settings', 'Audit Log', undefined],
  ['/officer-portal/leads', '', 'My Leads', undefined, undefined],
  ['/officer-portal/first-contact', '', 'Submissions', 'First Contact', undefined],
  ['/officer-portal/drop-off', '?days=7', 'Submissions', 'Questionnaire Drop-Off', undefined],
])('%s%s is %s, %s, %s', (pathname, search, section, page, child) => {
  const place = findPortalLocation(pathname, search);
  expect([place?.section.title, place?.page?.title, place?.child?.title]).toEqual([section, page, child]);
});

test('an unknown address has no location, and every page of the portal has one', () => {
  expect(findPortalLocation('/officer-portal/nowhere', '')).toBeUndefined();
  const listed = portalSections.flatMap((section) => [
    ...(section.tab === undefined ? [section.path] : []),
    ...section.pages.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]),
  ]);
  const routed = Object.values(routePaths).filter((path) => path.startsWith(`${routePaths.officerPortal}/`));
  expect(listed.toSorted()).toEqual(routed.toSorted());
});

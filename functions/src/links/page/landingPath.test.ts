import { sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { expect, it } from 'vitest';
import { landingPath } from './landingPath.ts';

const link = sharedLinkSchema.parse({
  short_code: 'abCD23efGH45',
  tenant_id: 'larkfield',
  target: 'officer_page',
  flyer_instance_id: null,
  created_by_user_id: 'maya',
  kind: 'link',
  label: '',
  created_at: new Date('2026-11-20T15:00:00Z'),
  expires_at: null,
  is_disabled: false,
  utm_source: 'sign',
  utm_medium: null,
  utm_campaign: null,
});
const landing = { state: 'landing', link, officerId: 'maya-torres' } as const;

it.each([
  ['officer_page', '/loan-officer/maya-torres?link=abCD23efGH45&from=link&utm_source=sign'],
  ['questionnaire', '/pre-approval?lo=maya-torres&link=abCD23efGH45&from=link&utm_source=sign'],
] as const)('opens the %s, with the link and its campaign', (target, path) =>
  expect(landingPath({ ...landing, target }, {})).toBe(path),
);

it('prefers the view’s campaign over the link’s, and encodes input', () => {
  const tags = { utm_source: 'a&b', utm_medium: 'qr' };
  expect(landingPath({ ...landing, target: 'officer_page' }, tags)).toBe(
    '/loan-officer/maya-torres?link=abCD23efGH45&from=link&utm_source=a%26b&utm_medium=qr',
  );
  expect(landingPath({ ...landing, officerId: 'a/../b?c', target: 'officer_page' }, {})).toMatch(
    /^\/loan-officer\/a%2F\.\.%2Fb%3Fc\?/,
  );
});

it('opens the successor’s page, or all loan officers, without the link', () => {
  expect(landingPath({ state: 'moved', officerId: 'leo' }, { utm_medium: 'qr' })).toBe(
    '/loan-officer/leo?from=officer&utm_medium=qr',
  );
  expect(landingPath({ state: 'moved', officerId: null }, {})).toBe('/branches?from=officer');
  expect(landingPath({ state: 'forwarded', officer: { id: 'leo', name: 'Leo' } }, {})).toBe(
    '/loan-officer/leo?from=flyer',
  );
});

import { expect, it } from 'vitest';
import { linkTitle } from './linkTarget.ts';
import { shareCallables } from './shareCallables.ts';
import { type LinkFlyer, type LinkOfficer, sharedLinkSchema } from './sharedLink.ts';

const officer: LinkOfficer = { officer_id: 'maya', user_id: null, name: 'Maya Torres', state: 'listed' };
const flyer = { title: 'Elm Street' } as LinkFlyer;

it.each([
  ['Public page of Maya Torres', { target: 'officer_page', officer, flyer: null }],
  ['Questionnaire with Maya Torres', { target: 'questionnaire', officer, flyer: null }],
  ['Questionnaire', { target: 'questionnaire', officer: null, flyer: null }],
  ['Elm Street', { target: 'flyer', officer: null, flyer }],
  [undefined, { target: 'flyer', officer: null, flyer: null }],
] as const)('a link is named %s: %j', (title, link) => expect(linkTitle(link)).toBe(title));

it('keeps the flyer’s name at the time it was shared', () => {
  const handed_over = { owner_user_id: 'a', flyer_title: 'Hill Road', is_stopped: true, is_forwarded: false };
  expect(linkTitle({ target: 'flyer', officer: null, flyer: null, handed_over })).toBe('Hill Road');
});

it('older links open flyers', () => {
  const record = {
    short_code: 'abCD23efGH45',
    tenant_id: 't',
    flyer_instance_id: 'f',
    created_by_user_id: 'u',
    kind: 'link',
    label: '',
    created_at: new Date(),
    expires_at: null,
    is_disabled: false,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
  };
  expect(sharedLinkSchema.parse(record)).toMatchObject({ target: 'flyer', officer: null });
});

it('is created for either a flyer or an officer, never both or neither', () => {
  const rest = { expiryDays: null, utmParams: {} };
  const isAccepted = (what: object) =>
    shareCallables['create-share-link'].input.safeParse({ ...rest, ...what }).success;
  for (const what of [
    { instanceId: 'f' },
    { target: 'officer_page' },
    { target: 'questionnaire', officerId: 'm' },
  ])
    expect(isAccepted(what), JSON.stringify(what)).toBe(true);
  for (const what of [
    {},
    { target: 'flyer' },
    { target: 'flyer', instanceId: 'f' },
    { target: 'officer_page', instanceId: 'f' },
    { instanceId: 'f', officerId: 'm' },
    { target: 'officer_page', officerId: 'a/b' },
    { target: 'officer_page', path: '/' },
  ])
    expect(isAccepted(what), JSON.stringify(what)).toBe(false);
});

import { expect, it } from 'vitest';
import { companySiteOrigin, isOtherSite, siteHostSchema, toSiteOrigin } from './siteHost.ts';

it.each(['www.larkfield.example', 'larkfield.example', '127.0.0.1:5000', 'localhost:5173', 'a.b-c.example'])(
  'accepts the host %s',
  (host) => {
    expect(siteHostSchema.parse(host)).toBe(host);
  },
);

it.each([
  ['an origin', 'https://www.larkfield.example'],
  ['a path', 'www.larkfield.example/home'],
  ['upper case', 'WWW.larkfield.example'],
  ['a user', 'me@larkfield.example'],
  ['a dot at the end', 'larkfield.example.'],
  ['a dash at the end of a label', 'larkfield-.example'],
  ['a port of zero', 'larkfield.example:0'],
  ['a space', 'lark field.example'],
  ['nothing', ''],
])('rejects %s', (_, host) => {
  expect(siteHostSchema.safeParse(host).success).toBe(false);
});

it('uses https, except on this machine', () => {
  expect(toSiteOrigin('www.larkfield.example')).toBe('https://www.larkfield.example');
  expect(toSiteOrigin('127.0.0.1:5010')).toBe('http://127.0.0.1:5010');
  expect(toSiteOrigin('localhost')).toBe('http://localhost');
  expect(toSiteOrigin('bayside.localhost:5000')).toBe('http://bayside.localhost:5000');
  expect(toSiteOrigin('bayside-localhost')).toBe('https://bayside-localhost');
  expect(toSiteOrigin('127.0.0.1.larkfield.example')).toBe('https://127.0.0.1.larkfield.example');
});

it('uses the company’s first host as its address', () => {
  expect(companySiteOrigin({ id: 'larkfield', hosts: ['www.larkfield.example', 'larkfield.example'] })).toBe(
    'https://www.larkfield.example',
  );
  expect(() => companySiteOrigin({ id: 'larkfield', hosts: [] })).toThrow(
    'The company larkfield has no host name',
  );
});

it.each([
  [['www.larkfield.example', 'larkfield.example'], 'larkfield.example', false],
  [['www.larkfield.example'], 'www.harborview.example', true],
  [['127.0.0.1:5000', 'localhost:5000'], '127.0.0.1:5010', true],
  [['www.larkfield.example'], '127.0.0.1:5000', false],
  [['127.0.0.1:5000'], 'www.larkfield.example', false],
  [[], 'www.larkfield.example', false],
])('treats a company with hosts %j, seen at %s, as a guest: %s', (hosts, host, isGuest) => {
  expect(isOtherSite(hosts, host)).toBe(isGuest);
});

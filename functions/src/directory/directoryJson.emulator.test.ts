import { publicCompanySchema } from '@brokerage/domain/company/publicCompany';
import { publicReviewSchema } from '@brokerage/domain/customerReview/publicReview';
import { branchSchema } from '@brokerage/domain/directory/branch';
import { publicOfficerSchema } from '@brokerage/domain/publicCallables';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { post, requestThroughHosting } from '../testing/emulator.ts';

const strictly = z.strictObject({
  branches: z.array(branchSchema.strict()),
  officers: z.array(publicOfficerSchema.strict()),
  reviews: z.array(publicReviewSchema.strict()).optional(),
  moved_branches: z.record(z.string(), z.string()).optional(),
  company: publicCompanySchema.strict(),
});
const ask = (more = '', init?: RequestInit) => requestThroughHosting(`directory-json${more}`, init);

it('directory-json returns the same as get-directory, cacheable by the CDN', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  const directory = strictly.parse(await response.json());
  expect(directory).toEqual((await post('get-directory', null)).body.result);
  expect(JSON.stringify(directory)).not.toMatch(/harborview|portland|peter.novak|listed/i);
});

it('directory-json returns only the company at /company.json', async () => {
  const response = await ask('/company.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  const company = publicCompanySchema.strict().parse(await response.json());
  expect(company).toEqual(((await post('get-directory', null)).body.result as { company: unknown }).company);
  expect(company).toMatchObject({ name: 'Larkfield Home Mortgage', states: ['New Jersey', 'California'] });
});

it.each([undefined, '127.0.0.1:1'])(
  'directory-json lets the CDN cache a response per host: %s',
  async (host) => {
    const response = await ask('', host === undefined ? {} : { headers: { 'x-forwarded-host': host } });
    expect(response.status).toBe(host === undefined ? 200 : 404);
    expect(response.headers.get('vary')).toMatch(/\bX-Forwarded-Host\b/i);
  },
);

it('directory-json returns no body while nothing has changed', async () => {
  const etag = (await ask()).headers.get('etag');
  // Without this header, fetch sends no-cache, which never gets a 304.
  const asCaches = { 'cache-control': 'max-age=0' };
  const again = await ask('', { headers: { 'if-none-match': `${etag}`, ...asCaches } });
  expect(again.status).toBe(304);
});

it.each([
  ['POST', '', 405],
  ['DELETE', '', 405],
  ['GET', '?tenantId=harborview', 404],
  ['GET', '?__proto__=1', 404],
  ['GET', '/company.json?&', 404],
  ['GET', '/harborview', 404],
  ['GET', '/company.json?tenantId=harborview', 404],
  ['GET', '/harborview/company.json', 404],
  ['POST', '/company.json', 405],
])('directory-json rejects %s %s', async (method, more, status) => {
  const response = await ask(more, { method });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe('');
});

import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchDirectory } from './fetchDirectory.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (body: string, status = 200) => {
  const fetch = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('requests by GET at the site’s own address, so that a CDN can respond', async () => {
  const fetch = answerWith(JSON.stringify({ branches: [], officers: [], company: sampleCompany, more: 1 }));
  expect(await fetchDirectory()).toEqual({ branches: [], officers: [], company: sampleCompany });
  expect(fetch.mock.calls).toEqual([['/directory.json']]);
});

it.each([
  ['{"branches":[],"officers":[],"company":{}}', 500],
  ['{"branches":[],"officers":[]}', 200],
  ['{"branches":[]}', 200],
  ['{"branches":{},"officers":[]}', 200],
  ['<!doctype html>', 200],
])('rejects anything else as a directory: %s, %i', async (body, status) => {
  answerWith(body, status);
  await expect(fetchDirectory()).rejects.toThrow();
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SMOKE_CHECKS, waitForBuild } from './smokeChecks.ts';

const { HOSTING_ORIGIN: site = '', SECOND_SITE_ORIGIN: second = '' } = process.env;
const CHECKS = Object.entries(SMOKE_CHECKS);

/** Answers everything with 200 and a page that isn't ours. */
const stranger = createServer((_, response) => response.end('<html></html>'));
let strangeSite: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  strangeSite = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
});
afterAll(() => stranger.close());

it.each(CHECKS)('%s, on both sites', async (_, check) => {
  await check(site);
  await check(second);
});

it.each(CHECKS)('"%s" fails on a site that isn’t ours', async (_, check) => {
  await expect(check(strangeSite)).rejects.toThrow();
});

it('waits for the expected build', async () => {
  const html = await (await fetch(`${site}/`)).text();
  const build = /<meta name="build" content="([^"]*)"/.exec(html)?.[1] ?? '';
  await waitForBuild(site, build);
  await expect(waitForBuild(site, 'another', 10)).rejects.toThrow(`serves ${build} instead of another`);
});

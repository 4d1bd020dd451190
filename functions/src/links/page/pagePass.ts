import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import * as z from 'zod';
import { loadCompanyTimeZone } from '../../company/loadCachedTenant.ts';
import { db } from '../../data/db.ts';
import { loadDaySalt } from '../counts/loadDaySalt.ts';

/** How long the files of an opened page need only one read of the flyer and no other lookup of the link, in milliseconds. */
const PASS_MS = 5 * MINUTE_MS;

/** The snapshot that an opened page shows. */
const passSchema = z.strictObject({
  flyerId: z.string(),
  revision: z.number().int(),
  /** The public title, used as the file name. */
  title: z.string(),
  /** Milliseconds since 1970. */
  until: z.number().int(),
});
export type PagePass = Omit<z.output<typeof passSchema>, 'until'>;

/** A link, and the time at which its pass is created or read. */
interface OpenedLink {
  tenantId: string;
  code: string;
  now: Date;
}

const KEY_BYTES = 32;

/** Signs a pass. Only the functions know the day's salt, so nobody else can. The key derived from it signs only passes. */
async function sign({ tenantId, code, now }: OpenedLink, payload: string): Promise<Buffer> {
  const salt = await loadDaySalt(tenantId, dayInZone(now, await loadCompanyTimeZone(tenantId, now)));
  const key = Buffer.from(hkdfSync('sha256', salt, '', 'page-pass', KEY_BYTES));
  return createHmac('sha256', key).update(`${code}|${payload}`).digest();
}

/**
 * Returns a signed pass for the files of a page that was just opened, in characters that a path allows. It never outlives any of `ends`.
 */
export async function createPagePass(
  link: OpenedLink,
  page: PagePass,
  ends: readonly (Date | null)[] = [],
): Promise<string> {
  const until = Math.min(link.now.getTime() + PASS_MS, ...ends.map((end) => end?.getTime() ?? Infinity));
  const pass = { ...page, until };
  const payload = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${payload}.${(await sign(link, payload)).toString('base64url')}`;
}

/** Returns the content of a link's pass; undefined if it has expired or we haven't signed it. */
export async function readPagePass(link: OpenedLink, pass: string): Promise<PagePass | undefined> {
  const [, payload, signature] = /^([\w-]{1,1000})\.([\w-]{43})$/.exec(pass) ?? [];
  if (payload === undefined || signature === undefined) return undefined;
  const expected = await sign(link, payload);
  const received = Buffer.from(signature, 'base64url');
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  const { until, ...page } = passSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return until > link.now.getTime() ? page : undefined;
}

/**
 * Returns the flyer of an opened page while it is approved in the revision that the page shows; a recalled or archived flyer is no longer
 * available. One read.
 */
export async function loadViewedFlyer(
  tenantId: string,
  { flyerId, revision }: PagePass,
): Promise<Flyer | undefined> {
  const flyer = (await db.flyers(tenantId).doc(flyerId).get()).data();
  return flyer?.status === 'approved' && flyer.snapshot?.revision === revision ? flyer : undefined;
}

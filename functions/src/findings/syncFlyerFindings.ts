import { isDeepStrictEqual } from 'node:util';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { db } from '../data/db.ts';
import { REGION } from '../data/region.ts';
import { traced } from '../http/requestId.ts';
import { recheckFlyers } from './recheckFlyers.ts';

/**
 * Checks a flyer as it is now, so that events that come twice or late change nothing: a new edition, a recall, an undo or the end of a
 * flyer closes or opens its findings.
 */
export async function recheckFlyer(tenantId: string, flyerId: string): Promise<void> {
  const flyer = (await db.flyers(tenantId).doc(flyerId).get()).data();
  if (flyer) await recheckFlyers(tenantId, [flyer], new Date());
}

/** Returns what decides about findings of a stored flyer. */
const toState = (stored: Partial<Flyer> | undefined) => ({
  status: stored?.status,
  title: stored?.title,
  revision: stored?.approved_revision ?? null,
  until: stored?.valid_until ?? null,
});

const OUT = ['approved', 'recalled', 'archived'] as const;

/** sync-flyer-findings: keeps findings up to date with the flyer that they are about. */
export const syncFlyerFindings = onDocumentWritten(
  { document: paths.flyers.one('{tenantId}', '{flyerId}'), region: REGION, retry: true },
  traced(async ({ data, params }) => {
    const [before, after] = [data?.before.data(), data?.after.data()].map((one) =>
      // Read as stored: a flyer that can’t be parsed has findings, too.
      toState(one as Partial<Flyer> | undefined),
    );
    if (isDeepStrictEqual(before, after)) return;
    // What is still being made has never been out, so nothing was found on it.
    if (!OUT.some((status) => status === after?.status)) return;
    await recheckFlyer(params.tenantId ?? '', params.flyerId ?? '');
  }),
);

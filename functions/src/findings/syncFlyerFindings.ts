import { isDeepStrictEqual } from 'node:util';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { db } from '../data/db.ts';
import { REGION } from '../data/region.ts';
import { withTracing } from '../logging/requestId.ts';
import { recheckFlyers } from './recheckFlyers.ts';

/**
 * Checks a flyer in its current state, so that duplicate or late events change nothing: a new edition, a recall, an undo or the end of a
 * flyer closes or opens its findings.
 */
export async function recheckFlyer(tenantId: string, flyerId: string): Promise<void> {
  const flyer = (await db.flyers(tenantId).doc(flyerId).get()).data();
  if (flyer) await recheckFlyers(tenantId, [flyer], new Date());
}

/** Returns the parts of a stored flyer that its findings depend on. */
const toState = (stored: Partial<Flyer> | undefined) => ({
  status: stored?.status,
  title: stored?.title,
  revision: stored?.approved_revision ?? null,
  until: stored?.valid_until ?? null,
});

const OUT = ['approved', 'recalled', 'archived'] as const;

/** sync-flyer-findings: keeps a flyer's findings up to date. */
export const syncFlyerFindings = onDocumentWritten(
  { document: paths.flyers.one('{tenantId}', '{flyerId}'), region: REGION, retry: true },
  withTracing(async ({ data, params }) => {
    const [before, after] = [data?.before.data(), data?.after.data()].map((stored) =>
      // Read without a parser: a flyer that can't be parsed has findings, too.
      toState(stored as Partial<Flyer> | undefined),
    );
    if (isDeepStrictEqual(before, after)) return;
    // A flyer that has never been live has no findings.
    if (!OUT.some((status) => status === after?.status)) return;
    await recheckFlyer(params.tenantId ?? '', params.flyerId ?? '');
  }),
);

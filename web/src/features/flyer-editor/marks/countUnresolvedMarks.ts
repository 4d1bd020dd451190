import { findMarkedRevision } from '@brokerage/domain/flyer/marks/findMarkedRevision';
import { flyerMarksSchema, markResolutionsSchema } from '@brokerage/domain/flyer/marks/flyerMark';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { doc, type Firestore, getDocFromServer } from 'firebase/firestore';
import { parseDocument } from '../../../lib/live-data/parseDocument.ts';

/**
 * Returns how many marks of the last rejection the officer hasn't marked resolved.
 * @throws Error offline
 */
export async function countUnresolvedMarks(firestore: Firestore, flyer: Flyer): Promise<number> {
  const revision = findMarkedRevision(flyer);
  if (revision === null) return 0;
  const { tenant_id, id } = flyer;
  const [stored, resolved] = await Promise.all([
    getDocFromServer(doc(firestore, paths.flyerMarks(tenant_id, id, String(revision)))),
    getDocFromServer(doc(firestore, paths.markResolutions(tenant_id, id, String(revision)))),
  ]);
  const marks = stored.exists() ? (parseDocument(flyerMarksSchema, stored)?.marks ?? []) : [];
  const resolutions = resolved.exists() ? parseDocument(markResolutionsSchema, resolved)?.resolutions : {};
  return marks.filter((mark) => !resolutions?.[mark.id]?.is_resolved).length;
}

import { findMarkedRevision } from '@brokerage/domain/flyer/marks/findMarkedRevision';
import {
  type FlyerMark,
  flyerMarksSchema,
  type MarkResolution,
  markResolutionsSchema,
} from '@brokerage/domain/flyer/marks/flyerMark';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { combineLive } from '../combineLive.ts';
import { useDocument } from '../useDocument.ts';
import { type Live, mapLive } from '../useLiveData.ts';

/** The marks from a flyer's last rejection, and how its officer resolved each. */
export interface ReviewMarks {
  /** Null if no revision has marks that apply. */
  revision: number | null;
  marks: readonly FlyerMark[];
  /** By mark id. */
  resolutions: Readonly<Record<string, MarkResolution>>;
}

/** Subscribes to a flyer's current marks; none if it wasn't rejected with marks, or has been approved since. */
export function useFlyerMarks(flyer: Flyer): Live<ReviewMarks> {
  const { tenant_id, id } = flyer;
  const revision = findMarkedRevision(flyer);
  const pathOf = (toPath: typeof paths.flyerMarks) =>
    revision === null ? null : toPath(tenant_id, id, String(revision));
  const marks = useDocument(pathOf(paths.flyerMarks), flyerMarksSchema);
  const resolutions = useDocument(pathOf(paths.markResolutions), markResolutionsSchema);
  return mapLive(combineLive([marks, resolutions] as const), ([stored, resolved]) => ({
    revision,
    marks: stored?.marks ?? [],
    resolutions: resolved?.resolutions ?? {},
  }));
}

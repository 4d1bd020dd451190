import { findMarkedRevision } from '@brokerage/domain/flyer/marks/findMarkedRevision';
import {
  type FlyerMark,
  flyerMarksSchema,
  type MarkResolution,
  markResolutionsSchema,
} from '@brokerage/domain/flyer/marks/flyerMark';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { combineLive } from '../combineLive.ts';
import { subscribeDocument } from '../documents.ts';
import { type Live, subscribeReady, useLiveData } from '../useLiveData.ts';

/** The marks of a flyer's last rejection, and what its officer says became of each. */
export interface ReviewMarks {
  /** Null where none count. */
  revision: number | null;
  marks: readonly FlyerMark[];
  /** By the id of the mark. */
  resolutions: Readonly<Record<string, MarkResolution>>;
}

const NOTHING = subscribeReady(undefined);

/** Returns the marks that count of a flyer, live; none where it wasn't rejected with marks, or was approved since. */
export function useFlyerMarks(flyer: Flyer): Live<ReviewMarks> {
  const firestore = useFirestore();
  const { tenant_id, id } = flyer;
  const revision = findMarkedRevision(flyer);
  const listenToMarks = useMemo(() => {
    if (revision === null) return NOTHING;
    return subscribeDocument(
      doc(firestore, paths.flyerMarks(tenant_id, id, String(revision))),
      flyerMarksSchema,
    );
  }, [firestore, tenant_id, id, revision]);
  const listenToResolutions = useMemo(() => {
    if (revision === null) return NOTHING;
    const path = paths.markResolutions(tenant_id, id, String(revision));
    return subscribeDocument(doc(firestore, path), markResolutionsSchema);
  }, [firestore, tenant_id, id, revision]);
  const live = combineLive([useLiveData(listenToMarks), useLiveData(listenToResolutions)] as const);
  if (live.status !== 'ready') return live;
  const [stored, resolved] = live.data;
  return {
    ...live,
    data: { revision, marks: stored?.marks ?? [], resolutions: resolved?.resolutions ?? {} },
  };
}

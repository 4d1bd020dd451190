import { effectiveData } from '@brokerage/domain/flyer/fields/missingFields';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import type { ComparedContent } from '@brokerage/domain/flyer/workflow/flyerDifference';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { useMemo } from 'react';
import { useFlyer } from '../../../lib/live-data/records/useFlyer.ts';
import { useFlyerSnapshot } from '../../../lib/live-data/records/useFlyerSnapshot.ts';
import { type Live, readyData } from '../../../lib/live-data/useLiveData.ts';

/** The version that a flyer is compared with. */
export interface Baseline {
  kind: 'rejected' | 'live' | 'replaced' | 'recalled' | 'approved' | 'template';
  title: string;
  /** When it was rejected or approved, if known. */
  at: Date | null;
  content: ComparedContent;
}

/** Returns whether the flyer is a correction that was approved before replaced editions were recorded. */
export const hasLostBaseline = ({ lineage_id, approved_at, replaced_revision }: Flyer): boolean =>
  lineage_id !== null && approved_at !== null && replaced_revision === null;

/**
 * Returns what to compare with, the first that exists: the rejected revision, the live edition that this one corrects (or replaced once
 * approved), or the approved flyer it was duplicated from. Otherwise the template's defaults with the same people, except the realtor, whom
 * the officer chose.
 */
export function useBaseline(flyer: Flyer, snapshot: FlyerSnapshot, version: TemplateVersion): Live<Baseline> {
  const { rejected_revision, last_rejection, lineage_id, replaced_revision } = flyer;
  const ofOriginal = useFlyer(
    flyer.tenant_id,
    rejected_revision === null ? (lineage_id ?? flyer.duplicated_from) : null,
  );
  const original = readyData(ofOriginal);
  const isApproved = original && (original.approved_at !== null || original.status === 'approved');
  const approved = isApproved ? original : undefined;
  const ofEarlier = useFlyerSnapshot(
    approved ?? flyer,
    approved ? (replaced_revision ?? approved.snapshot?.revision) : rejected_revision,
  );
  const earlier = readyData(ofEarlier);
  const baseline = useMemo((): Baseline => {
    if (earlier && approved && replaced_revision !== null) {
      return { kind: 'replaced', title: earlier.title, at: null, content: earlier };
    }
    if (earlier && approved) {
      const kind = lineage_id === null ? 'approved' : approved.status === 'recalled' ? 'recalled' : 'live';
      return { kind, title: approved.title, at: approved.approved_at, content: earlier };
    }
    if (earlier) {
      return { kind: 'rejected', title: earlier.title, at: last_rejection?.at ?? null, content: earlier };
    }
    const { realtor: _, ...parties } = snapshot.parties;
    const data = effectiveData(version, {}, snapshot.parties);
    return { kind: 'template', title: '', at: null, content: { data, parties } };
  }, [earlier, approved, last_rejection, lineage_id, replaced_revision, snapshot, version]);
  const live = ofOriginal.status === 'ready' ? ofEarlier : ofOriginal;
  return live.status === 'ready' ? { ...live, data: baseline } : live;
}

import { effectiveData } from '@brokerage/domain/flyer/fields/missingFields';
import type { Flyer, FlyerSnapshot } from '@brokerage/domain/flyer/flyer';
import type { FlyerContent } from '@brokerage/domain/flyer/flyerDifference';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { useMemo } from 'react';
import type { Live } from '../../../lib/live-data/documents.ts';
import { useFlyer } from '../../../lib/live-data/useFlyer.ts';

/** What a flyer's changes are shown against. */
export interface Baseline {
  kind: 'rejected' | 'approved' | 'template';
  title: string;
  /** When it was rejected or approved, where that is known. */
  at: Date | null;
  content: FlyerContent;
}

/**
 * What was rejected before, else the approved flyer that this one was duplicated from, else the template's defaults with
 * the same people, but for the realtor, whom the officer chose.
 */
export function useBaseline(flyer: Flyer, sealed: FlyerSnapshot, version: TemplateVersion): Live<Baseline> {
  const { previous_seal, history } = flyer;
  const live = useFlyer(flyer.tenant_id, previous_seal ? null : flyer.duplicated_from);
  const original = live.status === 'ready' ? live.data : undefined;
  const baseline = useMemo((): Baseline => {
    if (previous_seal) {
      const rejection = history.findLast(({ action }) => action === 'rejected');
      return {
        kind: 'rejected',
        title: previous_seal.title,
        at: rejection?.at ?? null,
        content: previous_seal,
      };
    }
    const isApproved = original && (original.approved_at !== null || original.status === 'approved');
    if (isApproved && original.sealed) {
      const { title, approved_at } = original;
      return { kind: 'approved', title, at: approved_at, content: original.sealed };
    }
    const { realtor: _, ...parties } = sealed.parties;
    const data = effectiveData(version, {}, sealed.parties);
    return { kind: 'template', title: '', at: null, content: { data, parties } };
  }, [previous_seal, history, original, sealed, version]);
  return live.status === 'ready' ? { ...live, data: baseline } : live;
}

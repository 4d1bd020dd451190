import type { Flyer, SealedFlyer } from '@brokerage/domain/flyer/flyer';
import type { FlyerContent } from '@brokerage/domain/flyer/flyerDifference';
import { effectiveData } from '@brokerage/domain/flyer/missingFields';
import type { TemplateVersion } from '@brokerage/domain/flyer/template';
import { useMemo } from 'react';
import type { Live } from '../../lib/documents.ts';
import { useFlyer } from './useFlyer.ts';

/** What a flyer's changes are shown against. */
export interface Baseline {
  /** The approved flyer that it is a copy of; null: the template as it comes. */
  approved: { title: string; at: Date | null } | null;
  content: FlyerContent;
}

/** The approved flyer that this one was duplicated from, else the template's defaults with the same people. */
export function useBaseline(flyer: Flyer, sealed: SealedFlyer, version: TemplateVersion): Live<Baseline> {
  const live = useFlyer(flyer.tenant_id, flyer.duplicated_from);
  const original = live.status === 'ready' ? live.data : undefined;
  const baseline = useMemo((): Baseline => {
    const isApproved = original && (original.approved_at !== null || original.status === 'approved');
    return isApproved && original.sealed
      ? { approved: { title: original.title, at: original.approved_at }, content: original.sealed }
      : { approved: null, content: { data: effectiveData(version, {}, sealed.parties) } };
  }, [original, sealed, version]);
  return live.status === 'ready' ? { ...live, data: baseline } : live;
}

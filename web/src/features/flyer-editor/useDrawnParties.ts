import type { FlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import { useMemo, useState } from 'react';
import { useFlyerParties } from '../../lib/live-data/records/useFlyerParties.ts';
import { type Live, readyData } from '../../lib/live-data/useLiveData.ts';
import { useLastReady } from './useLastReady.ts';

interface DrawnParties {
  live: Live<FlyerParties | undefined>;
  /** What the editor draws: the last parties if their listener failed. */
  drawn: Live<FlyerParties | undefined>;
}

/**
 * Subscribes to the parties of a flyer in an open editor. If another realtor is chosen and can't be loaded, the flyer is drawn without one:
 * it must not show the former realtor under the name of the new one.
 */
export function useDrawnParties(ids: Parameters<typeof useFlyerParties>[0]): DrawnParties {
  const { ownerId, realtorId } = ids;
  const live = useFlyerParties(ids);
  const last = useLastReady(live, ownerId);
  const [drawnRealtorId, setDrawnRealtorId] = useState(realtorId);
  // While another realtor loads, the parties are still those of the former one.
  const isOfRealtor = live.status === 'ready' && live.isCached !== true;
  if (isOfRealtor && drawnRealtorId !== realtorId) setDrawnRealtorId(realtorId);
  const parties = readyData(last);
  const withoutRealtor = useMemo(() => {
    if (!parties) return undefined;
    const { realtor: _, ...others } = parties;
    return others;
  }, [parties]);
  const isOfFormer = live.status === 'failed' && drawnRealtorId !== realtorId;
  if (last.status !== 'ready' || !isOfFormer) return { live, drawn: last };
  return { live, drawn: { ...last, data: withoutRealtor } };
}

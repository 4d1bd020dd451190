import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import {
  formatPlannedValidity,
  type PlannedValidity,
} from '../../../lib/format/time/formatPlannedValidity.ts';
import { formatValidity } from '../../../lib/format/time/formatValidity.ts';
import type { Live } from '../../../lib/live-data/useLiveData.ts';
import { useNow } from '../../../lib/useNow.ts';

/** Returns through when the flyer will be valid if it is approved now, or why it can't be; of an approved one through when it is. */
export function useReviewedValidity(
  flyer: Flyer,
  snapshot: Live<FlyerSnapshot | undefined>,
  version: Live<TemplateVersion | undefined>,
): PlannedValidity | undefined {
  const now = useNow();
  const approved = formatValidity(flyer, now);
  if (approved) return { sentence: approved.label, isError: false };
  if (flyer.status !== 'pending_approval' || snapshot.status !== 'ready' || version.status !== 'ready') {
    return undefined;
  }
  if (!snapshot.data || !version.data) return undefined;
  const { category, data } = snapshot.data;
  return formatPlannedValidity({ version: version.data, category, data }, now);
}

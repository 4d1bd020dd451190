import type { LinkCount } from '@brokerage/domain/link/linkCount';
import { useMemo } from 'react';
import { companyDay } from '../../lib/format/time/companyTime.ts';
import type { LinkScope } from '../../lib/links/listedLinks.ts';
import { type Days, isChosenDays, toDays } from '../../lib/links/period.ts';
import { type Live, readyData } from '../../lib/live-data/useLiveData.ts';
import { useNow } from '../../lib/useNow.ts';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { LinksSection, type LinksSectionProps } from './links/LinksSection.tsx';
import { previousDays } from './periods/comparison.ts';
import { PeriodSection } from './periods/PeriodSection.tsx';
import { type DaySums, toDaySums } from './sums/rollUp.ts';
import { toRollUpQueries } from './sums/rollUpQueries.ts';
import { useRollUps } from './sums/useRollUps.ts';
import type { AnalyticsView } from './useAnalyticsView.ts';

interface Counted {
  counts: readonly DaySums[];
  previous: readonly DaySums[] | undefined;
  /** Records of these days that couldn't be read and are missing from the figures. */
  unreadable: number;
}

/** Returns live daily counts for these days and the ones to compare with; null means all time. */
function useCounts(
  scope: LinkScope,
  days: Days | null,
  previous: Days | undefined,
  notCompacted: readonly LinkCount[],
  today: string,
): Live<Counted> {
  const span = days && { from: previous?.from ?? days.from, to: days.to };
  const stored = useRollUps(scope, toRollUpQueries('day', span, today));
  return useMemo(() => {
    if (stored.status !== 'ready') return stored;
    const counts = toDaySums(stored.data.items, notCompacted, days);
    return {
      ...stored,
      data: {
        counts,
        previous: previous && toDaySums(stored.data.items, notCompacted, previous),
        unreadable: stored.data.unreadable,
      },
    };
  }, [stored, notCompacted, days, previous]);
}

interface LinksAndFiguresProps extends Pick<LinksSectionProps, 'links' | 'list' | 'onList'> {
  scope: LinkScope;
  /** The day of the first link. */
  earliest: string;
  view: AnalyticsView;
  onView: (change: Partial<AnalyticsView>) => void;
}

/** A period's totals and chart, and below them the links with their figures of that period. */
export function LinksAndFigures({ scope, earliest, view, onView, ...listed }: LinksAndFiguresProps) {
  const { period } = view;
  const today = companyDay(useNow());
  const days = period === null ? null : toDays(period, earliest, today);
  const previous = days === null ? undefined : previousDays(days, earliest);
  const counted = useCounts(scope, days, previous, listed.links.notCompacted, today);
  const counts = useMemo(
    () => (counted.status === 'ready' ? { ...counted, data: counted.data.counts } : counted),
    [counted],
  );
  return (
    <>
      <UnreadableAlert count={readyData(counted)?.unreadable ?? 0} />
      <PeriodSection
        counts={counts}
        previous={readyData(counted)?.previous}
        previousDays={previous}
        period={period}
        days={days}
        onPeriod={(chosen) => onView({ period: chosen })}
        earliest={earliest}
        today={today}
      />
      <LinksSection
        {...listed}
        scope={scope}
        today={today}
        days={days}
        period={isChosenDays(period) ? days : period}
        view={view}
        onView={onView}
      />
    </>
  );
}

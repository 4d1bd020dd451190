import { addSums, type LinkCount } from '@brokerage/domain/link/linkCount';
import { officeDay } from '@brokerage/domain/link/officeDay';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeCounts, type Whose } from '../../lib/links/linkQueries.ts';
import type { LinkRow } from '../../lib/links/linkRow.ts';
import { type Days, earliestDay, isChosenDays, toDays } from '../../lib/links/period.ts';
import { type Live, type Subscribe, subscribeReady, useLiveData } from '../../lib/live-data/documents.ts';
import type { Pages } from '../../lib/live-data/subscribePaged.ts';
import { useNow } from '../../lib/useNow.ts';
import { LinksSection } from './links/LinksSection.tsx';
import { previousDays } from './periods/comparison.ts';
import { PeriodSection } from './periods/PeriodSection.tsx';
import type { AnalyticsView } from './useAnalyticsView.ts';

/**
 * What the links counted day by day on these days, or with null ever; live. At most ten pages of LINK_COUNTS_LIMIT are read,
 * 10,000 days of single links: `isCut` says that the last of the days are missing.
 */
function useCounts({ tenantId, uid }: Whose, days: Days | null): Live<Pages<LinkCount>> {
  const firestore = useFirestore();
  const from = days?.from;
  const to = days?.to;
  const listen = useMemo(
    () =>
      subscribeCounts(
        firestore,
        { tenantId, uid },
        from === undefined || to === undefined ? null : { from, to },
      ),
    [firestore, tenantId, uid, from, to],
  );
  return useLiveData(listen);
}

/** Likewise of the days before; undefined, and nothing is read, where there are none to compare with. */
function usePreviousCounts({ tenantId, uid }: Whose, days: Days | undefined) {
  const firestore = useFirestore();
  const from = days?.from;
  const to = days?.to;
  const listen = useMemo(
    (): Subscribe<Pages<LinkCount> | undefined> =>
      from === undefined || to === undefined
        ? subscribeReady(undefined)
        : subscribeCounts(firestore, { tenantId, uid }, { from, to }),
    [firestore, tenantId, uid, from, to],
  );
  return useLiveData(listen);
}

interface LinksAndFiguresProps {
  rows: readonly LinkRow[];
  whose: Whose;
  view: AnalyticsView;
  onView: (change: Partial<AnalyticsView>) => void;
}

/** A period's totals and chart, and below them the links, with figures of all time or of that period. */
export function LinksAndFigures({ rows, whose, view, onView }: LinksAndFiguresProps) {
  const { period } = view;
  const today = officeDay(useNow());
  const earliest = earliestDay(rows, today);
  const days = period === null ? null : toDays(period, earliest, today);
  const previous = days === null ? undefined : previousDays(days, earliest);
  const before = usePreviousCounts(whose, previous);
  const counts = useCounts(whose, days);
  return (
    <>
      <PeriodSection
        counts={counts}
        previous={before}
        previousDays={previous}
        period={period}
        days={days}
        onPeriod={(chosen) => onView({ period: chosen })}
        earliest={earliest}
        today={today}
        allTime={addSums(rows.map(({ sums }) => sums))}
      />
      <LinksSection
        rows={rows}
        counts={counts}
        period={isChosenDays(period) ? days : period}
        view={view}
        onView={onView}
      />
    </>
  );
}

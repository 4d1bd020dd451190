import { addSums } from '@brokerage/domain/link/linkCount';
import { officeDay } from '@brokerage/domain/link/officeDay';
import type { Whose } from '../../lib/links/linkQueries.ts';
import type { LinkRow } from '../../lib/links/linkRow.ts';
import { earliestDay, isChosenDays, toDays } from '../../lib/links/period.ts';
import { useNow } from '../../lib/useNow.ts';
import { LinksSection } from './LinksSection.tsx';
import { PeriodSection } from './PeriodSection.tsx';
import type { AnalyticsView } from './useAnalyticsView.ts';
import { useCounts } from './useCounts.ts';

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
  const counts = useCounts(whose, days);
  return (
    <>
      <PeriodSection
        counts={counts}
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

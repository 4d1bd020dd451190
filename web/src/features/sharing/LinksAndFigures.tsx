import { addSums } from '@brokerage/domain/share/linkCount';
import { officeDay } from '@brokerage/domain/share/officeDay';
import { LinksSection } from './LinksSection.tsx';
import type { Whose } from './linkQueries.ts';
import type { LinkRow } from './linkRow.ts';
import { PeriodSection } from './PeriodSection.tsx';
import type { AnalyticsView } from './useAnalyticsView.ts';
import { useCountsSince } from './useCountsSince.ts';
import { useNow } from './useNow.ts';
import { firstDay } from './viewBars.ts';

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
  const counts = useCountsSince(whose, period === null ? null : firstDay(period, today));
  return (
    <>
      <PeriodSection
        counts={counts}
        today={today}
        period={period}
        onPeriod={(chosen) => onView({ period: chosen })}
        allTime={addSums(rows.map(({ sums }) => sums))}
      />
      <LinksSection rows={rows} counts={counts} view={view} onView={onView} />
    </>
  );
}

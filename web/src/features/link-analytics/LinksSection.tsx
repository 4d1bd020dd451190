import type { LinkCount } from '@brokerage/domain/link/linkCount';
import { officeDay } from '@brokerage/domain/link/officeDay';
import { Box, Button, Typography, useMediaQuery, useTheme } from '@mui/material';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { downloadFile } from '../../lib/downloadFile.ts';
import { capitalize } from '../../lib/format/capitalize.ts';
import { EXTEND } from '../../lib/links/linkPaths.ts';
import { type LinkRow, matches, withFigures } from '../../lib/links/linkRow.ts';
import { formatPeriod, isChosenDays, type Period, periodSuffix } from '../../lib/links/period.ts';
import type { Live } from '../../lib/live-data/documents.ts';
import type { Pages } from '../../lib/live-data/subscribePaged.ts';
import { siteOrigin } from '../../lib/routes/siteOrigin.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useFocusBack } from '../../ui/useFocusBack.ts';
import { LinkCards } from './LinkCards.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkFilters } from './LinkFilters.tsx';
import { type LinkAction, toMenuLabel } from './LinkMenu.tsx';
import { type LinkListProps, LinkTable } from './LinkTable.tsx';
import { NEWEST_FIRST, sortRows } from './linkColumns.ts';
import { linksCsv } from './linksCsv.ts';
import { RollUpList } from './RollUpList.tsx';
import { MOST_VIEWS_FIRST, type RollUpBy, rollUp, rollUpColumns, sortRollUps } from './rollUp.ts';
import { rollUpsCsv } from './rollUpsCsv.ts';
import { SortField } from './SortField.tsx';
import { ToggleChoice } from './ToggleChoice.tsx';
import type { AnalyticsView } from './useAnalyticsView.ts';

interface ChosenLink {
  code: string;
  action: LinkAction;
}

/** Returns the link that the URL asks to extend. */
function linkToExtend(rows: readonly LinkRow[], address: URLSearchParams): ChosenLink | undefined {
  const code = address.get(EXTEND);
  const row = rows.find(({ link }) => link.short_code === code);
  return row?.link.kind === 'link' ? { code: row.link.short_code, action: 'extend' } : undefined;
}

/** Returns the rows for the chosen period, or all-time rows until they load. */
function toShownFigures({
  allTime,
  counts,
  period,
  view,
}: { allTime: readonly LinkRow[] } & Omit<LinksSectionProps, 'rows'>): {
  rows: readonly LinkRow[];
  figures: string;
  suffix: string;
} {
  if (!view.isOfPeriod || period === null || counts.status !== 'ready')
    return { rows: allTime, figures: 'all time', suffix: '' };
  return {
    rows: withFigures(counts.data.items, allTime),
    figures: isChosenDays(period) ? formatPeriod(period) : `the ${formatPeriod(period)}`,
    suffix: periodSuffix(period),
  };
}

const GROUPS = { link: 'Links', officer: 'By officer', template: 'By template' } as const;

/** Links: a table where there is room, else cards. */
function LinkList(props: LinkListProps) {
  const { breakpoints } = useTheme();
  const hasRoomForTable = useMediaQuery(breakpoints.up('md'), { noSsr: true, defaultMatches: true });
  return hasRoomForTable ? <LinkTable {...props} /> : <LinkCards {...props} />;
}

interface RollUpSectionProps {
  rows: readonly LinkRow[];
  by: RollUpBy;
  /** Of when the rows' figures are: `all time`, `the last 30 days`. */
  figures: string;
  /** Saves the sums as they are shown. */
  onExport: (csv: string) => void;
}

/** The sums by officer or template: to sort and to take along. */
function RollUpSection({ rows, by, figures, onExport }: RollUpSectionProps) {
  const [order, setOrder] = useState(MOST_VIEWS_FIRST);
  const groups = sortRollUps(rollUp(rows, by), order);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2, justifyItems: 'end' }}>
        <Button variant="outlined" onClick={() => onExport(rollUpsCsv(groups, by))}>
          Export CSV
        </Button>
        <SortField id="sums-order" columns={rollUpColumns(by)} order={order} onOrder={setOrder} />
      </Box>
      <RollUpList groups={groups} by={by} figures={figures} order={order} onOrder={setOrder} />
    </>
  );
}

interface LinksSectionProps {
  /** With their figures of all time. */
  rows: readonly LinkRow[];
  /** What was counted day by day in the period. */
  counts: Live<Pages<LinkCount>>;
  period: Period;
  view: AnalyticsView;
  onView: (change: Partial<AnalyticsView>) => void;
}

/** All links with their figures: to find, to sort, to take along and to manage. */
export function LinksSection({ rows: allTime, ...shown }: LinksSectionProps) {
  const { period, view, onView } = shown;
  const { rows, figures, suffix } = toShownFigures({ allTime, ...shown });
  const [address, setAddress] = useSearchParams();
  // The desk leads to one link by its code.
  const asked = address.get('find') ?? '';
  const [search, setSearch] = useState(asked);
  const [order, setOrder] = useState(NEWEST_FIRST);
  const [atFirst] = useState(() => linkToExtend(rows, address));
  const [chosen, setChosen] = useState(atFirst);
  const section = useRef<HTMLElement>(null);
  useFocusBack(chosen !== undefined, () => {
    const row = rows.find(({ link }) => link.short_code === atFirst?.code);
    const buttons = [...(section.current?.querySelectorAll('button') ?? [])];
    return row && buttons.find((button) => button.getAttribute('aria-label') === toMenuLabel(row));
  });
  const found = sortRows(
    rows.filter((row) => matches(row, search)),
    order,
  );
  const close = () => {
    setChosen(undefined);
    if (!address.has(EXTEND)) return;
    const rest = new URLSearchParams(address);
    rest.delete(EXTEND);
    setAddress(rest, { replace: true });
  };
  const chosenRow = rows.find(({ link }) => link.short_code === chosen?.code);
  const save = (content: string, what: string) =>
    downloadFile(
      content,
      `link-analytics-${what}${officeDay(new Date())}${suffix}.csv`,
      'text/csv;charset=utf-8',
    );
  return (
    <section ref={section} aria-labelledby="links-heading">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 1.5 }}>
        <div>
          <Typography id="links-heading" variant="h2">
            {view.isCompany ? 'All company links' : 'Your links'}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Figures for {figures}. Dates are in Eastern time (ET).
          </Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {period !== null && (
            <ToggleChoice
              label="Period for link figures"
              value={view.isOfPeriod ? 'period' : 'all'}
              options={{ all: 'All time', period: capitalize(formatPeriod(period)) }}
              onChange={(chosen) => onView({ isOfPeriod: chosen === 'period' })}
            />
          )}
          {view.isCompany && (
            <ToggleChoice
              label="Group by"
              value={view.by}
              options={GROUPS}
              onChange={(by) => onView({ by })}
            />
          )}
        </Box>
      </Box>
      {view.by === 'link' && (
        <LinkFilters
          search={search}
          // Below the figures of all links, which are not those of the one that was asked for.
          autoFocus={asked !== ''}
          onSearch={setSearch}
          order={order}
          onOrder={setOrder}
          hasOfficers={view.isCompany}
          onExport={() => save(linksCsv(found, siteOrigin()), '')}
        />
      )}
      {view.by !== 'link' && (
        <RollUpSection
          rows={rows}
          by={view.by}
          figures={figures}
          onExport={(csv) => save(csv, `by-${view.by}-`)}
        />
      )}
      {view.by === 'link' && found.length > 0 && (
        <LinkList
          rows={found}
          figures={figures}
          order={order}
          hasOfficers={view.isCompany}
          onOrder={setOrder}
          onChoose={(row, action) => setChosen({ code: row.link.short_code, action })}
        />
      )}
      {view.by === 'link' && found.length === 0 && (
        <EmptyState title="No links found">
          No links match. <Button onClick={() => setSearch('')}>Show all links</Button>
        </EmptyState>
      )}
      {chosen && chosenRow && <LinkDialog row={chosenRow} action={chosen.action} onClose={close} />}
    </section>
  );
}

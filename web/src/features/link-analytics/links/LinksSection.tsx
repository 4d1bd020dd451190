import type { LinkCount } from '@brokerage/domain/link/linkCount';
import { officeDay } from '@brokerage/domain/link/officeDay';
import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { capitalize } from '../../../lib/format/capitalize.ts';
import { EXTEND, LINK } from '../../../lib/links/linkPaths.ts';
import { type LinkRow, matches, withFigures } from '../../../lib/links/linkRow.ts';
import { formatPeriod, isChosenDays, type Period, periodSuffix } from '../../../lib/links/period.ts';
import type { Live } from '../../../lib/live-data/documents.ts';
import type { Pages } from '../../../lib/live-data/subscribePaged.ts';
import { siteOrigin } from '../../../lib/routes/siteOrigin.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useSideSheet } from '../../../ui/layout/useSideSheet.ts';
import { CopyLinkButton } from '../../../ui/links/CopyLinkButton.tsx';
import { formatLinkRow } from '../../../ui/links/linkFields.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useFocusBack } from '../../../ui/useFocusBack.ts';
import { RollUpSection } from '../sums/RollUpSection.tsx';
import type { AnalyticsView } from '../useAnalyticsView.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkMenu, toMenuLabel } from './LinkMenu.tsx';
import { LinkSheet } from './LinkSheet.tsx';
import type { LinkAction } from './linkActions.ts';
import { COMPANY_LINK_COLUMNS, NEWEST_FIRST, OWN_LINK_COLUMNS } from './linkColumns.tsx';
import { linksCsv } from './linksCsv.ts';

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

const codeOf = ({ link }: LinkRow) => link.short_code;

/** The rows that a search finds. */
const useMatching = (rows: readonly LinkRow[], search: string) =>
  useMemo(() => rows.filter((row) => matches(row, search)), [rows, search]);

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
  const { isAdministrator } = useSignedIn();
  const { rows, figures, suffix } = toShownFigures({ allTime, ...shown });
  const [address, setAddress] = useSearchParams();
  // The desk leads to one link by its code.
  const asked = address.get('find') ?? '';
  const [search, setSearch] = useState(asked);
  const [atFirst] = useState(() => linkToExtend(rows, address));
  const [chosen, setChosen] = useState(atFirst);
  const section = useRef<HTMLElement>(null);
  useFocusBack(chosen !== undefined, () => {
    const row = rows.find(({ link }) => link.short_code === atFirst?.code);
    const buttons = [...(section.current?.querySelectorAll('button') ?? [])];
    return row && buttons.find((button) => button.getAttribute('aria-label') === toMenuLabel(row));
  });
  const found = useMatching(rows, search);
  const close = () => {
    setChosen(undefined);
    if (!address.has(EXTEND)) return;
    const rest = new URLSearchParams(address);
    rest.delete(EXTEND);
    setAddress(rest, { replace: true });
  };
  const sheet = useSideSheet(LINK);
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
      {view.by === 'link' ? (
        <DataTable
          // Sorting and columns are those of one list.
          key={view.isCompany ? 'company' : 'own'}
          id={view.isCompany ? 'company-links' : 'links'}
          name="Links"
          label={`Shared links, figures for ${figures}`}
          columns={view.isCompany ? COMPANY_LINK_COLUMNS : OWN_LINK_COLUMNS}
          rows={found}
          getRowId={codeOf}
          initialOrder={NEWEST_FIRST}
          tableFrom={880}
          filters={
            <TextField
              id="link-search"
              type="search"
              label="Search"
              placeholder="Flyer, label, template, UTM"
              // Below the figures of all links, which are not those of the one that was asked for.
              autoFocus={asked !== ''}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          }
          onExport={(sorted) => save(linksCsv(sorted, siteOrigin()), '')}
          onOpen={({ link }) => sheet.open(link.short_code)}
          titleLink={(row) => ({
            ...sheet.link(row.link.short_code),
            'aria-label': `Details of ${formatLinkRow(row)}`,
          })}
          renderActions={(row) => (
            <>
              <CopyLinkButton
                url={sharedLinkAddress(siteOrigin(), row.link.short_code)}
                what={formatLinkRow(row)}
              />
              <LinkMenu row={row} onChoose={(action) => setChosen({ code: row.link.short_code, action })} />
            </>
          )}
          empty={
            <EmptyState scene="search" title="No links found">
              No links match. <Button onClick={() => setSearch('')}>Show all links</Button>
            </EmptyState>
          }
        />
      ) : (
        <RollUpSection
          rows={rows}
          by={view.by}
          figures={figures}
          onExport={(csv) => save(csv, `by-${view.by}-`)}
        />
      )}
      {sheet.openId !== undefined && (
        <LinkSheet
          row={rows.find(({ link }) => link.short_code === sheet.openId)}
          figures={figures}
          onChoose={(action) => sheet.openId && setChosen({ code: sheet.openId, action })}
          onClose={sheet.close}
          onShowCompany={isAdministrator && !view.isCompany ? () => onView({ isCompany: true }) : undefined}
        />
      )}
      {chosen && chosenRow && <LinkDialog row={chosenRow} action={chosen.action} onClose={close} />}
    </section>
  );
}

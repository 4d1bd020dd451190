import { officeDay } from '@brokerage/domain/share/officeDay';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { siteOrigin } from '../../lib/siteOrigin.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Choice } from './Choice.tsx';
import { downloadFile } from './downloadFile.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkFilters } from './LinkFilters.tsx';
import { LinkList } from './LinkList.tsx';
import { type LinkAction, offered } from './LinkMenu.tsx';
import { NEWEST_FIRST, sortRows } from './linkColumns.ts';
import { EXTEND } from './linkPaths.ts';
import { type LinkRow, matches, rollUp } from './linkRow.ts';
import { linksCsv } from './linksCsv.ts';
import { RollUpList } from './RollUpList.tsx';
import type { AnalyticsView } from './useAnalyticsView.ts';

interface LinksSectionProps {
  rows: readonly LinkRow[];
  view: AnalyticsView;
  onView: (change: Partial<AnalyticsView>) => void;
}

interface ChosenLink {
  code: string;
  action: LinkAction;
}

/** Who comes with `extendLinkPath` has chosen already. */
function linkToExtend(rows: readonly LinkRow[], address: URLSearchParams): ChosenLink | undefined {
  const code = address.get(EXTEND);
  const row = rows.find(({ link }) => link.short_code === code);
  return row && offered(row).includes('extend') ? { code: row.link.short_code, action: 'extend' } : undefined;
}

const GROUPS = { link: 'Links', officer: 'By officer', template: 'By template' } as const;

/** All links with their figures of all time: to find, to sort, to take along and to manage. */
export function LinksSection({ rows, view, onView }: LinksSectionProps) {
  const [address, setAddress] = useSearchParams();
  // The desk leads to one link by its code.
  const asked = address.get('find') ?? '';
  const [search, setSearch] = useState(asked);
  const [order, setOrder] = useState(NEWEST_FIRST);
  const [chosen, setChosen] = useState(() => linkToExtend(rows, address));
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
  const save = () =>
    downloadFile(
      linksCsv(found, siteOrigin()),
      `link-analytics-${officeDay(new Date())}.csv`,
      'text/csv;charset=utf-8',
    );
  return (
    <section aria-labelledby="links-heading">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 1.5 }}>
        <div>
          <Typography id="links-heading" variant="h2">
            {view.isCompany ? 'All links of the company' : 'Your links'}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Figures of all time.
          </Typography>
        </div>
        {view.isCompany && (
          <Choice label="Add up" value={view.by} options={GROUPS} onChange={(by) => onView({ by })} />
        )}
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
          onExport={save}
        />
      )}
      {view.by !== 'link' && (
        <RollUpList groups={rollUp(rows, view.by)} by={view.by === 'officer' ? 'Officer' : 'Template'} />
      )}
      {view.by === 'link' && found.length > 0 && (
        <LinkList
          rows={found}
          order={order}
          hasOfficers={view.isCompany}
          onOrder={setOrder}
          onChoose={(row, action) => setChosen({ code: row.link.short_code, action })}
        />
      )}
      {view.by === 'link' && found.length === 0 && (
        <EmptyState title="No link found">
          None of the links matches. <Button onClick={() => setSearch('')}>Show all links</Button>
        </EmptyState>
      )}
      {chosen && chosenRow && <LinkDialog row={chosenRow} action={chosen.action} onClose={close} />}
    </section>
  );
}

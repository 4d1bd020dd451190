import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { companyDay, companyZoneName } from '../../../lib/format/time/companyTime.ts';
import { EXTEND, LINK } from '../../../lib/links/linkPaths.ts';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import type { LinkScope } from '../../../lib/links/listedLinks.ts';
import {
  type Days,
  formatPeriod,
  isChosenDays,
  type Period,
  periodSuffix,
} from '../../../lib/links/period.ts';
import type { LinkRows } from '../../../lib/links/useLinkRows.ts';
import { useLinksByCode } from '../../../lib/links/useLinksByCode.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useSideSheet } from '../../../ui/layout/portal/useSideSheet.ts';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { useRestoreFocus } from '../../../ui/useRestoreFocus.ts';
import { RollUpSection } from '../sums/RollUpSection.tsx';
import type { AnalyticsView } from '../useAnalyticsView.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkList } from './LinkList.tsx';
import { toMenuLabel } from './LinkMenu.tsx';
import { LinkSheet } from './LinkSheet.tsx';
import type { LinkMenuAction } from './linkActions.ts';
import { type ListChoice, useListedLinks } from './useListedLinks.ts';

interface ChosenLink {
  code: string;
  action: LinkMenuAction;
}

/** Returns whether an action is offered for these links: printed codes never expire. */
const isOffered = ({ link }: LinkRow, action: LinkMenuAction) => action !== 'extend' || link.kind === 'link';

/** Returns the period of the figures: `all time`, `the last 30 days`. */
const formatPeriodName = (period: Period) =>
  period === null || isChosenDays(period) ? formatPeriod(period) : `the ${formatPeriod(period)}`;

const GROUPS = {
  link: 'Links',
  officer: 'By officer',
  template: 'By template',
  source: 'By source',
} as const;

export interface LinksSectionProps {
  scope: LinkScope;
  /** With their all-time figures. */
  links: LinkRows;
  /** How the list is sorted and searched. */
  list: ListChoice;
  onList: (change: Partial<ListChoice>) => void;
  /** A company day. */
  today: string;
  /** The period in days; null for all time. */
  days: Days | null;
  period: Period;
  view: AnalyticsView;
  onView: (change: Partial<AnalyticsView>) => void;
}

/** Lists all links with their figures, or the totals by officer, template or source, and opens a link's details and dialogs. */
export function LinksSection({
  scope,
  links,
  list,
  onList,
  today,
  days,
  period,
  view,
  onView,
}: LinksSectionProps) {
  const { isAdministrator } = useSignedIn();
  const [address, setAddress] = useSearchParams();
  const [codeToExtend] = useState(() => address.get(EXTEND));
  const [chosen, setChosen] = useState<ChosenLink | undefined>(
    codeToExtend === null ? undefined : { code: codeToExtend, action: 'extend' },
  );
  const sheet = useSideSheet(LINK);
  const listed = useListedLinks({ scope, links, list, days: view.by === 'link' ? days : null, today });
  const wanted = [sheet.openId, chosen?.code].filter((code) => code !== undefined);
  const rows = [...listed.rows, ...links.rows];
  const isListed = (code: string) => rows.some(({ link }) => link.short_code === code);
  const others = useLinksByCode(
    scope,
    wanted.filter((code) => !isListed(code)),
    links.notCompacted,
  );
  const findIn = (candidates: readonly LinkRow[], code: string | undefined) =>
    candidates.find(({ link }) => link.short_code === code);
  const findRow = (code: string | undefined) => findIn([...rows, ...others.rows], code);
  const section = useRef<HTMLElement>(null);
  const chosenRow = findRow(chosen?.code);
  const isDialogOpen = chosen !== undefined && chosenRow !== undefined && isOffered(chosenRow, chosen.action);
  useRestoreFocus(isDialogOpen, () => {
    const row = findRow(codeToExtend ?? undefined);
    const buttons = [...(section.current?.querySelectorAll('button') ?? [])];
    return row && buttons.find((button) => button.getAttribute('aria-label') === toMenuLabel(row));
  });
  const close = () => {
    setChosen(undefined);
    if (!address.has(EXTEND)) return;
    const rest = new URLSearchParams(address);
    rest.delete(EXTEND);
    setAddress(rest, { replace: true });
  };
  const isShownOfPeriod = period !== null && (view.by !== 'link' || listed.isOfPeriod);
  const periodName = isShownOfPeriod ? formatPeriodName(period) : formatPeriodName(null);
  const save = (content: string, what: string) =>
    downloadFile(
      content,
      `link-analytics-${what}${companyDay(new Date())}${isShownOfPeriod ? periodSuffix(period) : ''}.csv`,
      'text/csv;charset=utf-8',
    );
  // The details show a link's all-time figures if they have loaded.
  const allTimeRow = findIn([...links.rows, ...others.rows], sheet.openId);
  const sheetRow = allTimeRow ?? findIn(listed.rows, sheet.openId);
  return (
    <section ref={section} aria-labelledby="links-heading">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 1.5 }}>
        <div>
          <Typography id="links-heading" variant="h2">
            {view.isCompany ? 'All company links' : 'Your links'}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Figures for {periodName}. Dates are in {companyZoneName()}.
          </Typography>
        </div>
        {view.isCompany && (
          <ToggleChoice label="Group by" value={view.by} options={GROUPS} onChange={(by) => onView({ by })} />
        )}
      </Box>
      {view.by === 'link' && listed.isCounting && (
        <TableSkeleton label="Loading link figures" columns={[4, 2, 1, 1, 1, 1, 2, 2]} />
      )}
      {view.by === 'link' && !listed.isCounting && (
        <LinkList
          // Remounts per list, because sorting and columns belong to one list.
          key={view.isCompany ? 'company' : 'own'}
          isCompany={view.isCompany}
          listed={listed}
          periodName={periodName}
          list={list}
          onList={onList}
          sheet={sheet}
          onChoose={(code, action) => setChosen({ code, action })}
          onExport={(csv) => save(csv, '')}
        />
      )}
      {view.by !== 'link' && (
        <RollUpSection
          key={view.by}
          by={view.by}
          scope={scope}
          notCompacted={links.notCompacted}
          days={days}
          today={today}
          periodName={periodName}
          onExport={(csv) => save(csv, `by-${view.by}-`)}
        />
      )}
      {sheet.openId !== undefined && (sheetRow || others.isComplete || others.hasFailed) && (
        <LinkSheet
          row={sheetRow}
          hasFailed={others.hasFailed}
          periodName={allTimeRow ? formatPeriodName(null) : periodName}
          onChoose={(action) => sheet.openId && setChosen({ code: sheet.openId, action })}
          onClose={sheet.close}
          onShowCompany={isAdministrator && !view.isCompany ? () => onView({ isCompany: true }) : undefined}
        />
      )}
      {isDialogOpen && <LinkDialog row={chosenRow} action={chosen.action} onClose={close} />}
    </section>
  );
}

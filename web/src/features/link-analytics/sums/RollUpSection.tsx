import { chunks } from '@brokerage/domain/collections/chunks';
import type { LinkCount } from '@brokerage/domain/link/linkCount';
import { NO_FLYER, OTHER_SOURCES } from '@brokerage/domain/link/linkRollUp';
import { OFFICER_TARGETS } from '@brokerage/domain/link/linkTarget';
import { Skeleton, Typography } from '@mui/material';
import type { Firestore } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { type LinkFields, loadLinkCount } from '../../../lib/links/linkQueries.ts';
import type { LinkScope } from '../../../lib/links/listedLinks.ts';
import type { Days } from '../../../lib/links/period.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { UnreadableAlert } from '../../../ui/feedback/UnreadableAlert.tsx';
import { useFailureToast } from '../../../ui/feedback/useFailureToast.ts';
import { compareValues, type DataColumn, type SortOrder } from '../../../ui/table/DataColumn.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { LINK_FIGURES } from '../linkFigures.ts';
import { sumColumn } from '../sumColumn.ts';
import {
  addRollUps,
  countsOn,
  formatLinks,
  ROLL_UP_LABELS,
  type RollUp,
  type RollUpBy,
  toGroups,
} from './rollUp.ts';
import { toRollUpQueries } from './rollUpQueries.ts';
import { rollUpsCsv } from './rollUpsCsv.ts';
import { useRollUps } from './useRollUps.ts';

/** Groups shown at a time, because the links of each are counted. */
const PAGE_SIZE = 50;

interface GroupRow extends RollUp {
  links: number | undefined;
}

const toColumns = (by: RollUpBy): DataColumn<GroupRow>[] => [
  {
    id: 'name',
    label: ROLL_UP_LABELS[by],
    isTitle: true,
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  {
    id: 'links',
    label: 'Links',
    kind: 'number',
    inCard: 'figure',
    cell: ({ links }) => formatLinks(links),
  },
  ...LINK_FIGURES.map(({ key, label }) => sumColumn<GroupRow>(key, label)),
];
const COLUMNS = {
  officer: toColumns('officer'),
  template: toColumns('template'),
  source: toColumns('source'),
};

const MOST_VIEWS_FIRST: SortOrder = { by: 'views', direction: 'desc' };
const toKey = ({ key }: RollUp) => key;

/** Sorts all groups the way the table sorts the visible ones. */
function toSorted(groups: readonly RollUp[], by: RollUpBy, order: SortOrder): RollUp[] {
  const value = COLUMNS[by].find(({ id }) => id === order.by)?.sortValue;
  if (!value) return [...groups];
  const sortValue = (group: RollUp) => value({ ...group, links: undefined }) ?? '';
  const sign = order.direction === 'desc' ? -1 : 1;
  return groups.toSorted((one, other) => sign * compareValues(sortValue(one), sortValue(other)));
}

/** Returns the fields that find a group's links; undefined for a group of several sources. */
function toFields(by: RollUpBy, key: string): LinkFields | undefined {
  if (by === 'officer') return { created_by_user_id: key };
  if (by === 'template' && key === NO_FLYER) return { target: OFFICER_TARGETS };
  if (by === 'template')
    return key === 'none' ? { flyer: null, target: 'flyer' } : { 'flyer.template_id': key };
  if (key === OTHER_SOURCES) return undefined;
  if (key === 'print') return { kind: 'print' };
  return { kind: 'link', utm_source: key === 'none' ? null : key.slice('utm:'.length) };
}

/** Counts the links of groups, each once; groups that weren't counted yet, or couldn't be, are missing. */
function useLinkCounts(tenantId: string, by: RollUpBy, keys: readonly string[]): ReadonlyMap<string, number> {
  const firestore = useFirestore();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const requested = useRef(new Set<string>());
  const wanted = keys.join('\n');
  useEffect(() => {
    for (const key of wanted === '' ? [] : wanted.split('\n')) {
      if (requested.current.has(key)) continue;
      requested.current.add(key);
      const fields = toFields(by, key);
      if (!fields) continue;
      loadLinkCount(firestore, tenantId, fields).then(
        (count) => setCounts((before) => new Map([...before, [key, count]])),
        // On failure, ask again with the next groups.
        () => requested.current.delete(key),
      );
    }
  }, [firestore, tenantId, by, wanted]);
  return counts;
}

/** Counts the links of groups that weren't shown and so weren't counted yet, one page at a time; failed counts stay unknown. */
async function loadOtherCounts(
  firestore: Firestore,
  tenantId: string,
  by: RollUpBy,
  groups: readonly RollUp[],
  known: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map(known);
  const others = groups.map(toKey).filter((key) => !known.has(key));
  for (const page of chunks(others, PAGE_SIZE)) {
    await Promise.all(
      page.map(async (key) => {
        const fields = toFields(by, key);
        const count = fields && (await loadLinkCount(firestore, tenantId, fields).catch(() => undefined));
        if (count !== undefined) counts.set(key, count);
      }),
    );
  }
  return counts;
}

interface RollUpSectionProps {
  scope: LinkScope;
  by: RollUpBy;
  /** Counts since the last hourly update. */
  notCompacted: readonly LinkCount[];
  /** The days of the figures; null for all time. */
  days: Days | null;
  today: string;
  /** The period of the figures: `all time`, `the last 30 days`. */
  periodName: string;
  /** Saves the sums as they are shown. */
  onExport: (csv: string) => void;
}

/** The company's figures by officer, template or source, to sort and export. */
export function RollUpSection({
  scope,
  by,
  notCompacted,
  days,
  today,
  periodName,
  onExport,
}: RollUpSectionProps) {
  const firestore = useFirestore();
  const [order, setOrder] = useState(MOST_VIEWS_FIRST);
  const [shown, setShown] = useState(PAGE_SIZE);
  const live = useRollUps(scope, toRollUpQueries(by, days, today));
  useFailureToast('Failed to load analytics', live.status === 'failed');
  const groups =
    live.status === 'ready'
      ? toSorted(toGroups(addRollUps(live.data.items, countsOn(notCompacted, days), by), by), by, order)
      : [];
  const visible = groups.slice(0, shown);
  const links = useLinkCounts(scope.tenantId, by, visible.map(toKey));
  if (live.status === 'loading') {
    return <Skeleton variant="rounded" height={220} role="status" aria-label="Loading figures" />;
  }
  if (live.status === 'failed') {
    return (
      <ErrorState title="Failed to load analytics" onRetry={live.retry}>
        This doesn’t change the links themselves.
      </ErrorState>
    );
  }
  if (groups.length === 0) {
    return (
      <EmptyState title="No activity yet">
        {days === null
          ? 'Figures show up here when someone opens a link.'
          : 'No one opened a link in this period. Choose a longer one.'}
      </EmptyState>
    );
  }
  return (
    <>
      <UnreadableAlert count={live.data.unreadable} />
      <DataTable
        id={`links-by-${by}`}
        name={`Links by ${by}`}
        label={`Links by ${by}, figures for ${periodName}`}
        columns={COLUMNS[by]}
        rows={visible.map((group) => ({ ...group, links: links.get(group.key) }))}
        getRowId={toKey}
        initialOrder={MOST_VIEWS_FIRST}
        onOrder={setOrder}
        onExport={() => {
          void loadOtherCounts(firestore, scope.tenantId, by, groups, links).then((counts) =>
            onExport(rollUpsCsv(groups, by, counts)),
          );
        }}
      />
      {groups.length > shown ? (
        <LoadMore onMore={() => setShown(shown + PAGE_SIZE)}>
          Showing {shown} of {groups.length}
        </LoadMore>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          Only those with activity are listed.
        </Typography>
      )}
    </>
  );
}

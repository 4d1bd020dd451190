import type { ApplicationFilter } from '@brokerage/domain/application/lists/applicationFilter';
import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import { Button } from '@mui/material';
import { type ReactNode, useCallback, useMemo } from 'react';
import { capitalize } from '../../../lib/format/capitalize.ts';
import type { OfficerNames } from '../../../lib/live-data/records/useOfficerNames.ts';
import type { ListData } from '../../../lib/live-data/useList.ts';
import { RECORD } from '../../../lib/routes/recordPaths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useSideSheet } from '../../../ui/layout/portal/useSideSheet.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { toRowId } from '../../../ui/table/toRowId.ts';
import { useBulkSelection } from '../bulk/useBulkSelection.tsx';
import { ExportListButton } from '../ExportListButton.tsx';
import { LIST_ORDERS, listOrder } from './listOrder.ts';
import { SubmissionCard } from './SubmissionCard.tsx';
import { submissionColumns } from './submissionColumns.tsx';
import { submissionDetail } from './submissionDetail.tsx';
import { useSubmissionOrigins } from './useSubmissionOrigins.ts';

interface SubmissionListProps {
  /** Those of the loaded ones that match. */
  found: readonly Submission[];
  /** All that are loaded. */
  loaded: readonly Submission[];
  /** The way to older ones; undefined when all are there. */
  more: ListData<Submission>['more'];
  /** Ids of those that have just come in. */
  fresh: ReadonlySet<string>;
  filter: ApplicationFilter;
  search: string;
  /** The fields that narrow the list. */
  filters: ReactNode;
  /** What the filter asks for is still on its way. */
  isLoading: boolean;
  /** Left out where all applications are the same officer's. */
  officers?: OfficerNames | undefined;
  noun: string;
  onShowAll: () => void;
}

/** Lists applications and callback requests; where an applicant came from, or when to call, stands below the row and takes no column. */
export function SubmissionList(props: SubmissionListProps) {
  const { found, loaded, more, fresh, filter, search, filters, isLoading, officers, noun, onShowAll } = props;
  const sheet = useSideSheet(RECORD.application);
  const listName = `${capitalize(noun)}s`;
  const order = listOrder(filter);
  const { first, sorted } = LIST_ORDERS[order];
  const columns = useMemo(() => submissionColumns({ officers, order }), [officers, order]);
  const { link: linkTo } = sheet;
  const titleLink = useCallback(({ id }: Submission) => linkTo(id), [linkTo]);
  const origins = useSubmissionOrigins(loaded);
  const card = useCallback(
    (submission: Submission) => (
      <SubmissionCard submission={submission} officers={officers} origins={origins} />
    ),
    [officers, origins],
  );
  const detail = useCallback((submission: Submission) => submissionDetail(submission, origins), [origins]);
  const { selection, bar } = useBulkSelection(found);
  return (
    <>
      <DataTable
        id="submissions"
        name={listName}
        label={listName}
        columns={columns}
        rows={found}
        selection={selection}
        getRowId={toRowId}
        initialOrder={sorted}
        tableFrom={890}
        filters={filters}
        // Filters have a button of their own.
        foldLabel="Sort and export"
        toolbarActions={<ExportListButton filter={filter} search={search} noun={noun} />}
        empty={
          isLoading ? (
            <TableSkeleton label={`Loading ${noun}s`} columns={[2, 1, 1, 3, 2, 1, 1]} />
          ) : (
            <EmptyState scene="search" title={`No matching ${noun}s`}>
              {more
                ? `None of the ${first(loaded.length)} match. Load more to keep looking.`
                : `No ${noun} matches your search and filters.`}{' '}
              <Button onClick={onShowAll}>Show all {noun}s</Button>
            </EmptyState>
          )
        }
        isFresh={(submission) => fresh.has(submission.id)}
        onOpen={({ id }) => sheet.open(id)}
        cardTitle={applicantName}
        titleLink={titleLink}
        renderCard={card}
        renderDetail={detail}
      />
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          Showing the {first(loaded.length)}. Sorting covers only these.
        </LoadMore>
      )}
      {bar}
    </>
  );
}

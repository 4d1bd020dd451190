import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import type { Submission } from '@brokerage/domain/submission/submission';
import { capitalize } from '@brokerage/domain/text/capitalize';
import CallOutlined from '@mui/icons-material/CallOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useCallback, useMemo } from 'react';
import { mailLink } from '../../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import type { OfficerNames } from '../../../lib/live-data/records/useOfficerNames.ts';
import type { ListData } from '../../../lib/live-data/useList.ts';
import { RECORD } from '../../../lib/routes/recordPaths.ts';
import { useNow } from '../../../lib/useNow.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useSideSheet } from '../../../ui/layout/portal/useSideSheet.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { toRowId } from '../../../ui/table/toRowId.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { useBulkSelection } from '../bulk/useBulkSelection.tsx';
import { ExportListButton } from '../ExportListButton.tsx';
import { DeadlineText, deadlineMarks } from './DeadlineMarks.tsx';
import { LIST_ORDERS, listOrder } from './listOrder.ts';
import { assigneeName, submissionColumns } from './submissionColumns.tsx';
import { submissionDetail } from './submissionDetail.tsx';
import { ReferenceNumber, submissionFields } from './submissionFields.tsx';
import { useNameOfOfficerWithoutAccount } from './useNameOfOfficerWithoutAccount.ts';
import { useSubmissionOrigins } from './useSubmissionOrigins.ts';

interface SubmissionCardProps {
  submission: Submission;
  /** Undefined if all submissions belong to the same officer. */
  officers: OfficerNames | undefined;
  detail: ReactNode;
}

/** A submission's card on a phone: its status, what it is about, and links to call or email the applicant. */
function SubmissionCard({ submission, officers, detail }: SubmissionCardProps) {
  const { purpose, value, created, status } = submissionFields;
  const { mobile, email, est_value_or_price } = submission;
  const now = useNow();
  const facts = [
    { label: purpose.label, text: purpose.show(submission) },
    ...(est_value_or_price === null ? [] : [{ label: value.label, text: value.show(submission) }]),
    ...(officers ? [{ label: 'Officer', text: assigneeName(submission, officers) }] : []),
    // A name that is still loading has no dot before it.
  ].filter(({ text }) => text !== '');
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {status.show(submission)}
        {deadlineMarks(submission, now).map((mark) => (
          <DeadlineText key={mark.text} {...mark} />
        ))}
      </Stack>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'flex', flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
        {facts.map(({ label, text }) => (
          <Box key={label} sx={fact}>
            <Box component="dt" sx={visuallyHidden}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography noWrap title={email} sx={{ mt: 0.5 }}>
        {email}
      </Typography>
      <Stack
        direction="row"
        sx={{
          mt: 0.5,
          columnGap: 1,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
        }}
      >
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {created.show(submission)}
        </Typography>
        <ReferenceNumber {...submission} />
      </Stack>
      {detail && <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{detail}</Box>}
      <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
        <Button
          href={phoneLink(mobile)}
          variant="outlined"
          startIcon={<CallOutlined />}
          sx={{ flex: 1, minHeight: 44, px: 1, whiteSpace: 'nowrap' }}
        >
          {mobile}
        </Button>
        <Button
          href={mailLink(email)}
          variant="outlined"
          startIcon={<MailOutlined />}
          aria-label={`Email ${email}`}
          sx={{ minHeight: 44 }}
        >
          Email
        </Button>
      </Stack>
    </>
  );
}

/** With a dot before it, except for the first. */
const fact = {
  display: 'flex',
  position: 'relative',
  '&:not(:first-of-type)::before': { content: '"·" / ""', mx: 0.75, color: 'text.secondary' },
} as const;

interface SubmissionListProps {
  /** The loaded submissions that match. */
  found: readonly Submission[];
  /** All that are loaded. */
  loaded: readonly Submission[];
  /** Loads older submissions; undefined once all are loaded. */
  more: ListData<Submission>['more'];
  /** Ids of submissions that have just arrived. */
  fresh: ReadonlySet<string>;
  filter: SubmissionFilter;
  search: string;
  /** The fields that narrow the list. */
  filters: ReactNode;
  /** Whether the filtered list is still loading. */
  isLoading: boolean;
  /** Undefined if all submissions belong to the same officer. */
  officers?: OfficerNames | undefined;
  noun: string;
  onShowAll: () => void;
}

/** A list of submissions. The applicant's origin, or when to call, is below the row instead of in a column. */
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
  const nameOfOfficerWithoutAccount = useNameOfOfficerWithoutAccount(loaded, officers);
  const now = useNow();
  const detail = useCallback(
    (submission: Submission) =>
      submissionDetail(
        submission,
        origins,
        nameOfOfficerWithoutAccount(submission),
        deadlineMarks(submission, now),
      ),
    [origins, nameOfOfficerWithoutAccount, now],
  );
  const card = useCallback(
    (submission: Submission) => (
      <SubmissionCard
        submission={submission}
        officers={officers}
        // A card has the deadlines next to the status.
        detail={submissionDetail(submission, origins, nameOfOfficerWithoutAccount(submission), [])}
      />
    ),
    [officers, origins, nameOfOfficerWithoutAccount],
  );
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
        tableFrom={640}
        filters={filters}
        // Filters have their own button.
        foldText="Sort, export"
        toolbarActions={<ExportListButton filter={filter} search={search} noun={noun} />}
        empty={
          isLoading ? (
            <TableSkeleton label={`Loading ${noun}s`} columns={[2, 1, 1, 3, 2, 1, 1]} />
          ) : (
            <EmptyState
              scene="search"
              title={`No matching ${noun}s`}
              action={<Button onClick={onShowAll}>Show all {noun}s</Button>}
            >
              {more
                ? `None of the ${first(loaded.length)} match. Load more to keep looking.`
                : `No ${noun} matches your search and filters.`}
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

import { findCalledApplicationId } from '@brokerage/domain/contact/scheduledCallId';
import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatAnswer } from '@brokerage/domain/preapproval/form/formatAnswer';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { toLoanRatios } from '@brokerage/domain/submission/loanRatios';
import { type Submission, WITHDRAWN_BY } from '@brokerage/domain/submission/submission';
import { adverseActionReason } from '@brokerage/domain/submission/workflow/adverseActionReasons';
import { formatSentActionNotice } from '@brokerage/domain/submission/workflow/sentActionNotice';
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { formatDate } from '../../../lib/format/time/formatDate.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { linkAnalyticsPath } from '../../../lib/routes/flyerPaths.ts';
import { useNow } from '../../../lib/useNow.ts';
import { type Fact, FactList } from '../../../ui/data-display/FactList.tsx';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import { ContactClockStatus } from '../ContactClockStatus.tsx';
import { submissionFields, submissionStatus } from '../list/submissionFields.tsx';
import { ActionNoticeDue, toDecisionFact } from './ActionNoticeDue.tsx';
import { CallbackRequestPanel, formatRequestedTime } from './CallbackRequestPanel.tsx';
import type { useAssignee } from './useAssignee.ts';
import type { ReadableSubmission, useOpenedSubmission } from './useOpenedSubmission.ts';

const { id: _id, firstName: _firstName, lastName: _lastName, status: _status, ...shown } = submissionFields;
const { purpose: _purpose, value: _value, ...shownOfCallback } = shown;
const FACTS = { application: Object.values(shown), callback: Object.values(shownOfCallback) } as const;

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

interface OutcomeProps {
  submission: Submission;
  onOpen: (id: string) => void;
}

/** How work on the submission ended. */
function Outcome({ submission, onOpen }: OutcomeProps) {
  const { outcome, notice_sent } = submission;
  if (!outcome) return null;
  const { duplicate_of: original } = outcome;
  const facts: Fact[] = [
    ...(notice_sent
      ? [
          {
            label: 'Notice to the applicant',
            value: formatSentActionNotice(notice_sent, companyTimeZone()),
          },
        ]
      : []),
    ...(outcome.missing ? [{ label: 'What’s missing', value: outcome.missing }] : []),
    ...(outcome.reply_by !== null ? [{ label: 'Needed by', value: formatDay(outcome.reply_by) }] : []),
    ...(outcome.reasons.length > 0
      ? [{ label: 'Reasons', value: outcome.reasons.map(adverseActionReason).join('\n') }]
      : []),
    ...(outcome.said_by && submission.kind === 'application'
      ? [{ label: 'Withdrawn by', value: WITHDRAWN_BY[outcome.said_by] }]
      : []),
    ...(original !== null
      ? [
          {
            label: 'Duplicate of',
            value: (
              <Link component="button" onClick={() => onOpen(original)}>
                {outcome.duplicate_reference ?? 'The other record'}
              </Link>
            ),
          },
        ]
      : []),
    ...(outcome.text ? [{ label: 'Note', value: outcome.text }] : []),
  ];
  if (submission.status !== 'approved' && facts.length === 0) return null;
  return (
    <Stack spacing={1.5}>
      {submission.status === 'approved' && (
        <Alert severity="info">“Approved” marks the application here. It isn’t a credit decision.</Alert>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
    </Stack>
  );
}

/** Estimates calculated from the answers, labeled as such. */
function Figures({ answers }: { answers: ReadableSubmission['answers'] }) {
  const { loanAmount, ltv, dtiBeforeHousing } = toLoanRatios(answers);
  const facts = [
    { label: 'Loan amount', value: loanAmount === null ? undefined : formatDollars(loanAmount) },
    { label: 'Loan to value', value: ltv === null ? undefined : percent.format(ltv) },
    {
      label: 'Debt to income (before the new payment)',
      value: dtiBeforeHousing === null ? undefined : percent.format(dtiBeforeHousing),
    },
  ].filter(({ value }) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="application-figures">
      <Typography variant="h3" id="application-figures">
        Estimates
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        From the applicant’s own answers. Nothing was verified.
      </Typography>
      <FactList facts={facts} />
    </Box>
  );
}

type OpenedOrigin = NonNullable<ReadableSubmission['origin']>;

const flyerFacts = ({ flyer_title, revision, approved_at, pdf_sha256 }: OpenedOrigin) => [
  { label: 'Flyer', value: flyer_title || 'No longer there' },
  ...(revision === null
    ? []
    : [
        {
          label: 'Flyer edition',
          value: `Revision ${revision}${approved_at ? `, approved ${formatDate(new Date(approved_at))}` : ''}`,
        },
      ]),
  ...(pdf_sha256 ? [{ label: 'PDF (SHA-256)', value: <Box component="code">{pdf_sha256}</Box> }] : []),
];

function Origin({ origin }: { origin: OpenedOrigin }) {
  const { link_code, link_name, page_title } = origin;
  return (
    <Box component="section" aria-labelledby="application-origin">
      <Typography variant="h3" id="application-origin" sx={{ mb: 1 }}>
        What the applicant saw
      </Typography>
      <FactList
        facts={[
          {
            label: 'Shared link',
            value: (
              <Link component={RouterLink} to={linkAnalyticsPath(link_code)}>
                {link_name || link_code}
              </Link>
            ),
          },
          ...(page_title === null ? flyerFacts(origin) : [{ label: 'Leads to', value: page_title }]),
        ]}
      />
    </Box>
  );
}

/** Says how another submission relates to the open one, if it isn't just another application. */
function toRelation(
  openId: string,
  { id, kind }: Pick<ReadableSubmission['related'][number], 'id' | 'kind'>,
): string {
  if (findCalledApplicationId(id) === openId) return 'Call scheduled with this application, ';
  if (findCalledApplicationId(openId) === id) return 'The application this call is about, ';
  return kind === 'callback' ? 'Callback request, ' : '';
}

const SAME = { email: 'same email', mobile: 'same phone' };

interface RelatedProps {
  /** Id of the open submission. */
  id: string;
  related: ReadableSubmission['related'];
  onOpen: (id: string) => void;
}

function Related({ id: openId, related, onOpen }: RelatedProps) {
  return (
    <Box component="section" aria-labelledby="application-related">
      <Typography variant="h3" id="application-related" sx={{ mb: 1 }}>
        Same email or phone
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {related.map(({ id, kind, reference_number, name, status, created_at, same }) => (
          <li key={id}>
            <Link component="button" onClick={() => onOpen(id)}>
              {name}, {reference_number}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {toRelation(openId, { id, kind })}
              {submissionStatus(status).label}, {formatDate(new Date(created_at))},{' '}
              {same.map((field) => SAME[field]).join(' and ')}
            </Typography>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

/** When the applicant would like to be called, next to their number; nothing if they didn't say. */
function BestTime({ answers }: { answers: ReadableSubmission['answers'] | undefined }) {
  const time = answers && formatAnswer('best_contact_time', answers.best_contact_time);
  if (time === undefined) return null;
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary', display: 'block' }}>
      Best time: {time}
    </Typography>
  );
}

interface SubmissionOverviewProps {
  submission: Submission;
  opened: ReturnType<typeof useOpenedSubmission>;
  assignee: ReturnType<typeof useAssignee>;
  /** False for an officer, who can't assign it to someone else. */
  canHandOver: boolean;
  /** Opens another submission instead. */
  onOpen: (id: string) => void;
  onAssign: () => void;
  /** Whether the member may assign it to someone else now. */
  canAssign: boolean;
  /** Records that the required notice was sent. */
  onNotice: () => void;
}

/** A submission's status, applicant and key figures. */
export function SubmissionOverview({
  submission,
  opened,
  assignee,
  canHandOver,
  onOpen,
  onAssign,
  canAssign,
  onNotice,
}: SubmissionOverviewProps) {
  const { kind, status } = submission;
  const now = useNow();
  const data = readyData(opened);
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip {...submissionStatus(status)} />
        <Typography>{assignee.words}</Typography>
        {canAssign && !assignee.isWithoutAccount && (
          <Button size="small" onClick={onAssign} sx={{ ml: -1, my: -0.5 }}>
            Reassign
          </Button>
        )}
        {!canHandOver && (
          <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
            To hand it over, ask an administrator to reassign it.
          </Typography>
        )}
      </Stack>
      {assignee.isWithoutAccount && (
        <Alert
          severity="warning"
          role="note"
          action={
            <Button color="inherit" onClick={onAssign}>
              Reassign
            </Button>
          }
        >
          {assignee.name} has no account, so only administrators can open this. Reassign it, or invite{' '}
          {assignee.name} under People.
        </Alert>
      )}
      <FactList
        facts={[
          { label: 'First contact', value: <ContactClockStatus submission={submission} /> },
          ...(data?.scheduled_call
            ? [{ label: 'Scheduled call', value: formatRequestedTime(data.scheduled_call) }]
            : []),
          ...toDecisionFact(submission, now),
        ]}
      />
      <ActionNoticeDue submission={submission} onNotice={onNotice} />
      <Outcome submission={submission} onOpen={onOpen} />
      {kind === 'callback' && <CallbackRequestPanel opened={opened} />}
      <FactList
        facts={FACTS[kind].map(({ label, show }) => ({
          label,
          value:
            label === submissionFields.mobile.label ? (
              <>
                {show(submission)}
                <BestTime answers={data?.answers} />
              </>
            ) : (
              show(submission)
            ),
        }))}
      />
      {data && kind === 'application' && <Figures answers={data.answers} />}
      {data?.origin && <Origin origin={data.origin} />}
      {data && data.related.length > 0 && (
        <Related id={submission.id} related={data.related} onOpen={onOpen} />
      )}
    </Stack>
  );
}

import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import CallOutlined from '@mui/icons-material/CallOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { mailLink } from '../../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import type { OfficerNames } from '../../../lib/live-data/records/useOfficerNames.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { ContactMark } from '../ContactClockStatus.tsx';
import { ActionNoticeMark } from './ActionNoticeMark.tsx';
import { officerName } from './submissionColumns.tsx';
import { submissionDetail } from './submissionDetail.tsx';
import { ReferenceNumber, submissionFields } from './submissionFields.tsx';
import type { SubmissionOrigins } from './useSubmissionOrigins.ts';

interface SubmissionCardProps {
  submission: Submission;
  /** Left out where all applications are the same officer's. */
  officers: OfficerNames | undefined;
  origins: SubmissionOrigins;
}

/** What a card on a phone says of an application: where it stands, what it is about, and the two ways to reach the applicant. */
export function SubmissionCard({ submission, officers, origins }: SubmissionCardProps) {
  const { purpose, value, created, status } = submissionFields;
  const { mobile, email, est_value_or_price } = submission;
  const detail = submissionDetail(submission, origins);
  const facts = [
    { label: purpose.label, text: purpose.show(submission) },
    ...(est_value_or_price === null ? [] : [{ label: value.label, text: value.show(submission) }]),
    ...(officers ? [{ label: 'Officer', text: officerName(submission, officers) }] : []),
  ];
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {status.show(submission)}
        <ContactMark application={submission} />
        <ActionNoticeMark application={submission} />
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

/** With a dot before it, but for the first. */
const fact = {
  display: 'flex',
  position: 'relative',
  '&:not(:first-of-type)::before': { content: '"·" / ""', mx: 0.75, color: 'text.secondary' },
} as const;

import type { Submission } from '@brokerage/domain/preapproval/submission';
import { Box, Card, Stack, Typography } from '@mui/material';
import { submissionFields } from '../../ui/data-display/submissionFields.tsx';
import { highlightRow } from './highlightRow.ts';
import { SubmissionOrigin } from './SubmissionOrigin.tsx';

const { firstName, lastName, status, ...details } = submissionFields;
/** What one does from a phone comes first: call, write. */
const lines = [details.mobile, details.email, details.purpose, details.value, details.created, details.id];

interface SubmissionListProps {
  submissions: readonly Submission[];
  /** Ids of those that have just come in. */
  fresh: ReadonlySet<string>;
}

/** The desk on a phone: one card a submission, with the same fields as the table. */
export function SubmissionCards({ submissions, fresh }: SubmissionListProps) {
  return (
    <Box
      component="ul"
      aria-label="Pre-approval submissions, newest first"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      {submissions.map((submission) => (
        <Card
          key={submission.id}
          component="li"
          data-fresh={fresh.has(submission.id)}
          sx={{ p: 2, ...highlightRow }}
        >
          <Stack
            direction="row"
            spacing={1}
            sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}
          >
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {firstName.show(submission)} {lastName.show(submission)}
            </Typography>
            <Box sx={{ flexShrink: 0, maxWidth: '50%' }}>{status.show(submission)}</Box>
          </Stack>
          <Box
            component="dl"
            sx={{
              m: 0,
              mt: 1,
              display: 'grid',
              gridTemplateColumns: '7.5rem minmax(0, 1fr)',
              alignItems: 'baseline',
              '& > * > *': { py: '6px' },
              // Targets for a thumb, which reach into the neighboring lines.
              '& a': { display: 'block', width: 'fit-content', py: '11px', my: '-11px' },
            }}
          >
            {lines.map((line) => (
              <Box key={line.label} sx={{ display: 'contents' }}>
                <Typography component="dt" sx={{ color: 'text.secondary' }}>
                  {line.label}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {line.show(submission)}
                </Typography>
              </Box>
            ))}
            {submission.shared_link_id && (
              <Box sx={{ display: 'contents' }}>
                <Typography component="dt" sx={{ color: 'text.secondary' }}>
                  Source
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  <SubmissionOrigin submission={submission} />
                </Typography>
              </Box>
            )}
          </Box>
        </Card>
      ))}
    </Box>
  );
}

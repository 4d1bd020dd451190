import { contactClock } from '@brokerage/domain/schedule/contactClock';
import type { Submission } from '@brokerage/domain/submission/submission';
import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCallbackPeriod } from '../../../lib/format/time/formatCallbackPeriod.ts';
import { linkAnalyticsPath } from '../../../lib/routes/flyerPaths.ts';
import type { DeadlineMark } from '../ContactClockStatus.tsx';
import { DeadlineText } from './DeadlineMarks.tsx';
import type { SubmissionOrigin, SubmissionOrigins } from './useSubmissionOrigins.ts';

/**
 * `Shared link: Open house at 14 Maple Avenue (Newsletter)`, linked to that link's analytics. If the link is gone or can't be read, shows
 * what is known as plain text.
 */
function OriginLine({ title, link }: SubmissionOrigin) {
  const opened = title === undefined ? '' : `: ${title}`;
  const name = link?.name ? ` (${link.name})` : '';
  const words = `Shared link${opened}${name}`;
  if (!link) return <span>{words}</span>;
  return (
    <Link component={RouterLink} to={linkAnalyticsPath(link.code)}>
      {words}
    </Link>
  );
}

/**
 * Returns what is below a row, on one line: deadlines that are near or past, that its officer has no account, and where an applicant came
 * from or when to call. Most rows have none.
 * @param accountless the officer's name, if nobody but administrators can open the submission
 */
export function submissionDetail(
  submission: Submission,
  origins: SubmissionOrigins,
  accountless: string | undefined,
  marks: readonly DeadlineMark[],
) {
  const parts: ReactNode[] = marks.map((mark) => <DeadlineText key={mark.text} {...mark} />);
  if (accountless !== undefined) {
    parts.push(
      <Box key="account" component="span" sx={{ color: 'secondary.main', fontWeight: 600 }}>
        No account: {accountless} can’t open this. Reassign it or invite them.
      </Box>,
    );
  }
  if (submission.kind === 'callback') {
    const period = formatCallbackPeriod(contactClock(submission, new Date()));
    parts.push(<span key="callback">Callback request for {period}</span>);
  } else if (submission.shared_link_id) {
    parts.push(<OriginLine key="origin" {...origins(submission)} />);
  }
  if (parts.length === 0) return null;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}
    </Typography>
  );
}

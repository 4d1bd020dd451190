import { contactClock } from '@brokerage/domain/schedule/contactClock';
import type { Submission } from '@brokerage/domain/submission/submission';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatCallbackPeriod } from '../../../lib/format/time/formatCallbackPeriod.ts';
import { linkAnalyticsPath } from '../../../lib/routes/flyerPaths.ts';
import type { SubmissionOrigin, SubmissionOrigins } from './useSubmissionOrigins.ts';

/**
 * `Shared link: Open house at 14 Maple Avenue (Newsletter)`, linked to that link's analytics. If the link is gone or can't be read, shows
 * what is known as plain text.
 */
function OriginLine({ title, link }: SubmissionOrigin) {
  const opened = title === undefined ? '' : `: ${title}`;
  const name = link?.name ? ` (${link.name})` : '';
  const words = `Shared link${opened}${name}`;
  if (!link) return words;
  return (
    <Link component={RouterLink} to={linkAnalyticsPath(link.code)}>
      {words}
    </Link>
  );
}

/** Returns the line below a row: where an applicant came from, or when to call. Most rows have none. */
export function submissionDetail(submission: Submission, origins: SubmissionOrigins) {
  const detail =
    submission.kind === 'callback'
      ? `Callback request for ${formatCallbackPeriod(contactClock(submission, new Date()))}`
      : submission.shared_link_id && <OriginLine {...origins(submission)} />;
  if (!detail) return null;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {detail}
    </Typography>
  );
}

import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { linkAnalyticsPath } from '../../../lib/routes/flyerPaths.ts';
import type { SubmissionOrigin } from './useSubmissionOrigins.ts';

/**
 * `Shared link: Open house at 14 Maple Avenue (Newsletter)`, with the way to what the link has brought; of a link that is
 * gone or can't be read, what is known, in plain words.
 */
export function OriginLine({ title, link }: SubmissionOrigin) {
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

import { Box } from '@mui/material';
import { companyDate, companyMoment } from '../../lib/format/companyTime.ts';
import type { LinkRow } from '../../lib/links/linkRow.ts';

export const Created = ({ link }: LinkRow) => <Day date={link.created_at} />;

/** Shows the day a link expires, or Never. */
export const Expires = ({ link }: LinkRow) => (link.expires_at ? <Day date={link.expires_at} /> : 'Never');

const Day = ({ date }: { date: Date }) => (
  <Box
    component="time"
    dateTime={date.toISOString()}
    title={companyMoment(date)}
    sx={{ whiteSpace: 'nowrap' }}
  >
    {companyDate(date)}
  </Box>
);

/** Names a row among others, for buttons that are there in each. */
export const formatLinkRow = ({ flyer, name }: LinkRow): string => `${flyer}, ${name}`;

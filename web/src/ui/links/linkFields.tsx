import { Box, Typography } from '@mui/material';
import { companyDate, companyMoment } from '../../lib/format/companyTime.ts';
import type { LinkRow } from '../../lib/links/linkRow.ts';

/** The flyer, and what tells this link from others to it. */
export function FlyerAndName({ flyer, name }: LinkRow) {
  return (
    <>
      <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {flyer}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
    </>
  );
}

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

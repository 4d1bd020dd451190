import { Box, Typography } from '@mui/material';
import { companyDate, companyMoment, companyToday } from '../../lib/format/companyTime.ts';
import { formatIsoDate } from '../../lib/format/formatIsoDate.ts';
import type { LinkRow } from '../../lib/links/linkRow.ts';

export const Created = ({ link }: LinkRow) => <Day date={link.created_at} />;

/** Shows the day a link expires, or Never. */
export const Expires = ({ link }: LinkRow) => (link.expires_at ? <Day date={link.expires_at} /> : 'Never');

/** Shows when a link's event is, until it's over. */
export function UpcomingEvent({ link: { event } }: LinkRow) {
  if (!event || event.day < companyToday()) return null;
  return (
    <Typography variant="caption" component="div" title={event.name} sx={{ color: 'text.secondary' }}>
      Event {formatIsoDate(event.day)}
    </Typography>
  );
}

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

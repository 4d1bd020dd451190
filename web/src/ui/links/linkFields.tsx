import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { Box, Typography } from '@mui/material';
import { companyDate, companyDay, companyMoment, companyToday } from '../../lib/format/time/companyTime.ts';
import { formatLinkEnd, linkLastDay } from '../../lib/links/formatLinkEnd.ts';
import type { LinkRow } from '../../lib/links/linkRow.ts';

export const Created = ({ link }: LinkRow) => (
  <Day at={link.created_at} title={companyMoment(link.created_at)} />
);

/** Shows the last day that a link works, or Never. */
export const Expires = ({ link: { expires_at: end } }: LinkRow) =>
  end ? <Day at={linkLastDay(end)} title={formatLinkEnd(end)} /> : 'Never';

/** Shows the date of a link's event, until it's over. */
export function UpcomingEvent({ link: { event } }: LinkRow) {
  if (!event || event.day < companyToday()) return null;
  return (
    <Typography variant="caption" component="div" title={event.name} sx={{ color: 'text.secondary' }}>
      Event {formatDay(event.day)}
    </Typography>
  );
}

const Day = ({ at, title }: { at: Date; title: string }) => (
  <Box component="time" dateTime={companyDay(at)} title={title} sx={{ whiteSpace: 'nowrap' }}>
    {companyDate(at)}
  </Box>
);

/** Returns a row's name for the accessible labels of buttons that every row has. */
export const formatLinkRow = ({ flyer, name }: LinkRow): string => `${flyer}, ${name}`;

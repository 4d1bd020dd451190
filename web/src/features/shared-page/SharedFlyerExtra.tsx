import { formatLastDay } from '@brokerage/domain/flyer/validity/flyerEnd';
import Typography from '@mui/material/Typography';
import { companyDate, companyMoment, companyTimeZone } from '../../lib/format/time/companyTime.ts';
import { endsWithDay, linkLastDay } from '../../lib/links/formatLinkEnd.ts';
import { SharedFlyerEvent } from './SharedFlyerEvent.tsx';
import { SharedFlyerRealtor } from './SharedFlyerRealtor.tsx';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

/** Returns until when the flyer can be seen, by its own end and that of the link; undefined where neither ends. */
function formatEnds({ expiresAt, validUntil }: SharedFlyer): string | undefined {
  const end = validUntil === null ? undefined : new Date(validUntil);
  const linkEnd = expiresAt === null ? undefined : new Date(expiresAt);
  if (end && !(linkEnd && linkEnd < end)) {
    return `This offer is valid through ${formatLastDay(end, companyTimeZone())}.`;
  }
  if (!linkEnd) return undefined;
  return endsWithDay(linkEnd)
    ? `This link works through ${companyDate(linkLastDay(linkEnd))}.`
    : `This link works until ${companyMoment(linkEnd)}.`;
}

interface SharedFlyerExtraProps {
  flyer: SharedFlyer;
  part: 'event' | 'realtor' | 'ends';
}

/** What not every flyer has on its page: an event, a realtor, an end. */
export function SharedFlyerExtra({ flyer, part }: SharedFlyerExtraProps) {
  const { event, realtor, title } = flyer;
  if (part === 'event') return event && <SharedFlyerEvent event={event} title={title} />;
  if (part === 'realtor') return realtor && <SharedFlyerRealtor realtor={realtor} />;
  const ends = formatEnds(flyer);
  return (
    ends !== undefined && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {ends}
      </Typography>
    )
  );
}

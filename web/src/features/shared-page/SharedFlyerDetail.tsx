import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { hasEventEnded } from '@brokerage/domain/flyer/event/hasEventEnded';
import { keepTownTogether } from '@brokerage/domain/flyer/layout/text/keepTownTogether';
import { splitAddress } from '@brokerage/domain/flyer/texts/splitAddress';
import { formatLastDay } from '@brokerage/domain/flyer/validity/flyerEnd';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { directionsTo } from '../../lib/directory/directionsTo.ts';
import { CALENDAR_FAILED, saveCalendarEntry } from '../../lib/downloadFile.ts';
import { mailLink } from '../../lib/format/contact/mailLink.ts';
import { companyDate, companyMoment, companyTimeZone } from '../../lib/format/time/companyTime.ts';
import { endsWithDay, linkLastDay } from '../../lib/links/formatLinkEnd.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Portrait } from '../../ui/data-display/Portrait.tsx';
import { HomeFacts } from './HomeFacts.tsx';
import { PersonContacts } from './PersonContacts.tsx';
import { PORTRAIT_PX, person, personHead } from './personCard.ts';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

/** Returns the place without its street if the title right above already contains it. */
function toRestOfPlace(place: string, title: string): string {
  const { street, town } = splitAddress(place);
  return town !== '' && title.includes(street) ? town : place;
}

/** Returns until when the flyer can be viewed, considering its own end and the link's; undefined if neither ends. */
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

interface SharedFlyerRealtorProps {
  realtor: NonNullable<SharedFlyer['realtor']>;
}

/** The realtor on the flyer, and how to reach them. */
function SharedFlyerRealtor({ realtor }: SharedFlyerRealtorProps) {
  const { name, brokerage, phone, photo, email = '' } = realtor;
  return (
    <Box component="section" aria-labelledby="realtor" sx={person}>
      <Box sx={personHead}>
        <Portrait name={name} photo={photo} size={PORTRAIT_PX} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id="realtor" variant="h3" component="h2">
            {name}
          </Typography>
          <Typography variant="body2">Real estate agent</Typography>
          {brokerage && <Typography variant="body2">{brokerage}</Typography>}
        </Box>
      </Box>
      <PersonContacts name={name} phone={phone} email={email} />
    </Box>
  );
}

type FlyerEvent = NonNullable<SharedFlyer['event']>;

/** Returns whether an event was over when the page was opened, in the event's time zone. */
function useEventEnded(event: FlyerEvent | null): boolean {
  const [isOver] = useState(
    () => event !== null && hasEventEnded(event, new Date(), event.time_zone ?? companyTimeZone()),
  );
  return isOver;
}

/** The date and the hours share a line on most phones. */
const EVENT_LINE = { fontSize: { xs: '1.125rem', sm: '1.375rem' } } as const;
/** Each takes half of a phone's width. */
const ACTION = { px: { xs: 1, sm: 2 }, flex: { xs: '1 1 0', sm: 'none' }, whiteSpace: 'nowrap' } as const;

/** Keeps its text on one line. */
const NoWrap = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'inline-block', textDecoration: 'inherit' }}>
    {children}
  </Box>
);

interface SharedFlyerEventProps {
  event: FlyerEvent;
  title: string;
  /** Facts about the home where the event takes place. */
  facts: readonly string[];
}

/** When and where the event is, with links to save the date and get directions until it's over. */
function SharedFlyerEvent({ event, title, facts }: SharedFlyerEventProps) {
  const { day, time, place } = event;
  const isOver = useEventEnded(event);
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    const isSaved = await saveCalendarEntry('event.ics', async () => {
      const { toEventFile } = await import('./eventFile.ts');
      return toEventFile(event, title, window.location.origin + window.location.pathname);
    });
    setFailed(!isSaved);
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          columnGap: 4,
          rowGap: 2,
        }}
      >
        <div>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ ...EVENT_LINE, ...(isOver && { textDecoration: 'line-through', color: 'text.secondary' }) }}
          >
            <NoWrap>{time ? `${day},` : day}</NoWrap> {time && <NoWrap>{time}</NoWrap>}
          </Typography>
          {place && (
            <Typography variant="subtitle1" component="p" sx={EVENT_LINE}>
              {keepTownTogether(toRestOfPlace(place, title))}
            </Typography>
          )}
          <HomeFacts facts={facts} />
        </div>
        {!isOver && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: { xs: 1, sm: 1.5 },
              width: { xs: '100%', sm: 'auto' },
            }}
          >
            <ActionButton
              variant="outlined"
              startIcon={<EventOutlined />}
              onClick={() => void save()}
              sx={ACTION}
            >
              Add to calendar
            </ActionButton>
            {place && (
              <ButtonLink
                href={directionsTo(place)}
                target="_blank"
                rel="noreferrer"
                variant="outlined"
                startIcon={<PlaceOutlined />}
                sx={ACTION}
              >
                Get directions
              </ButtonLink>
            )}
          </Box>
        )}
      </Box>
      {hasFailed && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {CALENDAR_FAILED.title}. {CALENDAR_FAILED.text}
        </Typography>
      )}
    </Box>
  );
}

/** Says that the event is over, and who to ask about the next one: the agent if there is one. */
function SharedFlyerNotice({ event, realtor, officer }: SharedFlyer) {
  const isOver = useEventEnded(event);
  if (!isOver) return null;
  const { name, email } = realtor ?? officer;
  const ask = `Ask ${toFirstName(name)}`;
  return (
    <Typography role="status" color="secondary" sx={{ mb: 1, fontWeight: 600, textWrap: 'balance' }}>
      This event has ended.{' '}
      <Box component="span" sx={{ display: 'inline-block' }}>
        {email ? (
          <Link href={mailLink(email)} color="inherit">
            {ask}
          </Link>
        ) : (
          ask
        )}{' '}
        what’s coming up.
      </Box>
    </Typography>
  );
}

/** On the corner of the flyer of an event that is over. The notice above the title says it to screen readers. */
function SharedFlyerStamp({ event }: SharedFlyer) {
  return (
    useEventEnded(event) && (
      <Box aria-hidden sx={stamp}>
        Ended
      </Box>
    )
  );
}

/** Mostly above the flyer's corner: co-branded flyers have the agent's company there. */
const stamp = {
  position: 'absolute',
  top: { xs: -18, sm: -24, lg: -32 },
  right: { xs: -8, sm: -16 },
  px: '0.5em',
  border: '0.08em solid',
  borderRadius: '0.12em',
  bgcolor: 'background.paper',
  color: 'primary.main',
  typography: 'h1',
  fontSize: { xs: '1.5rem', sm: '1.75rem', lg: '2.5rem' },
  boxShadow: 8,
  transform: 'rotate(6deg)',
} as const;

interface SharedFlyerDetailProps {
  flyer: SharedFlyer;
  kind: 'notice' | 'event' | 'realtor' | 'ends' | 'stamp';
}

/** One of the optional parts of a flyer's page: notice, event, realtor, end date, or the stamp on the sheet. */
export function SharedFlyerDetail({ flyer, kind }: SharedFlyerDetailProps) {
  const { event, home, realtor, title } = flyer;
  if (kind === 'notice') return <SharedFlyerNotice {...flyer} />;
  if (kind === 'stamp') return <SharedFlyerStamp {...flyer} />;
  if (kind === 'event') {
    return event && <SharedFlyerEvent event={event} title={title} facts={home?.facts ?? []} />;
  }
  if (kind === 'realtor') return realtor && <SharedFlyerRealtor realtor={realtor} />;
  const ends = formatEnds(flyer);
  return (
    ends !== undefined && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {ends}
      </Typography>
    )
  );
}

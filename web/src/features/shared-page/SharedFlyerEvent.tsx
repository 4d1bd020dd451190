import { withTownTogether } from '@brokerage/domain/flyer/layout/text/withTownTogether';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { directionsTo } from '../../lib/directory/directionsTo.ts';
import { downloadFile } from '../../lib/downloadFile.ts';
import { companyToday } from '../../lib/format/time/companyTime.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

type FlyerEvent = NonNullable<SharedFlyer['event']>;

/** Returns the place without the street where the title has it: it stands right above. */
function toRestOfPlace(place: string, title: string): string {
  const [street = '', ...rest] = place.split(', ');
  return rest.length > 0 && title.includes(street) ? rest.join(', ') : place;
}

/** The day and the hours share a line on most phones. */
const LINE = { fontSize: { xs: '1.125rem', sm: '1.375rem' } } as const;
/** Halves of a phone's width. */
const action = { px: { xs: 1, sm: 2 }, flex: { xs: '1 0 auto', sm: 'none' } } as const;

/** What stays on one line. */
const Together = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'inline-block' }}>
    {children}
  </Box>
);

interface SharedFlyerEventProps {
  event: FlyerEvent;
  title: string;
}

/** When and where the flyer invites people, with ways to keep the day and to get there. */
export function SharedFlyerEvent({ event, title }: SharedFlyerEventProps) {
  const { date, day, time, place } = event;
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    try {
      const { toEventFile } = await import('./eventFile.ts');
      const address = window.location.origin + window.location.pathname;
      downloadFile(toEventFile(event, title, address), 'event.ics', 'text/calendar;charset=utf-8');
      setFailed(false);
    } catch {
      setFailed(true);
    }
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
          <Typography variant="subtitle1" component="p" sx={LINE}>
            <Together>{time ? `${day},` : day}</Together> {time && <Together>{time}</Together>}
          </Typography>
          {place && (
            <Typography variant="subtitle1" component="p" sx={LINE}>
              {withTownTogether(toRestOfPlace(place, title))}
            </Typography>
          )}
        </div>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: { xs: 1, sm: 1.5 },
            width: { xs: '100%', sm: 'auto' },
          }}
        >
          {date >= companyToday() && (
            <ActionButton
              variant="outlined"
              startIcon={<EventOutlined />}
              onClick={() => void save()}
              sx={action}
            >
              Add to calendar
            </ActionButton>
          )}
          {place && (
            <ButtonLink
              href={directionsTo(place)}
              target="_blank"
              rel="noreferrer"
              variant="outlined"
              startIcon={<PlaceOutlined />}
              sx={action}
            >
              Get directions
            </ButtonLink>
          )}
        </Box>
      </Box>
      {hasFailed && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          Couldn’t make the calendar entry. Check your connection and try again.
        </Typography>
      )}
    </Box>
  );
}

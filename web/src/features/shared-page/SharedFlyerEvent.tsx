import EventOutlined from '@mui/icons-material/EventOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { directionsTo } from '../../lib/directory/directionsTo.ts';
import { downloadFile } from '../../lib/downloadFile.ts';
import { companyToday } from '../../lib/format/companyTime.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

type FlyerEvent = NonNullable<SharedFlyer['event']>;

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
    <Box sx={{ mt: { xs: 1.5, md: 2 } }}>
      <Typography variant="subtitle1" component="p" sx={{ textWrap: 'balance' }}>
        {[day, time].filter(Boolean).join(', ')}
      </Typography>
      {place && (
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', textWrap: 'balance' }}>
          {place}
        </Typography>
      )}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {date >= companyToday() && (
          <ActionButton variant="outlined" startIcon={<EventOutlined />} onClick={() => void save()}>
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
          >
            Get directions
          </ButtonLink>
        )}
      </Box>
      {hasFailed && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          Couldn’t make the calendar entry. Check your connection and try again.
        </Typography>
      )}
    </Box>
  );
}

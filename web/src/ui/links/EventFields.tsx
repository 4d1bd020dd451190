import { eventPeriod, GUEST_EVENT_LIMITS } from '@brokerage/domain/link/guestEvent';
import { Box, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { companyTimeZone, companyToday, companyZoneName } from '../../lib/format/time/companyTime.ts';
import { type EventProblems, type EventValues, NEW_EVENT } from '../../lib/links/eventValues.ts';
import { Switch } from '../forms/fields/Switch.tsx';

/** Returns whether a link expires before the day of its event is over. */
const endsBefore = (expiresAt: Date | null, day: string): boolean =>
  expiresAt !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && expiresAt < eventPeriod(day, companyTimeZone()).to;

interface EventFieldsProps {
  /** Id of the group; the fields' ids are derived from it. */
  id: string;
  /** Null: the link is for no event. */
  values: EventValues | null;
  problems: EventProblems;
  onChange: (values: EventValues | null) => void;
  /** When the link expires; null: never. */
  expiresAt: Date | null;
  /** Shown while there is no event. */
  children?: ReactNode;
}

/** The event where a link is handed out, which raises the limits for its guests' network that day (docs/product.md#shared-links). */
export function EventFields({ id, values, problems, onChange, expiresAt, children }: EventFieldsProps) {
  const change = (changes: Partial<EventValues>) => values && onChange({ ...values, ...changes });
  const field = (name: keyof EventValues, hint?: string) => ({
    id: `${id}-${name}`,
    fullWidth: true,
    required: true,
    value: values?.[name] ?? '',
    error: problems[name] !== undefined,
    helperText: problems[name] ?? hint,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <Stack role="group" aria-label="Event" spacing={2}>
      <Box>
        <FormControlLabel
          label="For a seminar or open house"
          control={
            <Switch
              checked={values !== null}
              onChange={(_event, isOn) => onChange(isOn ? NEW_EVENT : null)}
            />
          }
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Guests on the same Wi-Fi look like one visitor, and we limit how often one visitor can apply. Turn
          this on so more guests can apply that day.
        </Typography>
      </Box>
      {values === null ? (
        children
      ) : (
        <>
          <TextField
            {...field('name', 'Visitors don’t see this.')}
            label="Event name"
            placeholder="e.g. Homebuyer seminar"
            slotProps={{ htmlInput: { maxLength: GUEST_EVENT_LIMITS.name } }}
          />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <TextField
              {...field(
                'day',
                endsBefore(expiresAt, values.day)
                  ? 'The link expires before this event is over. Choose a later expiration.'
                  : companyZoneName(),
              )}
              label="Date"
              type="date"
              slotProps={{ htmlInput: { min: companyToday() } }}
            />
            <TextField
              {...field('guests', `Up to ${GUEST_EVENT_LIMITS.guests}`)}
              label="Expected guests"
              type="number"
              slotProps={{
                htmlInput: { min: 1, max: GUEST_EVENT_LIMITS.guests, step: 1, inputMode: 'numeric' },
              }}
            />
          </Box>
        </>
      )}
    </Stack>
  );
}

import { type CallbackSlot, callbackTimes, groupByDay } from '@brokerage/domain/schedule/callbackTimes';
import { fromLocalTime, toLocalTime } from '@brokerage/domain/schedule/localTime';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepTimesTogether } from '../../../lib/format/time/companyTime.ts';
import { useShownAt } from '../../../ui/feedback/useShownAt.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';

/** An applicant's preferred time of day, within office hours. */
export type PartOfDay = 'morning' | 'afternoon';

type Days = ReturnType<typeof groupByDay>;

/** Returns the available times by day: `Tuesday, Nov 24` with `9 AM to 12 PM` and others; today may start with `now to 12 PM`. */
const toDays = (now: Date, officeHours: OfficeSchedule): Days => groupByDay(callbackTimes(now, officeHours));

/** Returns whether a time is in the preferred part of the day. */
export const isPreferredTime = (part: PartOfDay | undefined, { value }: { value: string }): boolean =>
  part !== undefined && value.endsWith('morning') === (part === 'morning');

/** Returns how many of today's times have passed; 0 if the first available day is later. */
function countPassed(now: Date, officeHours: OfficeSchedule, [first]: Days): number {
  const { time_zone: timeZone } = officeHours;
  const { date } = toLocalTime(now, timeZone);
  const [whole] = toDays(fromLocalTime({ date, minutes: 0 }, timeZone), officeHours);
  return first && whole?.[0] === first[0] ? whole[1].length - first[1].length : 0;
}

/** Height of a time with its mark, so that the days' times line up. */
const CHOICE_PX = 48;
const GAP_PX = 8;

/** Takes the place of today's past times, so that the others stay aligned. */
const PassedTimes = ({ count }: { count: number }) => (
  <Box
    sx={{
      display: 'grid',
      placeItems: 'center',
      textAlign: 'center',
      textWrap: 'balance',
      px: 1,
      gridColumn: { xs: `span ${count}`, md: 'auto' },
      minHeight: { xs: CHOICE_PX, md: count * CHOICE_PX + (count - 1) * GAP_PX },
      typography: 'body2',
      lineHeight: 1.3,
      color: 'text.secondary',
      bgcolor: 'neutral.soft',
      borderRadius: 1,
    }}
  >
    Earlier times have passed
  </Box>
);

/** How many days a phone shows at first. */
const FIRST_DAYS = 2;

const ON_PHONE = '@media (max-width: 599.95px)';

interface CallTimesProps {
  officeHours: OfficeSchedule;
  /** Marks the times in this part of the day. */
  preferred: PartOfDay | undefined;
  /** The current time of a scheduled call. It's marked and can't be chosen, because that would change nothing. */
  current?: string | undefined;
  chosen: string | undefined;
  unavailable: readonly string[];
  /** Id of the message about a time that became unavailable. */
  errorId: string | undefined;
  labelId: string;
  onChoose: (value: string) => void;
}

/** Offers time slots on the next business days, in the caller's time zone. */
export function CallTimes({
  officeHours,
  preferred,
  current,
  chosen,
  unavailable,
  errorId,
  labelId,
  onChoose,
}: CallTimesProps) {
  const shownAt = useShownAt();
  const [isUnfolded, setUnfolded] = useState(false);
  const laterDay = useRef<HTMLDivElement>(null);
  const days = useMemo(() => toDays(shownAt, officeHours), [shownAt, officeHours]);
  if (days.length === 0) {
    return <Typography>There are no open times in the next few weeks. Please call us instead.</Typography>;
  }
  const passed = countPassed(shownAt, officeHours, days);
  const unfold = () => {
    flushSync(() => setUnfolded(true));
    // The button disappears, so focus the first time that it was hiding.
    laterDay.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  };
  return (
    <>
      <Box
        role="radiogroup"
        aria-labelledby={labelId}
        sx={{
          display: 'grid',
          gap: { xs: 2.5, sm: 1.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${days.length}, minmax(0, 1fr))` },
          alignItems: 'start',
        }}
      >
        {days.map(([day, times], index) => (
          <Box
            key={day}
            ref={index === FIRST_DAYS ? laterDay : undefined}
            sx={{
              display: { sm: 'grid', md: 'block' },
              gridTemplateColumns: '152px minmax(0, 1fr)',
              alignItems: 'center',
              ...(index >= FIRST_DAYS && !isUnfolded && { [ON_PHONE]: { display: 'none' } }),
            }}
          >
            <Typography aria-hidden variant="body2" sx={{ fontWeight: 600, mb: { xs: 1, sm: 0, md: 1 } }}>
              {day}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: `${GAP_PX}px`,
                gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
              }}
            >
              {index === 0 && passed > 0 && <PassedTimes count={passed} />}
              {times.map((time) => (
                <TimeChoice
                  key={time.value}
                  time={time}
                  mark={toMark(time, preferred, current)}
                  isChosen={time.value === chosen}
                  isCurrent={time.value === current}
                  isUnavailable={unavailable.includes(time.value)}
                  errorId={errorId}
                  onChoose={() => onChoose(time.value)}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {days.length > FIRST_DAYS && !isUnfolded && (
        <Button
          variant="text"
          endIcon={<ExpandMore />}
          onClick={unfold}
          sx={{ display: { sm: 'none' }, minHeight: 44, mt: 1, mb: -1.5, mx: -1.5, px: 1.5 }}
        >
          More days
        </Button>
      )}
    </>
  );
}

function toMark(
  time: CallbackSlot,
  preferred: PartOfDay | undefined,
  current: string | undefined,
): string | undefined {
  if (time.value === current) return 'Your time now';
  return isPreferredTime(preferred, time) ? 'Your preference' : undefined;
}

interface TimeChoiceProps {
  time: CallbackSlot;
  /** The label of a special time, such as the preferred one. */
  mark: string | undefined;
  isChosen: boolean;
  /** The call already has this time. */
  isCurrent: boolean;
  /** Taken since the times were loaded. */
  isUnavailable: boolean;
  errorId: string | undefined;
  onChoose: () => void;
}

/** A time slot; the whole card is clickable. */
function TimeChoice(props: TimeChoiceProps) {
  const { time, mark, isChosen, isCurrent, isUnavailable, errorId, onChoose } = props;
  const isDisabled = isCurrent || isUnavailable;
  const hours = time.hours.replace('now', 'Now');
  const words = isUnavailable ? `${hours}, not available` : hours;
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        scrollMarginBottom: { xs: '128px', sm: 0 },
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        minHeight: CHOICE_PX,
        px: 0.5,
        py: 0.25,
        textAlign: 'center',
        typography: { xs: 'body2', sm: 'body1' },
        lineHeight: 1.3,
        cursor: isDisabled ? 'default' : 'pointer',
        border: '1px solid',
        borderColor: 'neutral.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        transition: 'background-color 150ms ease-out',
        '&:has(input:checked)': {
          bgcolor: 'primary.main',
          borderColor: 'primary.main',
          color: 'primary.contrastText',
          fontWeight: 600,
        },
        '&:has(input:disabled)': {
          color: 'text.secondary',
          borderStyle: 'dashed',
          bgcolor: 'transparent',
        },
        '&:has(input:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
      }}
    >
      <input
        type="radio"
        name="call-time"
        value={time.value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          onChoose();
          // On phones, the bar with the button appears over the bottom of the screen.
          currentTarget.closest('label')?.scrollIntoView?.({ block: 'nearest' });
        }}
        style={visuallyHidden}
        {...(errorId && { 'aria-describedby': errorId })}
      />
      {/* The column heading already shows the day. */}
      <span style={visuallyHidden}>{time.day}, </span>
      <span>{keepTimesTogether(words)}</span>
      {mark && (
        <Box component="span" sx={{ fontSize: 12, fontWeight: 600, lineHeight: 1.3 }}>
          <span style={visuallyHidden}>, </span>
          {mark}
        </Box>
      )}
    </Box>
  );
}

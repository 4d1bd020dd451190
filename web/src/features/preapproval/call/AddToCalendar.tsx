import type { CalendarEvent } from '@brokerage/domain/contact/calendarFile';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { CALENDAR_FAILED, saveCalendarEntry } from '../../../lib/downloadFile.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';

interface AddToCalendarProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx'> {
  time: CalendarEvent;
  label: string;
  /** What the file does to a calendar. We can't know whether an earlier time was added to it. */
  kind?: keyof typeof TEXTS;
}

const TEXTS = {
  add: 'Add to calendar',
  addNewTime: 'Add the new time to your calendar',
  remove: 'Remove from calendar',
} as const;

/** Downloads the call's time as an iCalendar file. The code that writes the file loads when the button is pressed. */
export function AddToCalendar({ time, label, kind = 'add', ...look }: AddToCalendarProps) {
  const notify = useNotify();
  const text = TEXTS[kind];
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    const isSaved = await saveCalendarEntry('loan-officer-call.ics', async () => {
      const { toCalendarFile } = await import('@brokerage/domain/contact/calendarFile');
      return toCalendarFile(time);
    });
    setBusy(false);
    if (!isSaved) notify({ severity: 'error', ...CALENDAR_FAILED });
  };
  return (
    <Button
      className="no-print"
      variant="outlined"
      sx={{ minHeight: 44 }}
      {...look}
      startIcon={<EventOutlined />}
      aria-label={`${text}: ${label}`}
      aria-disabled={isBusy}
      onClick={() => void save()}
    >
      {text}
    </Button>
  );
}

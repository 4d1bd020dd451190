import EventOutlined from '@mui/icons-material/EventOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import type { PromisedTime } from './calendarFile.ts';

/** Saves a promised time as a file that every calendar opens. What writes it is loaded with the press. */
export function AddToCalendar({ time, label }: { time: PromisedTime; label: string }) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { toCalendarFile } = await import('./calendarFile.ts');
      downloadFile(toCalendarFile(time), 'loan-officer-call.ics', 'text/calendar;charset=utf-8');
    } catch {
      notify({
        severity: 'error',
        title: 'Couldn’t make the calendar entry',
        text: 'Check your connection and try again.',
      });
    }
    setBusy(false);
  };
  return (
    <Button
      className="no-print"
      variant="outlined"
      startIcon={<EventOutlined />}
      aria-label={`Add to calendar: ${label}`}
      aria-disabled={isBusy}
      onClick={() => void save()}
      sx={{ minHeight: 44 }}
    >
      Add to calendar
    </Button>
  );
}

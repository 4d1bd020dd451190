import {
  MAIL_TIMINGS,
  type MailTiming,
  type MailTopic,
  mailTopic,
} from '@brokerage/domain/mail/mailPreferences';
import { Box, TextField, Typography } from '@mui/material';

const TIMING_LABELS: Record<MailTiming, string> = {
  now: 'At once',
  daily: 'Daily summary',
  off: 'Off',
};

interface MailTopicFieldProps {
  topic: MailTopic;
  timing: MailTiming;
  onChange: (timing: MailTiming) => void;
}

/** One kind of email: what it is about and when it comes. */
export function MailTopicField({ topic, timing, onChange }: MailTopicFieldProps) {
  const { label, text, caution } = mailTopic(topic);
  const id = `mail-topic-${topic}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
        columnGap: 3,
        rowGap: 1.5,
        alignItems: 'start',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 600, display: 'block' }}>
          {label}
        </Typography>
        <Typography id={`${id}-text`} sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
        <Box role="status">
          {timing !== 'now' && caution !== undefined && (
            <Typography variant="body2" sx={{ mt: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'warning.main' }}>
              {caution}
            </Typography>
          )}
        </Box>
      </div>
      <TextField
        select
        id={id}
        name={topic}
        value={timing}
        onChange={({ target }) => onChange(MAIL_TIMINGS.find((one) => one === target.value) ?? 'now')}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-describedby': `${id}-text` } }}
        fullWidth
      >
        {MAIL_TIMINGS.map((one) => (
          <option key={one} value={one}>
            {TIMING_LABELS[one]}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

import {
  findMailTopics,
  MAIL_TIMINGS,
  type MailPreferences,
  type MailTiming,
  type MailTopic,
  mailTopic,
} from '@brokerage/domain/mail/mailPreferences';
import { Box, Card, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { LeaveGuard } from '../../ui/forms/LeaveGuard.tsx';
import { SaveActions } from '../../ui/forms/SaveActions.tsx';
import { useSaveMailPreferences } from './useMailPreferences.ts';

const TIMING_LABELS: Record<MailTiming, string> = {
  now: 'Right away',
  daily: 'Daily summary',
  off: 'Off',
};

interface MailTopicFieldProps {
  topic: MailTopic;
  timing: MailTiming;
  onChange: (timing: MailTiming) => void;
}

/** One kind of email: what it is about and when it comes. */
function MailTopicField({ topic, timing, onChange }: MailTopicFieldProps) {
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

type Timings = MailPreferences['topics'];

/** Lets a member choose when emails come. Unsaved choices go over the stored ones, which another tab may change. */
export function MailPreferencesForm({ stored }: { stored: Timings }) {
  const { member } = useSignedIn();
  const notify = useNotify();
  const save = useSaveMailPreferences(member.tenant_id, member.user_id);
  const [changes, setChanges] = useState<Partial<Timings>>({});
  const [isBusy, setBusy] = useState(false);
  const topics = findMailTopics(member);
  const timings: Timings = { ...stored, ...changes };
  const isChanged = topics.some((topic) => timings[topic] !== stored[topic]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await save(timings);
      setChanges({});
      notify({ title: 'Notification settings saved', severity: 'success' });
    } catch (error) {
      notify(toErrorToast(error, 'Couldn’t save your notification settings'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card
      component="form"
      aria-labelledby="mail-preferences"
      onSubmit={(event) => void submit(event)}
      sx={{ p: 2.5 }}
    >
      <LeaveGuard isChanged={isChanged} />
      <Typography variant="h3" component="h2" id="mail-preferences">
        Emails you can choose
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        The daily summary is one email at 7 AM, your company’s time, on days when you have updates. If you
        turn emails off, you’ll still see everything in the portal: under the bell and in “Needs your
        attention.”
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {topics.map((topic) => (
          <MailTopicField
            key={topic}
            topic={topic}
            timing={timings[topic]}
            onChange={(timing) => setChanges({ ...changes, [topic]: timing })}
          />
        ))}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
        <SaveActions isChanged={isChanged} isBusy={isBusy} onCancel={() => setChanges({})} />
      </Box>
    </Card>
  );
}

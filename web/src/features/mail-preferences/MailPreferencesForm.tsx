import {
  findMailTopics,
  MAIL_TIMINGS,
  type MailPreferences,
  type MailTiming,
  type MailTopic,
  mailTopic,
} from '@brokerage/domain/mail/mailPreferences';
import { Box, Card, Skeleton, TextField, Typography } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { LeaveGuard } from '../../ui/forms/dialogs/LeaveGuard.tsx';
import { ConflictAlert } from '../../ui/forms/record/ConflictAlert.tsx';
import { changedElsewhere } from '../../ui/forms/record/conflictTexts.ts';
import { useRecordForm } from '../../ui/forms/record/useRecordForm.ts';
import { SaveActions } from '../../ui/forms/SaveActions.tsx';
import { useSaveMailPreferences } from './useMailPreferences.ts';

const TIMING_LABELS: Record<MailTiming, string> = {
  now: 'Right away',
  daily: 'Daily summary',
  off: 'Off',
};

interface MailTopicRowProps {
  topic: MailTopic;
  /** Shown next to the description of the emails. */
  children: ReactNode;
  /** Shown below the description of the emails. */
  caution?: ReactNode;
}

/** One kind of email, with a description. */
function MailTopicRow({ topic, children, caution }: MailTopicRowProps) {
  const { label, text } = mailTopic(topic);
  const id = toFieldId(topic);
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
        {caution}
      </div>
      {children}
    </Box>
  );
}

const toFieldId = (topic: MailTopic) => `mail-topic-${topic}`;

interface MailTopicFieldProps {
  topic: MailTopic;
  timing: MailTiming;
  onChange: (timing: MailTiming) => void;
}

/** Selects when one kind of email is sent. */
function MailTopicField({ topic, timing, onChange }: MailTopicFieldProps) {
  const { caution } = mailTopic(topic);
  const id = toFieldId(topic);
  return (
    <MailTopicRow
      topic={topic}
      caution={
        <Box role="status">
          {timing !== 'now' && caution !== undefined && (
            <Typography variant="body2" sx={{ mt: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'warning.main' }}>
              {caution}
            </Typography>
          )}
        </Box>
      }
    >
      <TextField
        select
        id={id}
        name={topic}
        value={timing}
        onChange={({ target }) => onChange(MAIL_TIMINGS.find((choice) => choice === target.value) ?? 'now')}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-describedby': `${id}-text` } }}
        fullWidth
      >
        {MAIL_TIMINGS.map((choice) => (
          <option key={choice} value={choice}>
            {TIMING_LABELS[choice]}
          </option>
        ))}
      </TextField>
    </MailTopicRow>
  );
}

const topicList = { m: 0, p: 0, listStyle: 'none' } as const;
const foot = { borderTop: 1, borderColor: 'divider', pt: 2 } as const;

function FormHeading() {
  return (
    <>
      <Typography variant="h3" component="h2" id="mail-preferences">
        Emails you can choose
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        The daily summary is one email at 7 AM, your company’s time, on days when you have updates. If you
        turn emails off, you’ll still see everything in the portal: under the bell and in “Needs your
        attention.”
      </Typography>
    </>
  );
}

/** The form while the choices load. It has everything else, so that nothing moves when they arrive. */
export function MailPreferencesSkeleton() {
  const { member } = useSignedIn();
  return (
    <Card sx={{ p: 2.5 }}>
      <FormHeading />
      <div role="status" aria-label="Loading your notification settings">
        <Box component="ul" sx={topicList}>
          {findMailTopics(member).map((topic) => (
            <MailTopicRow key={topic} topic={topic}>
              <Skeleton variant="rounded" height={44} />
            </MailTopicRow>
          ))}
        </Box>
        <Box sx={foot}>
          <Skeleton variant="rounded" width={160} height={44} sx={{ ml: 'auto' }} />
        </Box>
      </div>
    </Card>
  );
}

type Timings = MailPreferences['topics'];

/** Lets a member choose when emails are sent. */
export function MailPreferencesForm({ stored }: { stored: Timings }) {
  const { member } = useSignedIn();
  const notify = useNotify();
  const save = useSaveMailPreferences(member.tenant_id, member.user_id);
  const record = useRecordForm(stored);
  const { values, isChanged, isBusy, setElement, change, cancel } = record;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || record.mustChoose()) return;
    try {
      await record.save(values, () => save(values));
      notify({ title: 'Notification settings saved', severity: 'success' });
    } catch (error) {
      notify(toErrorToast(error, 'Couldn’t save your notification settings'));
    }
  }

  return (
    <Card
      component="form"
      ref={setElement}
      aria-labelledby="mail-preferences"
      onSubmit={(event) => void submit(event)}
      sx={{ p: 2.5 }}
    >
      <LeaveGuard isChanged={isChanged} />
      <FormHeading />
      <ConflictAlert
        record={record}
        getLabel={(topic) => mailTopic(topic).label}
        format={(topic, version) => TIMING_LABELS[version[topic]]}
        texts={changedElsewhere('Your notification settings were changed somewhere else')}
      />
      <Box component="ul" sx={topicList}>
        {findMailTopics(member).map((topic) => (
          <MailTopicField
            key={topic}
            topic={topic}
            timing={values[topic]}
            onChange={(timing) => change({ [topic]: timing })}
          />
        ))}
      </Box>
      <Box sx={foot}>
        <SaveActions isChanged={isChanged} isBusy={isBusy} onCancel={cancel} />
      </Box>
    </Card>
  );
}

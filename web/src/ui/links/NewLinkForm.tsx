import { eventLinkExpiry, linkExpiry } from '@brokerage/domain/link/linkExpiry';
import { LINK_LIMITS } from '@brokerage/domain/link/linkLimits';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  DialogActions,
  DialogContent,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toTitledToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { companyTimeZone } from '../../lib/format/time/companyTime.ts';
import type { EventValues } from '../../lib/links/eventValues.ts';
import { toExpiryDays } from '../../lib/links/expiryChoices.ts';
import { formatFlyerEndsFirst } from '../../lib/links/formatFlyerEndsFirst.ts';
import { formatLinkEnd } from '../../lib/links/formatLinkEnd.ts';
import {
  AFTER_EVENT,
  type Attempt,
  attemptFor,
  type CreateLinkInput,
  type NewLinkInput,
  type NewLinkValues,
  toNewLink,
} from '../../lib/links/newLink.ts';
import { useNow } from '../../lib/useNow.ts';
import { focusFirstInvalid } from '../forms/focusFirstInvalid.ts';
import { EventFields } from './EventFields.tsx';
import { ExpiryField } from './ExpiryField.tsx';
import { useEventForm } from './useEventForm.ts';

const UTM = [
  {
    name: 'source',
    label: 'UTM Source',
    suggestions: ['newsletter', 'facebook', 'instagram', 'linkedin', 'sign', 'email'],
  },
  { name: 'medium', label: 'UTM Medium', suggestions: ['email', 'social', 'sms', 'print', 'referral'] },
  {
    name: 'campaign',
    label: 'UTM Campaign',
    suggestions: ['open-house', 'just-listed', 'first-time-buyers', 'refinance'],
  },
] as const;

interface UtmFieldsProps {
  values: NewLinkValues;
  onChange: (change: Partial<NewLinkValues>) => void;
}

/** UTM fields for where the link will be published. */
function UtmFields({ values, onChange }: UtmFieldsProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-label="Campaign"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {UTM.map(({ name, label, suggestions }) => (
        <div key={name}>
          <TextField
            id={`${id}-${name}`}
            label={label}
            fullWidth
            placeholder={`e.g. ${suggestions[0]}`}
            value={values[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
            slotProps={{
              htmlInput: { list: `${id}-${name}-list`, maxLength: LINK_LIMITS.utm, autoCapitalize: 'none' },
            }}
          />
          <datalist id={`${id}-${name}-list`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </div>
      ))}
    </Box>
  );
}

/** A newly created link, and whether it expires. */
export interface CreatedLink {
  shareUrl: string;
  expires: boolean;
}

interface NewLinkFormProps {
  initial: NewLinkValues;
  /** Adds the link's target to the input; returns undefined while none is chosen. */
  toInput: (link: NewLinkInput) => CreateLinkInput | undefined;
  onCreated: (created: CreatedLink) => void;
  /** A link is being created, and closing the dialog would hide it. */
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  /** When the link's flyer ends; null if it doesn't. */
  flyerEnd?: Date | null;
  /** The day of the flyer's upcoming event, `2026-12-08`: by default, the link works until the day after. */
  eventDay?: string | undefined;
  /** Initial event; omitted if the link isn't for one. */
  event?: EventValues | undefined;
  /** Something was entered. */
  onEdited: () => void;
  onClose: () => void;
  /** The dialog's warning about unsaved changes. */
  warning: ReactNode;
  /** A notice to read before creating a link. */
  notice?: ReactNode;
  /** Content after the form. */
  after?: ReactNode;
  /** Fields at the top, which then get the focus. */
  children?: ReactNode;
}

/**
 * The content and buttons of a dialog that creates a tracked link. Typed values stay after an error, and a retry doesn't create a second
 * link.
 */
export function NewLinkForm(props: NewLinkFormProps) {
  const { initial, toInput, onCreated, isBusy, onBusy, flyerEnd = null, eventDay, children } = props;
  const id = useId();
  const [values, setValues] = useState<NewLinkValues>(
    eventDay ? { ...initial, expiry: AFTER_EVENT } : initial,
  );
  const [problem, setProblem] = useState<ReturnType<typeof toTitledToast>>();
  const event = useEventForm(`${id}-event`, props.event ?? null);
  const now = useNow();
  const endAfterEvent = eventDay ? eventLinkExpiry(eventDay, now, companyTimeZone()) : undefined;
  const end =
    values.expiry === AFTER_EVENT ? (endAfterEvent ?? null) : linkExpiry(toExpiryDays(values.expiry), now);
  const attempt = useRef<Attempt>(undefined);
  const change = (changes: Partial<NewLinkValues>) => setValues((before) => ({ ...before, ...changes }));

  async function create(submitted: FormEvent<Element>) {
    submitted.preventDefault();
    if (isBusy) return;
    // Render the fields' errors before one of them gets the focus.
    const input = flushSync(() => {
      const chosenEvent = event.read(now);
      const read = toInput(toNewLink(values, chosenEvent));
      return chosenEvent === undefined ? undefined : read;
    });
    if (!input) return focusFirstInvalid(submitted.currentTarget);
    onBusy(true);
    setProblem(undefined);
    attempt.current = attemptFor(input, attempt.current);
    const { requestId } = attempt.current;
    try {
      const { shareUrl } = await callFunction('create-share-link', { ...input, requestId });
      onCreated({ shareUrl, expires: input.expiryDays !== null });
    } catch (error) {
      setProblem(toTitledToast(error, 'Failed to create share link'));
    }
    onBusy(false);
  }

  return (
    <>
      <DialogContent onChange={props.onEdited}>
        <form id={`${id}-form`} noValidate onSubmit={(event) => void create(event)}>
          <Stack spacing={2.5} sx={{ pt: 0.5 }}>
            {props.notice}
            {children}
            <ExpiryField
              id={`${id}-expiry`}
              label="Link expires after"
              helperText={
                formatFlyerEndsFirst(end, flyerEnd) ??
                (eventDay && values.expiry === AFTER_EVENT
                  ? `The event is on ${formatDay(eventDay)}. The link works through ${formatDay(shiftDate(eventDay, 1))}.`
                  : end && formatLinkEnd(end))
              }
              first={eventDay ? { value: AFTER_EVENT, label: 'The day after the event' } : undefined}
              autoFocus={children === undefined}
              value={values.expiry}
              onChange={(expiry) => change({ expiry })}
            />
            <TextField
              id={`${id}-label`}
              label="Label (optional)"
              helperText="Visitors don’t see this. Use it to tell your links apart. For example, Newsletter, Yard sign or Instagram."
              fullWidth
              value={values.label}
              onChange={({ target }) => change({ label: target.value })}
              slotProps={{ htmlInput: { maxLength: LINK_LIMITS.label } }}
            />
            <UtmFields values={values} onChange={change} />
            <EventFields {...event.fields} expiresAt={end} />
          </Stack>
        </form>
        {props.after}
      </DialogContent>
      {problem && (
        <Alert severity="error" sx={{ mx: 3, mb: 2, flexShrink: 0 }}>
          {problem.text === undefined ? problem.title : <AlertTitle>{problem.title}</AlertTitle>}
          {problem.text}
        </Alert>
      )}
      {props.warning}
      <DialogActions>
        {isBusy && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mr: 'auto' }}>
            Creating your link. This can take a moment.
          </Typography>
        )}
        <Button disabled={isBusy} onClick={props.onClose}>
          Close
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={isBusy} sx={{ flexShrink: 0 }}>
          Create link
        </Button>
      </DialogActions>
    </>
  );
}

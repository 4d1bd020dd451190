import { CONTACT_TOPICS, MESSAGE_LIMIT } from '@brokerage/domain/contact/topics';
import { type CallbackSlot, groupByDay } from '@brokerage/domain/schedule/callbackTimes';
import { TEXT_LIMITS } from '@brokerage/domain/text/textLimits';
import TextField from '@mui/material/TextField';
import { type Control, useController, useWatch } from 'react-hook-form';
import { EmailField } from '../../ui/forms/fields/EmailField.tsx';
import { PhoneField } from '../../ui/forms/fields/PhoneField.tsx';
import type { ContactValues } from './contactForm.ts';

const LINE_HEIGHT = 28;

type FieldControl = { control: Control<ContactValues> };

function useField(control: Control<ContactValues>, name: keyof ContactValues) {
  const { field, fieldState, formState } = useController({ control, name });
  const readOnly = formState.isSubmitting;
  return {
    // A message can't be edited while it's being sent: the form goes away once it arrives. A select has no `readonly`, so its
    // changes are dropped.
    field: { ...field, onChange: readOnly ? () => undefined : field.onChange },
    id: `contact-${name}`,
    error: fieldState.error?.message,
    readOnly,
  };
}

/** The sender's name. */
export function ContactName({ control }: FieldControl) {
  const { field, id, error, readOnly } = useField(control, 'name');
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      id={id}
      label="Name"
      required
      autoComplete="name"
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { maxLength: TEXT_LIMITS.name, readOnly } }}
    />
  );
}

interface ContactMessageProps extends FieldControl {
  label: string;
  rows: number;
}

/** The message itself. A callback needs none. */
export function ContactMessageField({ control, label, rows }: ContactMessageProps) {
  const { field, id, error, readOnly } = useField(control, 'message');
  const { ref, ...input } = field;
  const wantsCallback = useWatch({ control, name: 'callback' }) !== '';
  const shownError = wantsCallback && field.value === '' ? undefined : error;
  return (
    <TextField
      {...input}
      inputRef={ref}
      id={id}
      label={label}
      required={!wantsCallback}
      autoComplete="off"
      error={shownError !== undefined}
      helperText={shownError}
      multiline
      minRows={rows}
      // The prerendered page can't measure the number of lines.
      sx={{ '& textarea:not([aria-hidden])': { minHeight: rows * LINE_HEIGHT } }}
      slotProps={{ htmlInput: { maxLength: MESSAGE_LIMIT, readOnly } }}
    />
  );
}

/** The email address for the reply. */
export function ContactEmail({ control }: FieldControl) {
  const { field, id, error, readOnly } = useField(control, 'email');
  return (
    <EmailField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label="Email"
      required
      error={error}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      autoComplete="email"
      maxLength={TEXT_LIMITS.email}
      readOnly={readOnly}
    />
  );
}

/** The phone number, required only for a callback. */
export function ContactPhone({ control }: FieldControl) {
  const { field, id, error, readOnly } = useField(control, 'phone');
  const wantsCallback = useWatch({ control, name: 'callback' }) !== '';
  const shownError = wantsCallback || field.value !== '' ? error : undefined;
  return (
    <PhoneField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label="Phone"
      required={wantsCallback}
      error={shownError !== undefined}
      helperText={shownError}
      value={field.value}
      onChange={field.onChange}
      autoComplete="tel"
      maxLength={TEXT_LIMITS.phoneMax}
      readOnly={readOnly}
    />
  );
}

/** The topic, as the browser's own select. */
export function TopicField({ control }: FieldControl) {
  const { field, id, error } = useField(control, 'topic');
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      select
      required
      id={id}
      label="What can we help you with?"
      error={error !== undefined}
      helperText={error}
      slotProps={{ select: { native: true } }}
    >
      <option value="">Choose one</option>
      {CONTACT_TOPICS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

interface CallbackFieldProps extends FieldControl {
  label: string;
  /** Label of the option not to be called. */
  noCall: string;
  times: readonly CallbackSlot[];
  /** Says whose hours these are, once a time is selected. */
  hint: string;
}

/** When to call back: parts of the next business days, which only the browser knows. */
export function CallbackField({ control, label, noCall, times, hint }: CallbackFieldProps) {
  const { field, id, error } = useField(control, 'callback');
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      select
      id={id}
      label={label}
      error={error !== undefined}
      helperText={error ?? (field.value && hint)}
      slotProps={{ select: { native: true } }}
    >
      <option value="">{noCall}</option>
      {groupByDay(times).map(([day, ofDay]) => (
        <optgroup key={day} label={day}>
          {ofDay.map(({ value, hours }) => (
            // The closed field doesn't show the group, so each time includes its day.
            <option key={value} value={value}>
              {`${day.replace(/^(\w{3})\w*/, '$1')}, ${hours}`}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  );
}

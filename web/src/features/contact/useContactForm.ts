import { TEXT_LIMITS } from '@brokerage/domain/textLimits';
import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { formatPhone, phoneFormatOrTimeout } from '../../lib/format/formatPhone.ts';
import { HONEYPOT } from '../../ui/forms/Honeypot.tsx';
import {
  type ContactValues,
  EMPTY_MESSAGE,
  isContactField,
  toMessage,
  toMessageInput,
} from './contactForm.ts';

// The schema and the functions SDK are wanted only when somebody writes: they are no part of the page.
const loadCheck = () => import('./contactCheck.ts');
const loadCalls = async () => ({
  visitLink: (await loadCheck()).visitLink(),
  ...(await import('../../lib/firebase/callFunction.ts')),
  ...(await import('../../lib/errors/callError.ts')),
});

/** Loads what the form will need, at the first touch. */
export const prepareContactForm = () => {
  void Promise.all([loadCheck(), loadCalls()]).catch(() => undefined);
};

const resolver: Resolver<ContactValues> = async (values) => {
  try {
    const errors = (await loadCheck()).contactErrors(values);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  } catch {
    // Offline before the check was loaded: sending says so, and the server checks anyway.
    return { values, errors: {} };
  }
};

export interface SentMessage {
  /** ISO 8601, server time. */
  receivedAt: string;
  callback: string;
  /** Of the callback request, if a call was asked for. */
  reference: string | undefined;
}

const OFFLINE = 'You’re offline. Your message is still here. Send it again once you’re back online.';

/** The number as people write it, where somebody was quicker than the field. */
async function withFormattedPhone(values: ContactValues): Promise<ContactValues> {
  if (values.phone.trim() === '') return values;
  await phoneFormatOrTimeout();
  return { ...values, phone: formatPhone(values.phone, TEXT_LIMITS.phoneMax) };
}

const elapsedSince = (openedAt: number) => Math.max(0, Math.round(performance.now() - openedAt));

/**
 * Returns the id under which a message is sent: the same while its words are the same, so that a retry is answered as before. What was
 * changed after an attempt that failed is a message of its own, as the first may have arrived.
 */
function useMessageId(): (values: ContactValues) => string {
  const last = useRef({ key: '', id: '' });
  return (values) => {
    // The number may be formatted between two attempts.
    const key = JSON.stringify(toMessage({ ...values, phone: values.phone.replaceAll(/\D/g, '') }));
    if (last.current.key !== key) last.current = { key, id: nanoid() };
    return last.current.id;
  };
}

/** The contact form: its fields, sending it, and how that went. */
export function useContactForm(onSent: (sent: SentMessage) => void) {
  const [openedAt] = useState(() => performance.now());
  const toMessageId = useMessageId();
  const [failure, setFailure] = useState<string>();
  const form = useForm<ContactValues>({ defaultValues: EMPTY_MESSAGE, mode: 'onTouched', resolver });

  const submit = form.handleSubmit(async (values, event) => {
    setFailure(undefined);
    if (!navigator.onLine) {
      setFailure(OFFLINE);
      return;
    }
    const target: unknown = event?.target;
    const website = target instanceof HTMLFormElement ? new FormData(target).get(HONEYPOT) : '';
    let calls: Awaited<ReturnType<typeof loadCalls>>;
    try {
      calls = await loadCalls();
    } catch {
      setFailure(OFFLINE);
      return;
    }
    try {
      const message = await withFormattedPhone(values);
      const { received_at, reference_number } = await calls.callFunction(
        'send-contact-message',
        toMessageInput(message, {
          id: toMessageId(message),
          elapsed_ms: elapsedSince(openedAt),
          website: typeof website === 'string' ? website : '',
          ...(calls.visitLink && { link: calls.visitLink }),
        }),
      );
      onSent({ receivedAt: received_at, callback: values.callback, reference: reference_number });
    } catch (error) {
      const issues = calls.toFieldIssues(error).filter(({ path }) => isContactField(path));
      for (const [index, { path, message }] of issues.entries()) {
        if (isContactField(path)) form.setError(path, { message }, { shouldFocus: index === 0 });
      }
      if (issues.length > 0) return;
      // Neither body nor message: both may carry personal data.
      console.warn('Contact message not sent');
      setFailure(calls.toErrorMessage(error));
    }
  });
  return { form, submit, failure };
}

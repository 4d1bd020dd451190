import { type CallbackSlot, callbackTimes } from '@brokerage/domain/schedule/callbackTimes';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { TEXT_LIMITS } from '@brokerage/domain/text/textLimits';
import { nanoid } from 'nanoid';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useIsHydrated } from '../../hydration/useIsHydrated.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { formatPhone, phoneFormatOrTimeout } from '../../lib/format/contact/formatPhone.ts';
import { useShownAt } from '../../ui/feedback/useShownAt.ts';
import { HONEYPOT } from '../../ui/forms/Honeypot.tsx';
import { onPageLeave } from '../../ui/forms/onPageLeave.ts';
import {
  type ContactValues,
  EMPTY_MESSAGE,
  isContactField,
  toMessage,
  toMessageInput,
} from './contactForm.ts';
import {
  forgetMessage,
  hasMessage,
  isSavedForReload,
  type SavedMessage,
  saveMessage,
  takeSavedMessage,
} from './savedMessage.ts';
import type { RequestedOfficer } from './useRequestedOfficer.ts';

// The schema and the functions SDK are needed only when the visitor writes, so they load after the page.
const loadCheck = () => import('./contactCheck.ts');
const loadCalls = async () => {
  const [{ visitLink }, { callFunction }, { toErrorMessage, toFieldIssues }] = await Promise.all([
    loadCheck(),
    import('../../lib/firebase/callFunction.ts'),
    import('../../lib/errors/callError.ts'),
  ]);
  return { visitLink: visitLink(), callFunction, toErrorMessage, toFieldIssues };
};

let isCheckLoaded = false;
/** Chromium remembers a failed import until the page is reloaded, so don't start one while offline. */
async function loadCheckOnline() {
  if (!isCheckLoaded && !navigator.onLine) throw new Error('Offline before the check was loaded');
  const check = await loadCheck();
  isCheckLoaded = true;
  return check;
}

/** Preloads what the form will need, on first interaction. */
export const prepareContactForm = () => {
  if (navigator.onLine) void loadCalls().catch(() => undefined);
};

interface FormContext {
  /** The caller's office hours. */
  schedule: OfficeSchedule;
}

const resolver: Resolver<ContactValues, FormContext> = async (values, context) => {
  try {
    const { contactErrors } = await loadCheckOnline();
    const errors = context ? contactErrors(values, context.schedule) : {};
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  } catch {
    // Offline before the validation code loaded: sending will say so, and the server validates anyway.
    return { values, errors: {} };
  }
};

export interface SentMessage {
  /** ISO 8601, server time. */
  receivedAt: string;
  callback: string;
  /** Reference of the callback request, if the visitor requested a call. */
  reference: string | undefined;
  /** Time zone of the callback time. */
  timeZone: string;
  /** The officer who calls; undefined for the office. */
  requested: RequestedOfficer | undefined;
}

interface Failure {
  message: string;
  /** The officer no longer takes calls, but the office does. */
  isOfficerGone?: boolean;
}

const OFFLINE = 'You’re offline. What you typed is still here. Send it again once you’re back online.';
const NOT_LOADED =
  'Part of this page didn’t load. Check your connection, then copy what you typed and reload the page.';
const RELOADED =
  'Part of this page didn’t load, so we reloaded it. What you typed is still here. Please send it again.';

/** Formats the phone number in case the visitor submits before the field has done so. */
async function withFormattedPhone(values: ContactValues): Promise<ContactValues> {
  if (values.phone.trim() === '') return values;
  await phoneFormatOrTimeout();
  return { ...values, phone: formatPhone(values.phone, TEXT_LIMITS.phoneMax) };
}

const elapsedSince = (openedAt: number) => Math.max(0, Math.round(performance.now() - openedAt));

/**
 * Returns a message's id. It stays the same while the text and the recipient do, so that the server recognizes a retry. A message edited
 * after a failed attempt gets a new id, because the first one may have arrived.
 */
function useMessageId(): (values: ContactValues, officerId: string | undefined) => string {
  const last = useRef({ key: '', id: '' });
  return (values, officerId) => {
    // The number may get formatted between two attempts.
    const message = toMessage({ ...values, phone: values.phone.replaceAll(/\D/g, '') });
    const key = JSON.stringify([message, officerId]);
    if (last.current.key !== key) last.current = { key, id: nanoid() };
    return last.current.id;
  };
}

/**
 * Selects the first time when the recipient is an officer and clears the selection for the office, whenever the recipient changes or the
 * selected time is no longer offered. A selection made before a reload stays.
 */
function useChosenTime(
  form: UseFormReturn<ContactValues, FormContext>,
  times: readonly { value: string }[],
  officerId: string | undefined,
  restored: RefObject<SavedMessage | undefined>,
): void {
  const chosenOf = useRef<string>(undefined);
  useEffect(() => {
    const isSame = chosenOf.current === officerId;
    if (times.length === 0) return;
    const chosen = form.getValues('callback');
    if (isSame && (chosen === '' || times.some(({ value }) => value === chosen))) return;
    chosenOf.current = officerId;
    form.clearErrors('callback');
    const before = restored.current?.officer_id === officerId ? restored.current?.values.callback : undefined;
    const isOffered = before === '' || times.some(({ value }) => value === before);
    form.setValue('callback', isOffered && before !== undefined ? before : toFirstTime(times, officerId));
  }, [form, times, officerId, restored]);
}

const toFirstTime = (times: readonly { value: string }[], officerId: string | undefined): string =>
  officerId === undefined ? '' : (times[0]?.value ?? '');

const NO_TIMES: readonly CallbackSlot[] = [];

/** Returns the times when a caller with this schedule is available; empty on the prerendered page, which doesn't know the date. */
function useCallbackTimes(schedule: OfficeSchedule): readonly CallbackSlot[] {
  const isHydrated = useIsHydrated();
  const shownAt = useShownAt();
  return useMemo(
    () => (isHydrated ? callbackTimes(shownAt, schedule) : NO_TIMES),
    [isHydrated, shownAt, schedule],
  );
}

/** Returns the contact form: its fields, a submit function, and the result. */
export function useContactForm(requested: RequestedOfficer | undefined, onSent: (sent: SentMessage) => void) {
  const [openedAt, setOpenedAt] = useState(() => performance.now());
  const toMessageId = useMessageId();
  const [failure, setFailure] = useState<Failure>();
  const company = useCompany();
  const schedule = requested?.schedule ?? company.schedule;
  const officerId = requested?.officer.id;
  const form = useForm<ContactValues, FormContext>({
    defaultValues: EMPTY_MESSAGE,
    mode: 'onTouched',
    resolver,
    context: { schedule },
  });
  const times = useCallbackTimes(schedule);
  const restored = useRef<SavedMessage>(undefined);
  useEffect(() => {
    const saved = takeSavedMessage();
    if (!saved) return;
    restored.current = saved;
    // An officer's time is selected again once the officer is known, because it isn't one of the office's times.
    form.reset(saved.officer_id === undefined ? saved.values : { ...saved.values, callback: '' });
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser has saved is known here first
    setOpenedAt((openedNow) => openedNow - saved.elapsed_ms);
    if (saved.was_sending) setFailure({ message: RELOADED });
  }, [form]);
  useEffect(() => {
    const save = () => {
      if (isSavedForReload()) return;
      const values = form.getValues();
      if (hasMessage(values))
        saveMessage({ values, elapsed_ms: elapsedSince(openedAt), officer_id: officerId });
      else forgetMessage();
    };
    return onPageLeave(save);
  }, [form, officerId, openedAt]);
  useChosenTime(form, times, officerId, restored);

  const submit = form.handleSubmit(async (values, event) => {
    setFailure(undefined);
    if (!navigator.onLine) {
      setFailure({ message: OFFLINE });
      return;
    }
    const target: unknown = event?.target;
    const website = target instanceof HTMLFormElement ? new FormData(target).get(HONEYPOT) : '';
    let calls: Awaited<ReturnType<typeof loadCalls>>;
    try {
      calls = await loadCalls();
    } catch {
      // The script was cut off while loading, or was removed by a release: only a reload restores it.
      const message = { values, elapsed_ms: elapsedSince(openedAt), officer_id: officerId };
      if (saveMessage({ ...message, was_sending: true })) location.reload();
      else setFailure({ message: NOT_LOADED });
      return;
    }
    try {
      const message = await withFormattedPhone(values);
      const { received_at, reference_number, time_zone } = await calls.callFunction(
        'send-contact-message',
        toMessageInput(message, {
          id: toMessageId(message, officerId),
          elapsed_ms: elapsedSince(openedAt),
          website: typeof website === 'string' ? website : '',
          ...(calls.visitLink && { link: calls.visitLink }),
          ...(officerId !== undefined && { officer_id: officerId }),
        }),
      );
      // The visitor may have left the tab and returned while it was being sent.
      forgetMessage();
      onSent({
        receivedAt: received_at,
        callback: values.callback,
        reference: reference_number,
        timeZone: time_zone ?? schedule.time_zone,
        requested,
      });
    } catch (error) {
      const allIssues = calls.toFieldIssues(error);
      const gone = allIssues.find(({ path }) => path === 'officer_id');
      if (gone) {
        setFailure({ message: gone.message, isOfficerGone: true });
        return;
      }
      const issues = allIssues.filter(({ path }) => isContactField(path));
      for (const [index, { path, message }] of issues.entries()) {
        if (isContactField(path)) form.setError(path, { message }, { shouldFocus: index === 0 });
      }
      if (issues.length > 0) return;
      // Don't log the body or the message: both may contain personal data.
      console.warn('Contact message not sent');
      setFailure({ message: calls.toErrorMessage(error) });
    }
  });
  return { form, submit, failure, times, schedule, clearFailure: () => setFailure(undefined) };
}

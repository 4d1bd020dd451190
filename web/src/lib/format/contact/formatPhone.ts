import { normalizePhone, splitExtension } from '@brokerage/domain/phone/phone';

type Write = (text: string) => string;

/** On a slow connection, keep the number as typed; it's just as valid. */
const TIMEOUT_MS = 3_000;
/** US area code and number. Fewer digits are incomplete. */
const FEWEST_DIGITS = 10;

const toDialedDigits = (text: string) => text.replace(/[^\d+]/g, '');

let write: Write | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the phone number rules, which are larger than a page, when a phone field is first used. If that fails, such as offline, numbers
 * stay as typed, and the next use tries again.
 */
export function loadPhoneFormat(): Promise<void> {
  loading ??= import('libphonenumber-js/min').then(
    ({ AsYouType }) => {
      write = (text) => new AsYouType('US').input(text);
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

export const isPhoneFormatLoaded = () => write !== undefined;

/** Waits up to three seconds for the rules, before sending a number that was just typed. */
export function phoneFormatOrTimeout(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, TIMEOUT_MS);
  void loadPhoneFormat().then(() => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

/** Returns the number in its usual format; undefined if the rules haven't loaded, for other texts, or if a digit would be lost. */
function written(number: string): string | undefined {
  if (!write || /[^\d\s().+-]/.test(number)) return undefined;
  const formatted = write(number);
  return toDialedDigits(formatted) === toDialedDigits(number) ? formatted : undefined;
}

/** Returns whether the text has only the punctuation that we put there. */
const isOurs = (text: string) => text === toDialedDigits(text) || text === written(text);

/**
 * Formats a phone number: (201) 555-0123, or with its country code if it starts with +, and an extension as x12. An incomplete number, or
 * one that wouldn't fit in `maxLength`, stays as typed.
 */
export function formatPhone(text: string, maxLength: number): string {
  const phone = normalizePhone(text);
  const [number, extension] = splitExtension(phone);
  const digits = toDialedDigits(number);
  if (/^\d{7}$/.test(digits) && /^[\d\s().-]+$/.test(number)) {
    // The area code is missing, but the digits were formatted as an area code while being typed.
    return `${digits.slice(0, 3)}-${digits.slice(3)}${extension}`;
  }
  const formatted = digits.length < FEWEST_DIGITS ? undefined : written(number);
  const candidates = [`${formatted ?? number}${extension}`, phone, `${digits}${extension}`];
  return (formatted && candidates.find((candidate) => candidate.length <= maxLength)) ?? phone;
}

/** Formats a number while it's being typed at its end. Leaves a number with its own punctuation unchanged. */
export function formatPhoneWhileTyping(before: string, typed: string, maxLength: number): string {
  const formatted =
    isOurs(before) || toDialedDigits(typed).length >= FEWEST_DIGITS ? written(typed) : undefined;
  return formatted !== undefined && formatted.length <= maxLength ? formatted : typed;
}

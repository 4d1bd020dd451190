type Write = (text: string) => string;

/** On a slow connection a number goes on as it was typed: it is no less valid. */
const PATIENCE_MS = 3_000;

const digitsOf = (text: string) => text.replace(/[^\d+]/g, '');

let write: Write | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the rules of telephone numbers, which weigh more than a page does: at the first touch of a phone field.
 * Without them, as when the connection is gone, numbers stay as they are typed; the next touch tries again.
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

/** For whoever sends a number that was typed a moment ago: waits for the rules, three seconds at most. */
export function phoneFormatOrTimeout(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  void loadPhoneFormat().then(() => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

/**
 * A phone number as people write it: (201) 555-0123, or with its own country code when it starts with +.
 * As it was typed while the rules are not loaded, when it has an extension, and when it would lose a digit.
 */
export function formatPhone(text: string, maxLength: number): string {
  if (!write || /[^\d\s().+-]/.test(text)) return text;
  const formatted = write(text);
  return digitsOf(formatted) === digitsOf(text) && formatted.length <= maxLength ? formatted : text;
}

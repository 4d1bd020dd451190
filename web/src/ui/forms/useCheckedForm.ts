import { useState } from 'react';
import type * as z from 'zod';
import { toFieldIssues } from '../../lib/errors/callError.ts';
import { firstMessages } from './firstMessages.ts';

interface CheckedForm {
  /** The first message of each field, by its path. */
  errors: Readonly<Record<string, string>>;
  /** Removes a field's message, which is about the value before the user changed it. */
  clearError: (field: string) => void;
  /**
   * Sends what the schema has accepted. Otherwise, or if `send` is rejected with field errors, shows the messages. Undefined: nothing was
   * sent. @throws what `send` throws
   */
  submit: <T>(parsed: z.ZodSafeParseResult<T>, send: (data: T) => Promise<void>) => Promise<void> | undefined;
}

/** Validates the form of an `ActionDialog`, which focuses the first invalid field, and has the messages for its fields. */
export function useCheckedForm(): CheckedForm {
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function trySending<T>(data: T, send: (data: T) => Promise<void>) {
    setErrors({});
    try {
      await send(data);
    } catch (error) {
      setErrors(firstMessages(toFieldIssues(error)));
      throw error;
    }
  }

  return {
    errors,
    clearError: (field) => setErrors(({ [field]: _cleared, ...others }) => others),
    submit: (parsed, send) => {
      if (parsed.success) return trySending(parsed.data, send);
      setErrors(firstMessages(parsed.error.issues));
      return undefined;
    },
  };
}

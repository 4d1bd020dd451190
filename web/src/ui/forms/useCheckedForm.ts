import { type RefObject, useRef, useState } from 'react';
import type * as z from 'zod';
import { toFieldIssues } from '../../lib/errors/callError.ts';
import { firstMessages } from './firstMessages.ts';

interface CheckedForm {
  /** The first message of each field, by its path. */
  errors: Readonly<Record<string, string>>;
  /** Ref of the element that contains the fields, which are found by name. */
  fields: RefObject<HTMLDivElement | null>;
  /**
   * Sends what the schema has accepted. Otherwise, or if `send` is rejected with field errors, shows the messages and focuses the first
   * invalid field. Undefined: nothing was sent. @throws what `send` throws
   */
  submit: <T>(parsed: z.ZodSafeParseResult<T>, send: (data: T) => Promise<void>) => Promise<void> | undefined;
}

/** Validates a form on save, with messages at its fields. */
export function useCheckedForm(): CheckedForm {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const fields = useRef<HTMLDivElement>(null);

  function showErrors(issues: Parameters<typeof firstMessages>[0]) {
    const found = firstMessages(issues);
    setErrors(found);
    const inputs = [...(fields.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const findFirst = (isAt: (path: string, name: string) => boolean) =>
      inputs.find((input) => Object.keys(found).some((path) => isAt(path, input.getAttribute('name') ?? '')));
    // The field itself, or else one in the same part of the record.
    const wrong =
      findFirst((path, name) => path === name) ??
      findFirst((path, name) => path.split('.')[0] === name.split('.')[0]);
    wrong?.focus();
  }

  async function trySending<T>(data: T, send: (data: T) => Promise<void>) {
    setErrors({});
    try {
      await send(data);
    } catch (error) {
      showErrors(toFieldIssues(error));
      throw error;
    }
  }

  return {
    errors,
    fields,
    submit: (parsed, send) => {
      if (parsed.success) return trySending(parsed.data, send);
      showErrors(parsed.error.issues);
      return undefined;
    },
  };
}

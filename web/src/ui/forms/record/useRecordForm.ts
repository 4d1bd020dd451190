import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toFieldIssues } from '../../../lib/errors/callError.ts';
import { firstMessages } from '../firstMessages.ts';
import { focusFirstInvalid } from '../focusFirstInvalid.ts';
import {
  changedFields,
  isChanged,
  isSameRecord,
  keepMine,
  mergeStored,
  openForm,
  takeTheirs,
  withChanges,
  withoutChanges,
  withSaved,
} from './recordForm.ts';

/** The first message of each invalid field, by path. */
type Errors = Readonly<Record<string, string | undefined>>;

/**
 * Keeps the form of a record that others may change at the same time (docs/decisions/095-forms.md). `stored`: the record as it is now.
 * Without `findErrors`, only the server rejects values.
 */
export function useRecordForm<T extends object>(
  stored: T,
  findErrors: (values: T, stored: T) => Errors = () => ({}),
) {
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [storedForm, setForm] = useState(() => openForm(stored));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setServerErrors] = useState<Errors>({});
  const [saveError, setSaveError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  let form = storedForm;
  if (!isSameRecord(form.latest, stored)) {
    form = mergeStored(form, stored);
    setForm(form);
  }
  const allErrors = findErrors(form.values, form.stored);
  const errors: Errors = {
    ...Object.fromEntries(Object.entries(allErrors).filter(([path]) => touched.has(path))),
    ...serverErrors,
  };

  return {
    ...form,
    isChanged: isChanged(form),
    isBusy,
    /** Why the last attempt to save failed. */
    saveError,
    /** The errors to show: a field is checked only after its first blur or an attempt to save. */
    errors,
    getError: (path: string) => errors[path],
    element,
    /** Ref of a form outside an `ActionDialog`, which focuses its own invalid fields. */
    setElement,
    change: (part: Partial<T>) => {
      setServerErrors({});
      setForm((current) => withChanges(current, part));
    },
    /** Called on blur of a field. */
    touch: (path: string) => setTouched((before) => new Set(before).add(path)),
    takeTheirs: (field: keyof T & string) => setForm((current) => takeTheirs(current, field)),
    keepMine: (field: keyof T & string) => setForm((current) => keepMine(current, field)),
    /** Returns whether a conflict is still open. The alert with the choices then gets the focus, because it may be out of view. */
    mustChoose: (): boolean => {
      const isOpen = form.conflicts.length > 0;
      if (isOpen) focusFirstInvalid(element);
      return isOpen;
    },
    /** Shows why nothing was saved: all errors, the first of which gets the focus, and the reason if there is one. */
    showErrors: (reason?: string): undefined => {
      flushSync(() => {
        setSaveError(reason);
        setTouched((before) => new Set([...before, ...Object.keys(allErrors)]));
      });
      focusFirstInvalid(element);
    },
    /** Sends valid values, with the changed fields, and shows them from then on. @throws what `send` throws, and keeps the input */
    save: async (values: T, send: (changes: Partial<T>) => Promise<unknown>): Promise<void> => {
      setSaveError(undefined);
      setServerErrors({});
      setBusy(true);
      setForm((current) => withChanges(current, values));
      try {
        await send(changedFields(values, form.stored));
        setForm((current) => withSaved(current, values, form.latest));
        setTouched(new Set());
      } catch (error) {
        setServerErrors(firstMessages(toFieldIssues(error)));
        throw error;
      } finally {
        setBusy(false);
      }
    },
    cancel: () => {
      setForm(withoutChanges);
      setTouched(new Set());
      setServerErrors({});
      setSaveError(undefined);
    },
  };
}

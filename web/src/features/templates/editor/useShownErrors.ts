import { useState } from 'react';
import { flushSync } from 'react-dom';
import { saveErrors, type TemplateForm } from './templateForm.ts';

const PARTS = ['label', 'key', 'help_text', 'default'];
/** A field is identified by its id here, because its position changes: `field-3.key`. */
const FIELD_PATH = /^field-(\d+)\.(.+)$/;

function pathInContent(path: string, { fields }: TemplateForm): string {
  const [, id, part] = FIELD_PATH.exec(path) ?? [];
  return part === undefined ? path : `fields.${fields.findIndex((field) => String(field.id) === id)}.${part}`;
}

/** Errors at the inputs. A field is checked only after its first blur or a save. */
export function useShownErrors(form: TemplateForm) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const errors = saveErrors(form);
  return {
    getError: (path: string) => (shown.has(path) ? errors[pathInContent(path, form)] : undefined),
    leave: (path: string) => setShown((before) => new Set(before).add(path)),
    /** Shows all errors, and returns the location of the first: a field's part, another input, or nowhere. */
    showAll: (): { field: number; part: string } | { input: string } | undefined => {
      const ofFields = form.fields.flatMap(({ id }) => PARTS.map((part) => `field-${id}.${part}`));
      const paths = ['name', 'description', 'lifetime_days', ...ofFields, 'fields'];
      flushSync(() => setShown(new Set(paths)));
      const first = paths.find((path) => errors[pathInContent(path, form)] !== undefined);
      if (first === undefined) return undefined;
      const [, id, part] = FIELD_PATH.exec(first) ?? [];
      return part === undefined ? { input: first } : { field: Number(id), part };
    },
  };
}

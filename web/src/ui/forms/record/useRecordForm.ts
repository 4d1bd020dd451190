import { useState } from 'react';
import {
  isChanged,
  isSameRecord,
  keepMine,
  mergeStored,
  openForm,
  takeTheirs,
  withChanges,
} from './recordForm.ts';

/** Manages a form for a record that others may change at the same time. `stored` is the current record. */
export function useRecordForm<T extends object>(stored: T) {
  const [kept, setForm] = useState(() => openForm(stored));
  let form = kept;
  if (!isSameRecord(form.stored, stored)) {
    form = mergeStored(form, stored);
    setForm(form);
  }
  return {
    form,
    isChanged: isChanged(form),
    change: (part: Partial<T>) => setForm((now) => withChanges(now, part)),
    takeTheirs: (field: keyof T & string) => setForm((now) => takeTheirs(now, field)),
    keepMine: (field: keyof T & string) => setForm((now) => keepMine(now, field)),
    restore: () => setForm(openForm(stored)),
  };
}

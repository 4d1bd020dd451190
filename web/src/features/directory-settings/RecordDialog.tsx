import { capitalize } from '@brokerage/domain/text/capitalize';
import { nanoid } from 'nanoid';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { LeaveGuard } from '../../ui/forms/dialogs/LeaveGuard.tsx';
import { firstMessages } from '../../ui/forms/firstMessages.ts';
import { ConflictAlert } from '../../ui/forms/record/ConflictAlert.tsx';
import { useRecordForm } from '../../ui/forms/record/useRecordForm.ts';

type TextKey<F> = { [K in keyof F & string]: F[K] extends string ? K : never }[keyof F & string];

/** Values, errors and change handlers for a form's fields. */
export interface RecordFields<F extends object> {
  values: F;
  /** Changes some of the values. */
  onChange: (change: Partial<F>) => void;
  /** Returns a field's error. */
  getError: (path: string) => string | undefined;
  /** Returns the error of a list, or of one of its items. */
  errorIn: (path: string) => string | undefined;
  /** Returns the props of a text field or select. `help` shows below it while there's no error. */
  text: (
    name: TextKey<F>,
    help?: string,
  ) => {
    id: string;
    name: string;
    label: string;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    error: boolean;
    helperText: string | undefined;
    autoComplete: 'off';
  };
}

interface RecordDialogProps<F extends object, D> {
  noun: 'branch' | 'entry' | 'license' | 'review';
  /** The title for an existing record; a new one is "added". */
  title: string;
  isNew: boolean;
  /** The stored record as form values, live; a blank form for a new one. */
  stored: F;
  labels: Record<keyof F & string, string>;
  /** Formats a stored value; blank for none. */
  formatStored: (stored: F, field: keyof F & string) => string;
  /** Validates the form's input before sending. */
  parse: (values: F) => z.ZodSafeParseResult<D>;
  /** Sends the form. `newId` stays the same for every attempt to send a new record, so a retry can't add it twice. */
  save: (data: D, newId: string) => Promise<unknown>;
  onClose: () => void;
  /** Shows above the fields. */
  intro?: ReactNode;
  children: (fields: RecordFields<F>) => ReactNode;
}

/**
 * Adds or edits a record that others may change at the same time. Shows errors at their fields, offers the other version of conflicting
 * fields, and warns before unsaved changes are lost.
 */
export function RecordDialog<F extends object, D>(props: RecordDialogProps<F, D>) {
  const { noun, title, isNew, stored, labels, formatStored, parse, save, onClose, intro, children } = props;
  const notify = useNotify();
  const [newId] = useState(() => nanoid());
  const [blank] = useState(stored);
  const record = useRecordForm(isNew ? blank : stored, (typed) =>
    firstMessages(parse(typed).error?.issues ?? []),
  );
  const { values, isChanged, errors, getError, change } = record;

  function act() {
    // A stored record without changes has nothing to save.
    if (!isNew && !isChanged) return onClose();
    if (record.mustChoose()) return undefined;
    const { data } = parse(values);
    return data === undefined ? record.showErrors() : send(data);
  }

  async function send(data: D) {
    await record.save(values, () => save(data, newId));
    notify({ title: `${capitalize(noun)} ${isNew ? 'added' : 'saved'}`, severity: 'success' });
    onClose();
  }

  const errorIn = (path: string) =>
    errors[path] ?? Object.entries(errors).find(([other]) => other.startsWith(`${path}.`))?.[1];

  return (
    <ActionDialog
      title={isNew ? `Add ${noun}` : title}
      action={isNew ? `Add ${noun}` : 'Save'}
      isChanged={isChanged}
      onAct={act}
      onClose={onClose}
    >
      {intro}
      <ConflictAlert
        record={record}
        getLabel={(field) => labels[field]}
        format={(field, version) => formatStored(version, field) || 'none'}
      />
      <div style={{ display: 'grid', gap: 20 }}>
        {children({
          values,
          onChange: change,
          getError,
          errorIn,
          text: (name, help) => ({
            id: `${noun}-${name}`,
            name,
            label: labels[name],
            // `text` only accepts names of text fields.
            value: values[name] as string,
            onChange: ({ target }) => change({ [name]: target.value } as unknown as Partial<F>),
            error: getError(name) !== undefined,
            helperText: getError(name) ?? help,
            autoComplete: 'off',
          }),
        })}
      </div>
      <LeaveGuard isChanged={isChanged} />
    </ActionDialog>
  );
}

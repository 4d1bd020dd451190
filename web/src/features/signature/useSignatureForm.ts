import { objectKeys } from '@brokerage/domain/collections/records';
import {
  type SignatureKey,
  type SignatureSettings,
  signatureSettingsSchema,
} from '@brokerage/domain/signature/signature';
import isDeepEqual from 'fast-deep-equal';
import { useState } from 'react';
import {
  isSignatureChanged,
  mergeStoredSignature,
  normalizeAddresses,
  openSignatureForm,
  signatureErrors,
} from './signatureForm.ts';

/** What a tab's fields need from the form. */
export interface SignatureFields {
  values: SignatureSettings;
  change: (part: Partial<SignatureSettings>) => void;
  /** Called on blur of a field: its errors show from then on. */
  leave: (key: SignatureKey) => void;
  getError: (key: SignatureKey) => string | undefined;
}

/** Manages a form for the stored settings, which another window may change at the same time. */
export function useSignatureForm(stored: SignatureSettings) {
  const [kept, setForm] = useState(() => openSignatureForm(stored));
  const [left, setLeft] = useState<ReadonlySet<SignatureKey>>(new Set());
  let form = kept;
  if (!isDeepEqual(form.stored, stored)) {
    form = mergeStoredSignature(form, stored);
    setForm(form);
  }
  const { values } = form;
  const errors = signatureErrors(normalizeAddresses(values));
  const fields: SignatureFields = {
    values,
    change: (part) => setForm((now) => ({ ...now, values: { ...now.values, ...part } })),
    leave: (key) => setLeft((before) => new Set(before).add(key)),
    getError: (key) => (left.has(key) ? errors[key] : undefined),
  };
  return {
    fields,
    errors,
    isChanged: isSignatureChanged(form),
    /** Returns the settings to save; undefined, with the errors shown, if something has to be fixed. */
    check(): SignatureSettings | undefined {
      setLeft(new Set(objectKeys(errors)));
      return signatureSettingsSchema.safeParse(normalizeAddresses(values)).data;
    },
    saved: (settings: SignatureSettings) =>
      setForm((now) => ({
        ...now,
        base: settings,
        values: isDeepEqual(now.values, values) ? settings : now.values,
      })),
    restore() {
      setForm((now) => ({ ...now, values: now.base }));
      setLeft(new Set());
    },
  };
}

import { type CompanySettings, companySettingsSchema } from '@brokerage/domain/company/companySettings';
import isDeepEqual from 'fast-deep-equal';
import { type FormEvent, useState } from 'react';
import { toErrorMessage, toFieldIssues } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { firstMessages } from '../../ui/forms/firstMessages.ts';
import { useRecordForm } from '../../ui/forms/record/useRecordForm.ts';
import { useUploadHold } from '../../ui/image-field/useUploadHold.ts';
import { companyErrors } from './companyErrors.ts';
import { useTypedRole } from './useTypedRole.ts';

/** Focuses the first field of the form with an error. */
function focusFirst(form: HTMLFormElement | null, errors: Record<string, string>): void {
  const names = new Set(Object.keys(errors));
  const inputs = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  );
  [...(inputs ?? [])].find(({ name }) => names.has(name))?.focus();
}

/** Returns the settings that differ from the stored ones. Only these are sent, in case this page has an old version of the others. */
function changedFields(stored: CompanySettings, settings: CompanySettings): Partial<CompanySettings> {
  const isUnchanged = (field: keyof CompanySettings) => isDeepEqual(settings[field], stored[field]);
  return Object.fromEntries(
    Object.entries(settings).filter(([field]) => !isUnchanged(field as keyof CompanySettings)),
  );
}

/** Manages, validates and saves the company settings form. `stored` is the current, live version; `element` is the form element. */
export function useCompanyForm(stored: CompanySettings, element: HTMLFormElement | null) {
  const notify = useNotify();
  const record = useRecordForm(stored);
  const { values, isChanged, change } = record;
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const upload = useUploadHold();
  const errors = companyErrors(values);
  const edit = (part: Partial<CompanySettings>) => {
    setServerErrors({});
    change(part);
  };
  const typedRole = useTypedRole(values.extra_roles, (extra_roles) => edit({ extra_roles }));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    if (upload.mustWait()) return;
    setShown(new Set([...Object.keys(COMPANY_FIELDS), ...Object.keys(errors)]));
    const extra_roles = typedRole.text === '' ? values.extra_roles : typedRole.add();
    if (!extra_roles) return focusFirst(element, { ...errors, extra_roles: '' });
    const parsed = companySettingsSchema.safeParse({ ...values, extra_roles });
    if (!parsed.success) return focusFirst(element, errors);
    setBusy(true);
    change(parsed.data);
    try {
      await callFunction('update-company', changedFields(record.stored, parsed.data));
      setShown(new Set());
      notify({ title: 'Company settings saved', severity: 'success' });
    } catch (error) {
      const issues = firstMessages(toFieldIssues(error));
      setServerErrors(issues);
      setProblem(toErrorMessage(error, 'Couldn’t save the company’s settings.'));
      focusFirst(element, issues);
    }
    setBusy(false);
  }

  function cancel() {
    record.cancel();
    typedRole.type('');
    setShown(new Set());
    setServerErrors({});
    setProblem(undefined);
  }

  return {
    record,
    edit,
    // A field is checked only after its first blur or a save.
    leave: (field: string) => setShown((before) => new Set(before).add(field)),
    getError: (field: string) => serverErrors[field] ?? (shown.has(field) ? errors[field] : undefined),
    typedRole,
    upload,
    isEdited: isChanged || typedRole.text !== '',
    isBusy,
    /** Why the last save failed. */
    problem,
    save,
    cancel,
  };
}

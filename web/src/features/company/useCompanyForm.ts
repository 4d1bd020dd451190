import { type CompanySettings, companySettingsSchema } from '@brokerage/domain/company/companySettings';
import type { FormEvent } from 'react';
import { toErrorMessage } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { useRecordForm } from '../../ui/forms/record/useRecordForm.ts';
import { useUploadHold } from '../../ui/image-field/useUploadHold.ts';
import { companyErrors } from './companyErrors.ts';
import { useTypedRole } from './useTypedRole.ts';

/** Manages, validates and saves the company settings form. `stored` is the current, live version. */
export function useCompanyForm(stored: CompanySettings) {
  const notify = useNotify();
  const record = useRecordForm(stored, companyErrors);
  const { values, isChanged, isBusy, change } = record;
  const upload = useUploadHold();
  const typedRole = useTypedRole(values.extra_roles, (extra_roles) => change({ extra_roles }));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy || upload.mustWait() || record.mustChoose()) return;
    const extra_roles = typedRole.text === '' ? values.extra_roles : typedRole.add();
    const { data } = companySettingsSchema.safeParse({ ...values, extra_roles });
    if (!data) return record.showErrors();
    try {
      await record.save(data, (changes) => callFunction('update-company', changes));
      notify({ title: 'Company settings saved', severity: 'success' });
    } catch (error) {
      record.showErrors(toErrorMessage(error, 'Couldn’t save the company’s settings.'));
    }
  }

  function cancel() {
    record.cancel();
    typedRole.type('');
  }

  return { record, typedRole, upload, isEdited: isChanged || typedRole.text !== '', save, cancel };
}

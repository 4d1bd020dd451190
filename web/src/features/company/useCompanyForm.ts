import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import { useState } from 'react';
import type { CompanyField } from '../../lib/format/companyFields.ts';
import { follow, isChanged, isSameCompany, openForm, takeTheirs, typed } from './companyForm.ts';

/** The form over a record that others may change meanwhile. `stored`: as it is now. */
export function useCompanyForm(stored: CompanySettings) {
  const [kept, setForm] = useState(() => openForm(stored));
  let form = kept;
  if (!isSameCompany(form.stored, stored)) {
    form = follow(form, stored);
    setForm(form);
  }
  return {
    form,
    isChanged: isChanged(form),
    change: (part: Partial<CompanySettings>) => setForm((now) => typed(now, part)),
    takeTheirs: (field: CompanyField) => setForm((now) => takeTheirs(now, field)),
    restore: () => setForm(openForm(stored)),
  };
}

import type { Profile, ProfileField } from '@brokerage/domain/member/profile';
import { useState } from 'react';
import { differences, edited, follow, openForm, takeStored } from './profileForm.ts';

/** The form over a record that may change elsewhere meanwhile. `stored`: as it is now. */
export function useProfileForm(stored: Profile) {
  const [kept, setForm] = useState(() => openForm(stored));
  let form = kept;
  if (differences(form.stored, stored).length > 0) {
    form = follow(form, stored);
    setForm(form);
  }
  return {
    form,
    isChanged: edited(form.values, form.stored).length > 0,
    change: (part: Partial<Profile>) => setForm((now) => ({ ...now, values: { ...now.values, ...part } })),
    takeStored: (field: ProfileField) => setForm((now) => takeStored(now, field)),
    restore: () => setForm((now) => openForm(now.stored)),
  };
}

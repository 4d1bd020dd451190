import { profileSchema } from '@brokerage/domain/directory/profile';
import type { UserRole } from '@brokerage/domain/directory/userRole';
import { Alert, Card, Stack } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useNotify } from '../../ui/NotifyProvider.tsx';
import { SaveActions } from '../../ui/SaveActions.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { OutdatedFlyers } from './OutdatedFlyers.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import {
  missingFields,
  PROFILE_FIELDS,
  type ProfileField,
  profileErrors,
  profileOf,
  REQUIRED_MESSAGE,
} from './profileForm.ts';
import { useProfileForm } from './useProfileForm.ts';
import { ProfileConflict, useSaveProfile } from './useSaveProfile.ts';

const OFFLINE = 'You seem to be offline. What you entered is still here: save again when you are connected.';
const CONFLICT = 'Your profile was changed elsewhere meanwhile. Please look at it and save again.';
const UNKNOWN = 'Please try again. What you entered is still here.';

/** The form of one's own profile. `record`: as it is now, live. */
export function ProfileEditor({ record }: { record: UserRole }) {
  const notify = useNotify();
  const stored = profileOf(record);
  const { form, isChanged, change, takeStored, restore } = useProfileForm(stored);
  const save = useSaveProfile(record.user_id);
  const { values } = form;
  const [shown, setShown] = useState<ReadonlySet<ProfileField>>(new Set());
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [firstPhoto] = useState(stored.headshot_url);
  const element = useRef<HTMLFormElement>(null);

  const wrong = profileErrors(values);
  // Nothing is scolded before it was left once, or Save Changes was pressed.
  const errorOf = (field: ProfileField) => (shown.has(field) ? wrong[field] : undefined);
  const focusFirst = () => {
    const inputs = [...(element.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    inputs.find(({ name }) => name in wrong)?.focus();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    const parsed = profileSchema.safeParse(values);
    if (!parsed.success) {
      setShown(new Set(Object.keys(PROFILE_FIELDS) as ProfileField[]));
      if (missingFields(values).length > 0) setProblem(REQUIRED_MESSAGE);
      return focusFirst();
    }
    setBusy(true);
    // Without blanks at the ends, as it will be stored.
    change(parsed.data);
    try {
      await save(parsed.data, form.stored);
      setShown(new Set());
      const text = record.officer_id === null ? {} : { text: 'Your public page follows in a moment.' };
      notify({ title: 'Saved', ...text, severity: 'success' });
    } catch (error) {
      const text = !navigator.onLine ? OFFLINE : error instanceof ProfileConflict ? CONFLICT : UNKNOWN;
      setProblem(text);
      notify({ title: 'Failed to update profile', text, severity: 'error' });
    }
    setBusy(false);
  }

  function cancel() {
    restore();
    setShown(new Set());
    setProblem(undefined);
  }

  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)} aria-label="Profile">
      <Stack spacing={3} sx={{ maxWidth: 760 }}>
        <OutdatedFlyers member={record} profile={stored} isPhotoNew={stored.headshot_url !== firstPhoto} />
        <ConflictNotice form={form} onTake={takeStored} />
        <Card sx={{ p: 2.5 }}>
          <ProfileFields
            values={values}
            onChange={change}
            onLeave={(field) => setShown((before) => new Set(before).add(field))}
            errorOf={errorOf}
          />
        </Card>
        {problem && <Alert severity="error">{problem}</Alert>}
        <SaveActions isChanged={isChanged} isBusy={isBusy} onCancel={cancel} save="Save Changes" />
      </Stack>
      <LeaveGuard isChanged={isChanged && !isBusy} />
    </form>
  );
}

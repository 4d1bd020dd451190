import type { ConfirmedField, Member } from '@brokerage/domain/member/member';
import { type Profile, type ProfileField, PUBLISHED_FIELDS } from '@brokerage/domain/member/profile';
import { Alert, Card, Stack } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { toErrorMessage, toFieldIssues } from '../../lib/errors/callError.ts';
import { PROFILE_FIELDS } from '../../lib/format/names/profileFields.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { LeaveGuard } from '../../ui/forms/dialogs/LeaveGuard.tsx';
import { ConflictAlert } from '../../ui/forms/record/ConflictAlert.tsx';
import { changedElsewhere } from '../../ui/forms/record/conflictTexts.ts';
import { useRecordForm } from '../../ui/forms/record/useRecordForm.ts';
import { SaveActions } from '../../ui/forms/SaveActions.tsx';
import { useUploadHold } from '../../ui/image-field/useUploadHold.ts';
import { OutdatedFlyers } from './OutdatedFlyers.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import {
  findEditedFields,
  missingProfileFields,
  parseProfile,
  REQUIRED_MESSAGE,
  requestedProfile,
  toProfile,
} from './profileForm.ts';
import { ProfileConflict, saveProfile } from './saveProfile.ts';

const CONFLICT = 'Your profile was changed somewhere else. Please check it and save again.';
const UNKNOWN =
  'Couldn’t save your profile. Check your connection and try again. What you entered is still here.';

function formatField(field: ProfileField, value: string, picture: string): string {
  if (value === '') return 'none';
  return field === 'headshot_url' ? picture : value;
}

/** The form for the member's own profile. `record`: the stored record, live. */
export function ProfileEditor({ record }: { record: Member }) {
  const notify = useNotify();
  const stored = requestedProfile(record);
  const form = useRecordForm(stored, (typed, before) => parseProfile(typed, before).errors);
  const { values, saveError, isBusy, setElement } = form;
  const isChanged = findEditedFields(values, form.stored).length > 0;
  const [firstPhoto] = useState(stored.headshot_url);
  const upload = useUploadHold();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || upload.mustWait() || form.mustChoose()) return;
    const { profile } = parseProfile(values, form.stored);
    if (!profile) {
      return form.showErrors(missingProfileFields(values).length > 0 ? REQUIRED_MESSAGE : undefined);
    }
    try {
      await form.save(profile, async () => {
        const pending = await saveProfile(profile, form.stored);
        const text = savedText(pending, changesPublicPage(record, profile, pending));
        notify({ title: 'Saved', ...(text && { text }), severity: 'success' });
      });
    } catch (error) {
      // The reason is shown above the buttons, so the toast has only the title.
      notify({ title: 'Failed to update profile', severity: 'error' });
      form.showErrors(failureText(error));
    }
  }

  const isFilledIn = saveError === REQUIRED_MESSAGE && missingProfileFields(values).length === 0;
  return (
    <form ref={setElement} noValidate onSubmit={(event) => void submit(event)} aria-label="Profile">
      <Stack spacing={3}>
        <ConflictAlert
          record={form}
          getLabel={(field) => PROFILE_FIELDS[field]}
          format={(field, version) =>
            formatField(field, version[field], version === values ? 'your picture' : 'another picture')
          }
          texts={changedElsewhere('Your profile was changed somewhere else')}
        />
        <Card sx={{ p: 2.5 }}>
          <ProfileFields
            record={record}
            values={values}
            onChange={form.change}
            onBlur={form.touch}
            // The server's errors are about the changes that were sent.
            getError={(field) => form.getError(field) ?? form.getError(`changes.${field}`)}
            onUploading={upload.onUploading}
          />
        </Card>
        {saveError && !isFilledIn && <Alert severity="error">{saveError}</Alert>}
        {upload.notice && (
          <Alert severity="info" role="status">
            {upload.notice}
          </Alert>
        )}
        <SaveActions
          isChanged={isChanged || upload.isUploading}
          isBusy={isBusy}
          onCancel={form.cancel}
          save="Save Changes"
        />
        {/* Below the button, because a save can make flyers outdated, and the button mustn't move then. */}
        <OutdatedFlyers
          member={record}
          profile={toProfile(record)}
          isPhotoNew={stored.headshot_url !== firstPhoto}
        />
      </Stack>
      <LeaveGuard isChanged={isChanged && !isBusy} />
    </form>
  );
}

const isPublished = (field: ProfileField) => PUBLISHED_FIELDS.some((published) => published === field);

/** Returns whether a save changes what the member's public page shows. */
const changesPublicPage = (record: Member, saved: Profile, pending: readonly ProfileField[]): boolean =>
  record.officer_id !== null &&
  findEditedFields(saved, toProfile(record)).some((field) => isPublished(field) && !pending.includes(field));

function savedText(pending: readonly ConfirmedField[], isPublic: boolean): string | undefined {
  if (pending.length === 0) return isPublic ? 'Your public page updates in a moment.' : undefined;
  const names = pending.map((field) => PROFILE_FIELDS[field]).join(' and ');
  return `${names}: waiting for confirmation. An administrator checks it first.`;
}

function failureText(error: unknown): string {
  if (!navigator.onLine) return toErrorMessage(error);
  if (error instanceof ProfileConflict) return CONFLICT;
  return toFieldIssues(error)[0]?.message ?? UNKNOWN;
}

import { objectKeys } from '@brokerage/domain/collections/records';
import { type Profile, type ProfileField, PUBLISHED_FIELDS } from '@brokerage/domain/member/profile';
import type { ConfirmedField, UserRole } from '@brokerage/domain/member/userRole';
import { Alert, Card, Stack } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { toErrorMessage, toFieldIssues } from '../../lib/errors/callError.ts';
import { PROFILE_FIELDS } from '../../lib/format/names/profileFields.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { LeaveGuard } from '../../ui/forms/dialogs/LeaveGuard.tsx';
import { firstMessages } from '../../ui/forms/firstMessages.ts';
import { ConflictAlert } from '../../ui/forms/record/ConflictAlert.tsx';
import { changedElsewhere } from '../../ui/forms/record/conflictWords.ts';
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
export function ProfileEditor({ record }: { record: UserRole }) {
  const notify = useNotify();
  const stored = requestedProfile(record);
  const form = useRecordForm(stored);
  const { values, change } = form;
  const isChanged = findEditedFields(values, form.stored).length > 0;
  const [shown, setShown] = useState<ReadonlySet<ProfileField>>(new Set());
  const [serverErrors, setServerErrors] = useState<Partial<Record<ProfileField, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [firstPhoto] = useState(stored.headshot_url);
  const upload = useUploadHold();
  const element = useRef<HTMLFormElement>(null);

  const { profile, errors: wrong } = parseProfile(values, form.stored);
  // Validate a field only after its first blur, or after Save Changes was clicked.
  const getError = (field: ProfileField) =>
    serverErrors[field] ?? (shown.has(field) ? wrong[field] : undefined);
  const focusFirst = (errors: object) => {
    const inputs = [...(element.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    inputs.find(({ name }) => name in errors)?.focus();
  };
  const edit = (part: Partial<Profile>) => {
    setServerErrors({});
    change(part);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    if (upload.mustWait()) return;
    if (!profile) {
      setShown(new Set(objectKeys(PROFILE_FIELDS)));
      if (missingProfileFields(values).length > 0) setProblem(REQUIRED_MESSAGE);
      return focusFirst(wrong);
    }
    setBusy(true);
    // Show the trimmed values that will be stored.
    change(profile);
    try {
      const pending = await saveProfile(profile, form.stored);
      setShown(new Set());
      const text = savedText(pending, changesPublicPage(record, profile, pending));
      notify({ title: 'Saved', ...(text && { text }), severity: 'success' });
    } catch (error) {
      const issues = issuesByField(error);
      setServerErrors(issues);
      // The reason is shown above the buttons, so the toast has only the title.
      setProblem(failureText(error));
      notify({ title: 'Failed to update profile', severity: 'error' });
      focusFirst(issues);
    }
    setBusy(false);
  }

  function cancel() {
    form.cancel();
    setShown(new Set());
    setServerErrors({});
    setProblem(undefined);
  }

  const isFilledIn = problem === REQUIRED_MESSAGE && missingProfileFields(values).length === 0;
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)} aria-label="Profile">
      <Stack spacing={3}>
        <OutdatedFlyers
          member={record}
          profile={toProfile(record)}
          isPhotoNew={stored.headshot_url !== firstPhoto}
        />
        <ConflictAlert
          record={form}
          getLabel={(field) => PROFILE_FIELDS[field]}
          format={(field, version) =>
            formatField(field, version[field], version === values ? 'your picture' : 'another picture')
          }
          words={changedElsewhere('Your profile was changed somewhere else')}
        />
        <Card sx={{ p: 2.5 }}>
          <ProfileFields
            record={record}
            values={values}
            onChange={edit}
            onLeave={(field) => setShown((before) => new Set(before).add(field))}
            getError={getError}
            onUploading={upload.onUploading}
          />
        </Card>
        {problem && !isFilledIn && <Alert severity="error">{problem}</Alert>}
        {upload.notice && (
          <Alert severity="info" role="status">
            {upload.notice}
          </Alert>
        )}
        <SaveActions
          isChanged={isChanged || upload.isUploading}
          isBusy={isBusy}
          onCancel={cancel}
          save="Save Changes"
        />
      </Stack>
      <LeaveGuard isChanged={isChanged && !isBusy} />
    </form>
  );
}

const isPublished = (field: ProfileField) => PUBLISHED_FIELDS.some((published) => published === field);

/** Returns whether a save changes what the member's public page shows. */
const changesPublicPage = (record: UserRole, saved: Profile, pending: readonly ProfileField[]): boolean =>
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

/** Returns the server's issues by profile field. */
const issuesByField = (error: unknown): Partial<Record<ProfileField, string>> =>
  firstMessages(
    toFieldIssues(error).map(({ path, message }) => ({ path: path.replace(/^changes\./, ''), message })),
  );

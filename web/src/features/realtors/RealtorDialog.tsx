import { REALTOR_LIMITS, type Realtor } from '@brokerage/domain/directory/realtor';
import { TEXT_LIMITS } from '@brokerage/domain/text/textLimits';
import { Alert, TextField } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useAsync } from '../../lib/useAsync.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { PhoneField } from '../../ui/forms/fields/PhoneField.tsx';
import { ImageField } from '../../ui/image-field/ImageField.tsx';
import { useUploadHold } from '../../ui/image-field/useUploadHold.ts';
import {
  entryErrors,
  findDuplicate,
  NEW_ENTRY,
  type RealtorEntry,
  toRealtorEntry,
  toRealtorSchema,
} from './realtor.ts';
import { useRealtorWrites } from './useRealtorWrites.ts';
import type { FindSimilar } from './useSimilarRealtors.ts';

interface RealtorDialogProps {
  /** The realtor as of opening the dialog; undefined for a new one. */
  realtor: Realtor | undefined;
  /** The loaded realtors, for the hint about duplicates. */
  realtors: readonly Realtor[];
  /** Reads possible duplicates if not all realtors are loaded. */
  findSimilar: FindSimilar | undefined;
  onClose: () => void;
}

const NO_REALTORS: readonly Realtor[] = [];

/** Returns realtors in the database who may be the one being entered; empty without `findSimilar`. */
function useSimilarTo(
  { name, email }: RealtorEntry,
  findSimilar: FindSimilar | undefined,
): readonly Realtor[] {
  const [settledName, settledEmail] = [useDebounced(name), useDebounced(email)];
  const load = useMemo(
    () => findSimilar && (() => findSimilar([{ name: settledName, email: settledEmail }])),
    [findSimilar, settledName, settledEmail],
  );
  // A failure isn't shown. It is a hint: saving works without it.
  return useAsync(load).latest ?? NO_REALTORS;
}

/** Adds a realtor or changes one. */
export function RealtorDialog({ realtor, realtors, findSimilar, onClose }: RealtorDialogProps) {
  const notify = useNotify();
  const id = useId();
  const { newId, add, change } = useRealtorWrites();
  const [ownId] = useState(() => realtor?.id ?? newId());
  const [opened] = useState(() => realtor && toRealtorEntry(realtor));
  const [entry, setEntry] = useState(opened ?? NEW_ENTRY);
  const [isChecked, setChecked] = useState(false);
  const [photo, logo] = [useUploadHold(), useUploadHold()];
  const wrong = entryErrors(entry, opened);
  const similar = useSimilarTo(entry, findSimilar);
  const duplicate = findDuplicate(entry, [...realtors, ...similar], ownId);
  const type = (part: Partial<RealtorEntry>) => setEntry((now) => ({ ...now, ...part }));

  function act() {
    if ([photo, logo].map((upload) => upload.mustWait()).includes(true)) return undefined;
    setChecked(true);
    const parsed = toRealtorSchema(opened).safeParse(entry);
    return parsed.success ? send(parsed.data) : undefined;
  }

  async function send(data: RealtorEntry) {
    try {
      await (realtor ? change(realtor, data) : add(ownId, data));
    } catch (error) {
      notify({ title: 'Failed to save realtor', severity: 'error' });
      throw error;
    }
    notify({ title: 'Saved', severity: 'success' });
    onClose();
  }

  const text = (field: Exclude<keyof RealtorEntry, 'photo_url' | 'logo_url' | 'phone'>, label: string) => {
    const error = isChecked ? wrong[field] : undefined;
    return {
      id: `${id}-${field}`,
      name: field,
      label,
      value: entry[field],
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => type({ [field]: target.value }),
      error: error !== undefined,
      helperText: error,
      slotProps: { htmlInput: { maxLength: REALTOR_LIMITS[field] } },
    };
  };

  return (
    <ActionDialog
      title={realtor ? `Edit ${realtor.name}` : 'Add realtor'}
      action={realtor ? 'Save' : 'Add realtor'}
      failure="Couldn’t save the realtor."
      onAct={act}
      onClose={onClose}
    >
      <div style={{ display: 'grid', gap: 20 }}>
        <ImageField
          kind="realtor"
          label="Photo"
          aspect={1}
          value={entry.photo_url}
          onChange={(photo_url) => type({ photo_url })}
          onUploading={photo.onUploading}
        />
        <TextField {...text('name', 'Name')} required autoFocus />
        <TextField {...text('email', 'Email')} type="email" />
        <PhoneField
          id={`${id}-phone`}
          name="phone"
          label="Phone"
          autoComplete="off"
          value={entry.phone}
          onChange={(phone) => type({ phone })}
          maxLength={Math.max(TEXT_LIMITS.phoneMax, opened?.phone.length ?? 0)}
          error={isChecked && wrong.phone !== undefined}
          helperText={isChecked && wrong.phone}
        />
        <TextField {...text('mls_id', 'MLS ID')} />
        <TextField {...text('brokerage', 'Brokerage')} />
        <ImageField
          kind="logo"
          label="Logo"
          help="The brokerage’s logo, shown beside the realtor on flyers. A PNG with little empty space around it works best."
          value={entry.logo_url}
          onChange={(logo_url) => type({ logo_url })}
          onUploading={logo.onUploading}
        />
        <TextField {...text('notes', 'Notes')} multiline minRows={2} maxRows={6} />
      </div>
      {(photo.notice ?? logo.notice) && (
        <Alert severity="info" role="status">
          {photo.notice ?? logo.notice}
        </Alert>
      )}
      {duplicate && (
        <Alert severity="info" role="status">
          {duplicate.name}
          {duplicate.brokerage && ` of ${duplicate.brokerage}`} is already in the list. Save only if this is
          someone else.
        </Alert>
      )}
    </ActionDialog>
  );
}

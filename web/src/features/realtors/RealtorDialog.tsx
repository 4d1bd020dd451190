import { REALTOR_LIMITS, type Realtor } from '@brokerage/domain/directory/realtor';
import { TEXT_LIMITS } from '@brokerage/domain/text/textLimits';
import { Alert, TextField } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useRealtorById } from '../../lib/live-data/records/useRealtorById.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useAsync } from '../../lib/useAsync.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { LeaveGuard } from '../../ui/forms/dialogs/LeaveGuard.tsx';
import { PhoneField } from '../../ui/forms/fields/PhoneField.tsx';
import { ConflictAlert } from '../../ui/forms/record/ConflictAlert.tsx';
import { useRecordForm } from '../../ui/forms/record/useRecordForm.ts';
import { ImageField } from '../../ui/image-field/ImageField.tsx';
import { useUploadHold } from '../../ui/image-field/useUploadHold.ts';
import {
  ENTRY_LABELS,
  entryErrors,
  findDuplicate,
  formatEntryField,
  NEW_ENTRY,
  type RealtorEntry,
  toRealtorEntry,
  toRealtorSchema,
} from './realtor.ts';
import { useRealtorWrites } from './useRealtorWrites.ts';
import type { FindSimilar } from './useSimilarRealtors.ts';

interface RealtorDialogProps {
  /** The realtor to change; undefined for a new one. */
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

/** Returns a realtor as stored now, or as last stored if it was deleted. */
function useCurrentRealtor(opened: Realtor | undefined): Realtor | undefined {
  const { member } = useSignedIn();
  const live = useRealtorById(member.tenant_id, opened?.id ?? null);
  const [latest, setLatest] = useState(opened);
  if (!live || live === latest) return latest;
  setLatest(live);
  return live;
}

/** Adds a realtor or changes one. */
export function RealtorDialog({ realtor, realtors, findSimilar, onClose }: RealtorDialogProps) {
  const notify = useNotify();
  const id = useId();
  const { newId, add, change } = useRealtorWrites();
  const [ownId] = useState(() => realtor?.id ?? newId());
  const current = useCurrentRealtor(realtor);
  const record = useRecordForm(current ? toRealtorEntry(current) : NEW_ENTRY, (typed, before) =>
    entryErrors(typed, realtor && before),
  );
  const { values, stored, isChanged } = record;
  const [photo, logo] = [useUploadHold(), useUploadHold()];
  const similar = useSimilarTo(values, findSimilar);
  const duplicate = findDuplicate(values, [...realtors, ...similar], ownId);

  function act() {
    const holds = [photo.mustWait(), logo.mustWait()];
    if (holds.includes(true)) return undefined;
    if (realtor && !isChanged) return onClose();
    if (record.mustChoose()) return undefined;
    const parsed = toRealtorSchema(realtor && stored).safeParse(values);
    return parsed.success ? send(parsed.data) : record.showErrors();
  }

  async function send(entry: RealtorEntry) {
    try {
      await record.save(entry, (changes) => (realtor ? change(ownId, changes, stored) : add(ownId, entry)));
    } catch (error) {
      notify({ title: 'Failed to save realtor', severity: 'error' });
      throw error;
    }
    notify({ title: 'Saved', severity: 'success' });
    onClose();
  }

  const text = (field: Exclude<keyof RealtorEntry, 'photo_url' | 'logo_url' | 'phone'>) => {
    const error = record.getError(field);
    return {
      id: `${id}-${field}`,
      name: field,
      label: ENTRY_LABELS[field],
      value: values[field],
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => record.change({ [field]: target.value }),
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
      isChanged={isChanged}
      onAct={act}
      onClose={onClose}
    >
      <ConflictAlert
        record={record}
        getLabel={(field) => ENTRY_LABELS[field]}
        format={(field, version) =>
          formatEntryField(field, version[field], version === values ? 'your picture' : 'another picture')
        }
      />
      <div style={{ display: 'grid', gap: 20 }}>
        <ImageField
          kind="realtor"
          label={ENTRY_LABELS.photo_url}
          aspect={1}
          value={values.photo_url}
          onChange={(photo_url) => record.change({ photo_url })}
          onUploading={photo.onUploading}
        />
        <TextField {...text('name')} required autoFocus />
        <TextField {...text('email')} type="email" />
        <PhoneField
          id={`${id}-phone`}
          name="phone"
          label={ENTRY_LABELS.phone}
          autoComplete="off"
          value={values.phone}
          onChange={(phone) => record.change({ phone })}
          maxLength={Math.max(TEXT_LIMITS.phoneMax, stored.phone.length)}
          error={record.getError('phone') !== undefined}
          helperText={record.getError('phone')}
        />
        <TextField {...text('mls_id')} />
        <TextField {...text('brokerage')} />
        <ImageField
          kind="logo"
          label={ENTRY_LABELS.logo_url}
          help="The brokerage’s logo, shown beside the realtor on flyers. A PNG with little empty space around it works best."
          value={values.logo_url}
          onChange={(logo_url) => record.change({ logo_url })}
          onUploading={logo.onUploading}
        />
        <TextField {...text('notes')} multiline minRows={2} maxRows={6} />
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
      <LeaveGuard isChanged={isChanged} />
    </ActionDialog>
  );
}

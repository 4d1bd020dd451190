import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { toEntryFields } from '@brokerage/domain/directory/csv/officerCsv';
import {
  DIRECTORY_LIMITS,
  type OfficerEntryFields,
  officerEntrySchema,
} from '@brokerage/domain/directory/directoryCallables';
import { entryState } from '@brokerage/domain/directory/entryState';
import { OFFICER_TITLES, type OfficerRecord } from '@brokerage/domain/directory/officer';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { Autocomplete, Link, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { STATES_BY_NAME, stateName } from '../../lib/format/names/stateName.ts';
import { licensesPath } from '../../lib/routes/licensesPath.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { HolderLicenses } from '../../ui/data-display/HolderLicenses.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import { ConflictAlert } from '../../ui/forms/ConflictAlert.tsx';
import { LeaveGuard } from '../../ui/forms/LeaveGuard.tsx';
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts';
import { useRecordForm } from '../../ui/forms/useRecordForm.ts';
import { nextStep } from './entryColumns.tsx';
import { LANGUAGES } from './languages.ts';
import { SPECIALTIES } from './specialties.ts';
import { WordsField } from './WordsField.tsx';

interface StatesFieldProps {
  label: string;
  /** Postal codes. */
  value: string[];
  onChange: (codes: string[]) => void;
  error: string | undefined;
}

/** The states that an officer is licensed in. */
function StatesField({ label, value, onChange, error }: StatesFieldProps) {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      id="entry-licensed_states"
      options={STATES_BY_NAME}
      value={value}
      onChange={(_event, codes) => onChange(codes)}
      getOptionLabel={stateName}
      slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name="licensed_states"
          label={label}
          error={error !== undefined}
          helperText={error ?? 'As the officer’s NMLS record says. Recorded licenses count before these.'}
        />
      )}
    />
  );
}

const LABELS: Record<keyof OfficerEntryFields, string> = {
  title: 'Title',
  branchId: 'Branch',
  bio: 'About',
  languages: 'Languages',
  specialties: 'Helps with',
  licensed_states: 'Licensed in',
  booking_url: 'Booking link',
};

interface EntryDialogProps {
  /** As it is now, live. */
  entry: OfficerRecord;
  branches: readonly BranchRecord[];
  onClose: () => void;
}

/** Edits what the website says of an officer apart from their profile. */
export function EntryDialog({ entry, branches, onClose }: EntryDialogProps) {
  const notify = useNotify();
  const { tenant_id: tenantId } = useSignedIn().member;
  const holder: LicenseHolder = { holder_kind: 'officer', holder_id: entry.id };
  const { form, isChanged, change, takeTheirs } = useRecordForm<OfficerEntryFields>(toEntryFields(entry));
  const { errors, fields, submit } = useCheckedForm();
  const [isSaved, setSaved] = useState(false);
  const { values } = form;
  const branchName = (id: string) => branches.find((one) => one.id === id)?.name ?? (id || 'No branch');
  const offered = branches.filter(({ id, is_closed }) => !is_closed || id === values.branchId);

  async function send(data: OfficerEntryFields) {
    await callFunction('save-directory-entry', { ...data, id: entry.id, revision: entry.revision });
    setSaved(true);
    notify({ title: 'Entry saved', severity: 'success' });
    onClose();
  }

  const errorOf = (field: string) =>
    errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1];
  const text = (field: 'title' | 'branchId' | 'bio' | 'booking_url', help?: string) => ({
    id: `entry-${field}`,
    name: field,
    label: LABELS[field],
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
    error: errorOf(field) !== undefined,
    helperText: errorOf(field) ?? help,
  });

  return (
    <ActionDialog
      title={entry.name}
      action="Save"
      onAct={() => (isChanged ? submit(officerEntrySchema.safeParse(values), send) : onClose())}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {entryState(entry) === 'unlisted' ? `Not listed. ${nextStep(entry)}. ` : `${nextStep(entry)}. `}
        Name, email, phone, NMLS number and photo come from their profile.
      </Typography>
      <ConflictAlert
        conflicts={form.conflicts.map((field) => {
          const now = form.stored[field];
          const words = Array.isArray(now) ? now.join(', ') : String(now);
          return {
            field,
            label: LABELS[field],
            now: field === 'branchId' ? branchName(words) : words || 'none',
          };
        })}
        onTake={takeTheirs}
      />
      <div ref={fields} style={{ display: 'grid', gap: 20 }}>
        <TextField {...text('title')} select required slotProps={{ select: { native: true } }}>
          {OFFICER_TITLES.map((title) => (
            <option key={title} value={title}>
              {title}
            </option>
          ))}
        </TextField>
        <TextField {...text('branchId')} select slotProps={{ select: { native: true } }}>
          <option value="">No branch</option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
        <TextField
          {...text(
            'bio',
            'A few sentences about them. Lists show the first paragraph, their page shows all of it.',
          )}
          multiline
          minRows={3}
          maxRows={10}
          slotProps={{ htmlInput: { maxLength: DIRECTORY_LIMITS.bio } }}
        />
        <WordsField
          name="specialties"
          label={LABELS.specialties}
          help={`What visitors should know them for. Choose or type up to ${DIRECTORY_LIMITS.specialties}.`}
          options={SPECIALTIES}
          value={values.specialties}
          onChange={(specialties) => change({ specialties })}
          error={errorOf('specialties')}
        />
        <WordsField
          name="languages"
          label={LABELS.languages}
          help={`Choose or type up to ${DIRECTORY_LIMITS.languages}.`}
          options={LANGUAGES}
          value={values.languages}
          onChange={(languages) => change({ languages })}
          error={errorOf('languages')}
        />
        <StatesField
          label={LABELS.licensed_states}
          value={values.licensed_states}
          onChange={(licensed_states) => change({ licensed_states })}
          error={errorOf('licensed_states')}
        />
        <div>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            Licenses
          </Typography>
          <HolderLicenses
            tenantId={tenantId}
            holder={holder}
            label={`Licenses of ${entry.name}`}
            empty="None recorded. The website shows the states above."
          />
          <Link component={RouterLink} to={licensesPath(holder)}>
            Manage licenses
          </Link>
        </div>
        <TextField
          {...text('booking_url', 'Where visitors book a meeting, such as https://calendly.com/…')}
          type="url"
          slotProps={{
            htmlInput: { maxLength: DIRECTORY_LIMITS.booking_url, autoCapitalize: 'none', spellCheck: false },
          }}
        />
      </div>
      <LeaveGuard isChanged={isChanged && !isSaved} />
    </ActionDialog>
  );
}

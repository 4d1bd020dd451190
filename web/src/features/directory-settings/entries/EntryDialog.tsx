import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { toEntryFields } from '@brokerage/domain/directory/csv/officerCsv';
import {
  DIRECTORY_LIMITS,
  type OfficerEntryFields,
  officerEntrySchema,
} from '@brokerage/domain/directory/directoryCallables';
import { entryState } from '@brokerage/domain/directory/entryState';
import { OFFICER_TITLES, type OfficerRecord } from '@brokerage/domain/directory/officer';
import { Autocomplete, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { StatesField } from '../../../ui/forms/fields/StatesField.tsx';
import { pickerSlots } from '../../../ui/forms/pickerSlots.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { RecordDialog } from '../RecordDialog.tsx';
import { RecordedLicenses } from '../RecordedLicenses.tsx';
import { nextStep } from './entryColumns.tsx';

/** The languages most spoken at home in the US, by number of speakers (American Community Survey). */
const LANGUAGES = [
  'English',
  'Spanish',
  'Mandarin',
  'Cantonese',
  'Tagalog',
  'Vietnamese',
  'Arabic',
  'French',
  'Korean',
  'Russian',
  'Portuguese',
  'Haitian Creole',
  'Hindi',
  'German',
  'Polish',
  'Italian',
  'Urdu',
  'American Sign Language',
];

/** Common specialties of loan officers. */
const SPECIALTIES = [
  'First-time buyers',
  'Down payment assistance',
  'FHA loans',
  'VA loans',
  'Jumbo loans',
  'Self-employed borrowers',
  'Condos and co-ops',
  '2-4 unit homes',
  'Construction loans',
  'Home equity and HELOCs',
  'Refinancing',
];

const LABELS: Record<keyof OfficerEntryFields, string> = {
  title: 'Title',
  branchId: 'Branch',
  bio: 'About',
  languages: 'Languages',
  specialties: 'Helps with',
  licensed_states: 'Licensed in',
  booking_url: 'Booking link',
};

interface WordsFieldProps {
  /** Of the entry. */
  name: 'languages' | 'specialties';
  label: string;
  help: string;
  /** Suggestions; anything else can be typed. */
  options: readonly string[];
  value: string[];
  onChange: (words: string[]) => void;
  error: string | undefined;
}

/** A list of words or short phrases; text that isn't suggested is added with Enter or on blur. */
function WordsField({ name, label, help, options, value, onChange, error }: WordsFieldProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const word = typed.trim();
    const isKnown = value.some((known) => known.toLowerCase() === word.toLowerCase());
    if (word !== '' && !isKnown) onChange([...value, word]);
    setTyped('');
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      id={`entry-${name}`}
      options={options.filter((word) => !value.includes(word))}
      value={value}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, words) => onChange(words)}
      onBlur={add}
      slotProps={pickerSlots}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label={label}
          error={error !== undefined}
          helperText={error ?? help}
        />
      )}
    />
  );
}

interface EntryDialogProps {
  /** The live entry. */
  entry: OfficerRecord;
  branches: readonly BranchRecord[];
  onClose: () => void;
}

/** Edits an officer's website details, apart from their profile. */
export function EntryDialog({ entry, branches, onClose }: EntryDialogProps) {
  const branchName = (id: string) => branches.find((branch) => branch.id === id)?.name ?? (id || 'No branch');
  function formatStored(stored: OfficerEntryFields, field: keyof OfficerEntryFields): string {
    if (field === 'branchId') return branchName(stored.branchId);
    if (field === 'licensed_states') return stored.licensed_states.map(stateName).join(', ');
    const value = stored[field];
    return typeof value === 'string' ? value : value.join(', ');
  }
  return (
    <RecordDialog
      noun="entry"
      title={entry.name}
      isNew={false}
      stored={toEntryFields(entry)}
      labels={LABELS}
      formatStored={formatStored}
      parse={(values) => officerEntrySchema.safeParse(values)}
      save={(data) =>
        callFunction('save-directory-entry', { ...data, id: entry.id, revision: entry.revision })
      }
      onClose={onClose}
      intro={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {entryState(entry) === 'unlisted'
            ? `Not listed. ${nextStep(entry)}. `
            : `${nextStep(entry) ?? 'On the website'}. `}
          Name, email, phone, NMLS number and photo come from their profile.
        </Typography>
      }
    >
      {({ values, onChange, errorIn, text }) => (
        <>
          <SelectField
            {...text('title')}
            required
            value={values.title}
            onChange={(title) => onChange({ title })}
            options={OFFICER_TITLES.map((title) => [title, title])}
          />
          <SelectField
            {...text('branchId')}
            onChange={(branchId: string) => onChange({ branchId })}
            none="No branch"
            options={branches
              .filter(({ id, is_closed }) => !is_closed || id === values.branchId)
              .map(({ id, name }) => [id, name])}
          />
          <TextField
            {...text('bio', 'A short bio. Lists show the first paragraph; their page shows the whole bio.')}
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
            onChange={(specialties) => onChange({ specialties })}
            error={errorIn('specialties')}
          />
          <WordsField
            name="languages"
            label={LABELS.languages}
            help={`Choose or type up to ${DIRECTORY_LIMITS.languages}.`}
            options={LANGUAGES}
            value={values.languages}
            onChange={(languages) => onChange({ languages })}
            error={errorIn('languages')}
          />
          <StatesField
            id="entry-licensed_states"
            name="licensed_states"
            label={LABELS.licensed_states}
            help="As shown in the officer’s NMLS record. Licenses you’ve recorded come first."
            states={values.licensed_states}
            onChange={(licensed_states) => onChange({ licensed_states })}
            error={errorIn('licensed_states')}
          />
          <RecordedLicenses
            holder={{ holder_kind: 'officer', holder_id: entry.id }}
            label={`Licenses of ${entry.name}`}
            empty="None recorded. The website shows the states above."
          />
          <TextField
            {...text('booking_url', 'Where visitors book a meeting, such as https://calendly.com/…')}
            type="url"
            slotProps={{
              htmlInput: {
                maxLength: DIRECTORY_LIMITS.booking_url,
                autoCapitalize: 'none',
                spellCheck: false,
              },
            }}
          />
        </>
      )}
    </RecordDialog>
  );
}

import { DIRECTORY_LIMITS } from '@brokerage/domain/directory/directoryCallables';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';

/** The languages most spoken at home in the US, by number of speakers (American Community Survey). Any other can be typed. */
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

interface LanguagesFieldProps {
  label: string;
  value: string[];
  onChange: (languages: string[]) => void;
  error: string | undefined;
}

/** The languages that an officer speaks; one that isn't offered is typed and added with Enter or on leaving the field. */
export function LanguagesField({ label, value, onChange, error }: LanguagesFieldProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const language = typed.trim();
    const isKnown = value.some((one) => one.toLowerCase() === language.toLowerCase());
    if (language !== '' && !isKnown) onChange([...value, language]);
    setTyped('');
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      id="entry-languages"
      options={LANGUAGES.filter((language) => !value.includes(language))}
      value={value}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, languages) => onChange(languages)}
      onBlur={add}
      slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name="languages"
          label={label}
          error={error !== undefined}
          helperText={error ?? `Choose or type up to ${DIRECTORY_LIMITS.languages}.`}
        />
      )}
    />
  );
}

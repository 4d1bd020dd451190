import type { Directory } from '@brokerage/domain/publicCallables';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { languagesToChoose } from './filterOfficers.ts';
import { formatLanguage } from './languageNames.ts';
import type { ZipSearch } from './useZipSearch.ts';

export interface FinderFields {
  /** ZIP code of the home, or of where the visitor lives. */
  zip: string;
  /** Words from a name, a town or a specialty. */
  text: string;
  /** Two letters; blank is every state. */
  state: string;
  /** Blank is every language. */
  language: string;
}

export const EVERYBODY: FinderFields = { zip: '', text: '', state: '', language: '' };

/** Messages of the ZIP code field; blank for none. */
const ZIP_MESSAGES: Readonly<Record<ZipSearch['status'], string>> = {
  none: '',
  found: 'Distances are straight lines from the middle of this ZIP code.',
  loading: 'Looking up your ZIP code…',
  unknown:
    'We couldn’t find that ZIP code. Check the number. If it’s a PO box, use the ZIP code of a street address.',
  failed: 'We couldn’t look up that ZIP code. Check your connection, then type it again.',
};

interface FinderFormProps {
  directory: Directory;
  fields: FinderFields;
  onChange: (fields: FinderFields) => void;
  isZipBegun: boolean;
  zipStatus: ZipSearch['status'];
}

/** The finder's fields, which don't work without scripts. */
export function FinderForm({ directory, fields, onChange, isZipBegun, zipStatus }: FinderFormProps) {
  const states = [...new Set(directory.branches.map(({ state }) => state))].toSorted();
  const languages = languagesToChoose(directory.officers);
  const [isZipLeft, setZipLeft] = useState(false);
  return (
    <Box
      role="search"
      aria-label="Find a loan officer"
      sx={{ mt: { xs: 3, md: 5 }, '@media (scripting: none)': { display: 'none' } }}
    >
      <Box sx={states.length > 1 && languages.length > 0 ? row : shortRow}>
        <TextField
          id="officer-zip"
          label="ZIP code"
          type="search"
          value={fields.zip}
          onChange={({ target }) => onChange({ ...fields, zip: target.value })}
          onBlur={() => setZipLeft(fields.zip !== '')}
          error={zipStatus === 'unknown' || zipStatus === 'failed' || (isZipBegun && isZipLeft)}
          helperText={isZipBegun ? 'Enter all 5 digits of your ZIP code' : ZIP_MESSAGES[zipStatus]}
          autoComplete="postal-code"
          slotProps={{
            htmlInput: { maxLength: 10, inputMode: 'numeric', enterKeyHint: 'search' },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <PlaceOutlined color="primary" aria-hidden="true" />
                </InputAdornment>
              ),
            },
            formHelperText: { 'aria-live': 'polite' },
          }}
        />
        <TextField
          id="officer-name"
          label="Name, town or topic"
          type="search"
          value={fields.text}
          onChange={({ target }) => onChange({ ...fields, text: target.value })}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 100, spellCheck: false, enterKeyHint: 'search' } }}
        />
        {states.length > 1 && (
          <TextField
            select
            id="officer-state"
            label="State"
            value={fields.state}
            onChange={({ target }) => onChange({ ...fields, state: target.value })}
            slotProps={{ select: { native: true } }}
          >
            <option value="">All states</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {stateName(state)}
              </option>
            ))}
          </TextField>
        )}
        {languages.length > 0 && (
          <TextField
            select
            id="officer-language"
            label="Language"
            value={fields.language}
            onChange={({ target }) => onChange({ ...fields, language: target.value })}
            helperText={
              <>
                Not listed? <Link href={sitePaths.contact}>Ask us</Link>
              </>
            }
            slotProps={{ select: { native: true } }}
          >
            <option value="">Any language</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {formatLanguage(language)}
              </option>
            ))}
          </TextField>
        )}
      </Box>
    </Box>
  );
}

/** The ZIP code first; on a phone the two choices share a line, if both fit. */
const row = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(150px, 1fr))',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(2, minmax(0, 2fr)) repeat(2, minmax(0, 1fr))',
  },
  '& > :nth-of-type(-n + 2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

const shortRow = {
  ...row,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(2, minmax(0, 2fr)) minmax(0, 1fr)',
  },
} as const;

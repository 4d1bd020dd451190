import { LINK_LIMITS } from '@brokerage/domain/link/shareCallables';
import { Box, TextField } from '@mui/material';
import { useId } from 'react';
import type { NewLinkValues } from '../../lib/links/newLink.ts';

const UTM = [
  {
    name: 'source',
    label: 'UTM Source',
    suggestions: ['email', 'facebook', 'instagram', 'linkedin', 'sign', 'newsletter'],
  },
  { name: 'medium', label: 'UTM Medium', suggestions: ['email', 'social', 'sms', 'print', 'referral'] },
  {
    name: 'campaign',
    label: 'UTM Campaign',
    suggestions: ['open-house', 'just-listed', 'first-time-buyers', 'refinance'],
  },
] as const;

interface UtmFieldsProps {
  values: NewLinkValues;
  onChange: (change: Partial<NewLinkValues>) => void;
}

/** Where the link will be put, in the words of web analytics. */
export function UtmFields({ values, onChange }: UtmFieldsProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-label="Campaign"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {UTM.map(({ name, label, suggestions }) => (
        <div key={name}>
          <TextField
            id={`${id}-${name}`}
            label={label}
            fullWidth
            placeholder={`e.g. ${suggestions[0]}`}
            value={values[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
            slotProps={{
              htmlInput: { list: `${id}-${name}-list`, maxLength: LINK_LIMITS.utm, autoCapitalize: 'none' },
            }}
          />
          <datalist id={`${id}-${name}-list`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </div>
      ))}
    </Box>
  );
}

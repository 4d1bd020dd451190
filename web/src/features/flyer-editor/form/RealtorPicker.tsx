import type { Realtor } from '@brokerage/domain/directory/realtor';
import { Autocomplete, Box, Link, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useRealtorById } from '../../../lib/live-data/records/useRealtorById.ts';
import { useRealtors } from '../../../lib/live-data/records/useRealtors.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { pickerSlots } from '../../../ui/forms/pickerSlots.ts';

interface RealtorPickerProps {
  /** Id of a realtor of the tenant; null for none. */
  value: string | null;
  onChange: (part: { realtor_id: string | null }) => void;
  /** Whether the template requires one. */
  required: boolean;
  disabled: boolean;
  error?: string | undefined;
  /** Replaces the help text that says where realtors are added. */
  help?: string | undefined;
}

const HELP = (
  <>
    For a co-branded flyer. Add realtors in{' '}
    <Link component={RouterLink} to={routePaths.realtors}>
      Realtor Management
    </Link>
    .
  </>
);

/** Selects the realtor whose name appears next to the officer's. */
export function RealtorPicker(props: RealtorPickerProps) {
  const { value, onChange, required, disabled, error, help } = props;
  const { member } = useSignedIn();
  const [typed, setTyped] = useState('');
  const live = useRealtors(member.tenant_id, typed);
  const loaded = readyData(live)?.items ?? [];
  const stored = useRealtorById(member.tenant_id, value);
  const chosen = loaded.find(({ id }) => id === value) ?? stored ?? undefined;
  const realtors = chosen && !loaded.includes(chosen) ? [chosen, ...loaded] : loaded;
  const isGone = value !== null && !chosen && stored === null && !disabled;
  return (
    <Stack spacing={1}>
      <Autocomplete<Realtor>
        id="flyer-realtor"
        options={realtors}
        value={chosen ?? null}
        onChange={(_event, realtor) => onChange({ realtor_id: realtor?.id ?? null })}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        disabled={disabled}
        loading={live.status === 'loading'}
        loadingText="Loading realtors…"
        noOptionsText="No realtor by that name"
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, { id }) => option.id === id}
        renderOption={({ key, ...props }, { name, brokerage }) => (
          <Box component="li" key={key} {...props} sx={{ minHeight: 44 }}>
            <div>
              {name}
              {brokerage && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {brokerage}
                </Typography>
              )}
            </div>
          </Box>
        )}
        sx={{ '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { pl: 1.75 } }}
        slotProps={pickerSlots}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Realtor"
            required={required}
            placeholder="None"
            error={error !== undefined || isGone}
            helperText={
              isGone
                ? 'The realtor you chose is no longer in the list. Choose another one.'
                : (error ?? help ?? HELP)
            }
          />
        )}
      />
      <InlineLoadError what="your realtors" live={live} />
    </Stack>
  );
}

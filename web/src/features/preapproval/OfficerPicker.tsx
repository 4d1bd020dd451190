import {
  Alert,
  Autocomplete,
  Box,
  Button,
  Checkbox,
  CircularProgress,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material';
import { officerName } from './answerInWords.ts';
import { useAnswer } from './fields/useAnswer.ts';
import type { Officers } from './useOfficers.ts';

/** Which loan officer: one of the list, or none of it, which is never a dead end. */
export function OfficerPicker({ officers: { status, list, retry } }: { officers: Officers }) {
  const { id, label, error, value, onChange } = useAnswer('lo_assigned_id');
  if (status === 'loading' || status === 'idle') {
    return (
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 56 }}>
        <CircularProgress size={24} aria-hidden />
        <Typography>Loading our loan officers…</Typography>
      </Box>
    );
  }
  if (status === 'failed') {
    return (
      <Alert
        severity="warning"
        role="status"
        action={
          <Button color="inherit" variant="outlined" onClick={retry}>
            Retry
          </Button>
        }
      >
        The list of loan officers did not load.{' '}
        {value
          ? 'Your earlier choice is kept, and you can go on.'
          : 'You can go on without it: our general team will assign one.'}
      </Alert>
    );
  }
  const chosen = list.find((officer) => officer.id === value) ?? null;
  const isUnlisted = value === null;
  return (
    <Box>
      <Autocomplete
        id={id}
        options={list}
        value={chosen}
        onChange={(_event, officer) => onChange(officer?.id)}
        getOptionLabel={officerName}
        getOptionKey={(officer) => officer.id}
        isOptionEqualToValue={(option, { id: chosenId }) => option.id === chosenId}
        noOptionsText="No loan officer of that name"
        autoHighlight
        openOnFocus
        // Without an edge the list looks like a part of the page below it.
        slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            error={error !== undefined}
            helperText={
              error ??
              (chosen
                ? 'Type a name, or choose from the list.'
                : 'Type a name, or choose from the list. Without a choice our general team assigns one.')
            }
          />
        )}
      />
      <FormControlLabel
        sx={{ mt: 1 }}
        control={
          <Checkbox
            checked={isUnlisted}
            onChange={(_event, isTicked) => onChange(isTicked ? null : undefined)}
          />
        }
        label="I don't see my officer"
      />
      {isUnlisted && <Typography>Our general team will find them or assign one.</Typography>}
    </Box>
  );
}

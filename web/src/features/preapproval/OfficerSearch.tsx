import type { OfficerLookup } from '@brokerage/domain/publicCallables';
import { Autocomplete, TextField } from '@mui/material';
import { useRef } from 'react';
import { officerName } from './answerInWords.ts';
import { useAnswer } from './fields/useAnswer.ts';

/** The list's height in pixels; half of a small phone's window. */
const LIST_HEIGHT = 280;

/** The list of loan officers, to be searched by name. It opens below its field, never over the question. */
export function OfficerSearch({ list }: { list: readonly OfficerLookup[] }) {
  const { id, label, error, value, onChange } = useAnswer('lo_assigned_id');
  const field = useRef<HTMLDivElement>(null);
  const makeRoom = () => {
    const below = window.innerHeight - (field.current?.getBoundingClientRect().bottom ?? 0);
    // At once: the list is put in its place by where the field is now.
    if (below < LIST_HEIGHT) field.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const chosen = list.find((officer) => officer.id === value) ?? null;
  return (
    <Autocomplete
      id={id}
      ref={field}
      options={list}
      value={chosen}
      onOpen={makeRoom}
      onChange={(_event, officer) => onChange(officer?.id)}
      getOptionLabel={officerName}
      getOptionKey={(officer) => officer.id}
      isOptionEqualToValue={(option, { id: chosenId }) => option.id === chosenId}
      noOptionsText="No loan officer of that name"
      autoHighlight
      openOnFocus
      sx={{ scrollMarginTop: 112 }}
      slotProps={{
        popper: { placement: 'bottom-start', modifiers: [{ name: 'flip', enabled: false }] },
        listbox: { sx: { maxHeight: `min(${LIST_HEIGHT}px, 40vh)` } },
        // Without an edge the list looks like a part of the page below it.
        paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } },
      }}
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
  );
}

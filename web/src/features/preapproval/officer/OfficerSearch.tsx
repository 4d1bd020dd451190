import { formatOfficerAnswer } from '@brokerage/domain/preapproval/form/formatAnswer';
import type { OfficerLookup } from '@brokerage/domain/publicCallables';
import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { type FocusEvent, useRef } from 'react';
import { useQuestion } from '../fields/useQuestion.ts';
import { findOfficers } from './findOfficers.ts';
import type { OfficerChoice } from './useChosenOfficer.ts';

/** The list's height in pixels: half of a small phone's window. */
const LIST_HEIGHT = 280;
/** The height of the bar with Previous and Submit, which covers the bottom of a phone's window. */
const BAR_HEIGHT = 80;
const LONGEST_TEXT = 100;

/** Always the last option in the list. */
const UNLISTED: OfficerLookup = { id: 'unlisted', name: 'I don’t see my officer', nmls: '' };

const isUnlisted = (option: OfficerLookup) => option === UNLISTED;
const toLabel = (option: OfficerLookup) => (isUnlisted(option) ? option.name : formatOfficerAnswer(option));

/** A combobox of loan officers, searched by name or NMLS number. The list opens below the field, so it never covers the question. */
export function OfficerSearch({ officers }: { officers: OfficerChoice }) {
  const { id, label, error, value } = useQuestion('lo_assigned_id');
  const { list, typed = '' } = officers;
  const field = useRef<HTMLDivElement>(null);
  const makeRoom = () => {
    const below = window.innerHeight - (field.current?.getBoundingClientRect().bottom ?? 0);
    // Without smooth scrolling, because the list is positioned immediately by the field's current location.
    if (below < LIST_HEIGHT + BAR_HEIGHT)
      field.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) officers.leave();
  };
  const matches = findOfficers(list, typed);
  const hasSingleMatch = typed !== '' && matches.length === 1;
  const chosen = value === null ? UNLISTED : (list.find((officer) => officer.id === value) ?? null);
  return (
    <Autocomplete
      id={id}
      ref={field}
      options={[...list, UNLISTED]}
      value={chosen}
      onOpen={makeRoom}
      onBlur={leave}
      onChange={(_event, option) =>
        officers.choose(option === null ? undefined : isUnlisted(option) ? null : option.id)
      }
      inputValue={officers.typed ?? (chosen ? toLabel(chosen) : '')}
      onInputChange={(_event, text, reason) => reason === 'input' && officers.type(text)}
      // Keep the typed text until an officer is chosen.
      clearOnBlur={false}
      selectOnFocus={officers.typed === undefined}
      filterOptions={(options, { inputValue }) =>
        inputValue === '' ? options : [...findOfficers(list, inputValue), UNLISTED]
      }
      getOptionLabel={toLabel}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, { id: chosenId }) => option.id === chosenId}
      renderOption={({ key, ...props }, option) => (
        <Box
          component="li"
          key={key}
          {...props}
          sx={isUnlisted(option) ? { borderTop: 1, borderColor: 'divider' } : {}}
        >
          {isUnlisted(option) ? <Unlisted isAlone={typed !== '' && matches.length === 0} /> : toLabel(option)}
        </Box>
      )}
      onKeyDown={(event) => {
        const isOpen = event.currentTarget.querySelector('[aria-expanded="true"]') !== null;
        const hasHighlight = event.currentTarget.querySelector('[aria-activedescendant]') !== null;
        if (event.key !== 'Enter' || !hasSingleMatch || !isOpen || hasHighlight) return;
        // Enter selects a single match; otherwise nothing is chosen automatically. `autoHighlight` would make the first arrow key skip the
        // match.
        event.preventDefault();
        officers.choose(matches[0]?.id);
      }}
      openOnFocus
      sx={{
        scrollMarginTop: 112,
        // Aligns the text with that of the other fields.
        '& .MuiOutlinedInput-root .MuiAutocomplete-input': { pl: '10px' },
      }}
      slotProps={{
        popper: { placement: 'bottom-start', modifiers: [{ name: 'flip', enabled: false }] },
        listbox: { sx: { maxHeight: `min(${LIST_HEIGHT}px, 40vh)` } },
        // Without a border the list looks like a part of the page below it.
        paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={error !== undefined}
          helperText={
            error ??
            'Type a name or NMLS number, or choose from the list. If you leave this blank, our general team will assign one.'
          }
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: LONGEST_TEXT },
          }}
        />
      )}
    />
  );
}

function Unlisted({ isAlone }: { isAlone: boolean }) {
  return (
    <span>
      {UNLISTED.name}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {isAlone && 'No one on our list matches. '}Our general team will find your officer or assign one.
      </Typography>
    </span>
  );
}

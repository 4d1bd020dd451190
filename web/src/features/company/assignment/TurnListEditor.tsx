import type { Member } from '@brokerage/domain/member/member';
import { ASSIGNMENT_LIMITS } from '@brokerage/domain/submission/assignment/assignmentRule';
import type { PreviewedList } from '@brokerage/domain/submission/submissionCallables';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Autocomplete, Box, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useDirectoryMembers } from '../../../lib/live-data/records/useDirectoryMembers.ts';
import { moveItem } from '../../../lib/moveItem.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { pickerSlots } from '../../../ui/forms/pickerSlots.ts';
import { MoveButtons } from '../../../ui/forms/rows/MoveButtons.tsx';
import { MoveList, MoveListItem } from '../../../ui/forms/rows/MoveList.tsx';
import { removeRow } from '../../../ui/forms/rows/removeRow.ts';

interface TurnListEditorProps {
  /** Names the list: "Turns", or a branch. */
  label: string;
  /** Path in the settings. */
  path: string;
  officers: readonly string[];
  names: ReadonlyMap<string, string>;
  preview: PreviewedList | undefined;
  onChange: (officers: string[]) => void;
  error: string | undefined;
}

/** The loan officers of a rotation in order, with who is next and who will be skipped. */
export function TurnListEditor(props: TurnListEditorProps) {
  const { label, path, officers, names, preview, onChange, error } = props;
  const group = useRef<HTMLDivElement>(null);
  const move = (from: number, to: number) => onChange(moveItem(officers, from, to));
  const remove = (index: number) =>
    removeRow(group.current, index, officers.length, () =>
      onChange(officers.filter((_, other) => other !== index)),
    );
  return (
    <Box ref={group} role="group" aria-label={label}>
      {officers.length > 0 && (
        <MoveList>
          {officers.map((id, index) => {
            const name = names.get(id) ?? id;
            return (
              <MoveListItem key={id}>
                <Typography sx={{ color: 'text.secondary', width: 24, flexShrink: 0 }} aria-hidden>
                  {index + 1}
                </Typography>
                <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 }}>
                  <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
                  {preview?.next_officer_id === id && <StatusChip label="Next" tone="success" />}
                  {preview?.skipped.includes(id) && <StatusChip label="Skipped" tone="warning" />}
                </Box>
                <Box sx={{ flexShrink: 0 }}>
                  <MoveButtons name={name} index={index} count={officers.length} onMove={move} />
                  <IconButton data-remove aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                    <Delete fontSize="small" />
                  </IconButton>
                </Box>
              </MoveListItem>
            );
          })}
        </MoveList>
      )}
      <AddOfficer
        name={path}
        label="Add a loan officer"
        listed={officers}
        isFull={officers.length >= ASSIGNMENT_LIMITS.officers}
        onAdd={(id) => onChange([...officers, id])}
        error={error}
      />
    </Box>
  );
}

interface AddOfficerProps {
  /** Path of the list in the settings; used as the input's name for errors. */
  name: string;
  label: string;
  /** The officers already in the list. */
  listed: readonly string[];
  isFull: boolean;
  onAdd: (officerId: string) => void;
  error: string | undefined;
}

/** Adds the selected loan officer to the end of a rotation. */
function AddOfficer({ name, label, listed, isFull, onAdd, error }: AddOfficerProps) {
  const id = useId();
  const { member } = useSignedIn();
  const [typed, setTyped] = useState('');
  const officers = useDirectoryMembers(member.tenant_id, typed);
  const options = officers.items.filter(({ officer_id }) => !listed.includes(officer_id ?? ''));
  return (
    <Stack spacing={1} sx={{ maxWidth: 420, mt: 1 }}>
      <Autocomplete<Member>
        id={id}
        options={options}
        value={null}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        onChange={(_event, chosen) => {
          if (chosen?.officer_id) onAdd(chosen.officer_id);
          setTyped('');
        }}
        blurOnSelect
        disabled={isFull}
        loading={officers.status === 'loading'}
        loadingText="Loading your team…"
        noOptionsText="No one else in the directory"
        getOptionLabel={({ name }) => name}
        getOptionKey={({ user_id }) => user_id}
        sx={{ '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { pl: 1.75 } }}
        slotProps={pickerSlots}
        renderInput={(params) => (
          <TextField
            {...params}
            name={name}
            label={label}
            placeholder="Name"
            error={error !== undefined}
            helperText={error ?? (isFull ? 'The list is full. Remove someone to add others.' : undefined)}
          />
        )}
      />
      <InlineLoadError what="your team" live={officers} retryLabel={`Retry: ${label}`} />
    </Stack>
  );
}

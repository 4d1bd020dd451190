import type { PreviewedList } from '@brokerage/domain/application/applicationCallables';
import { ASSIGNMENT_LIMITS } from '@brokerage/domain/application/assignmentRule';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { MoveButtons } from '../../ui/forms/MoveButtons.tsx';
import { AddOfficer } from './AddOfficer.tsx';

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

/** The loan officers of a list in the order of their turns, with who is next and who is passed over. */
export function TurnListEditor(props: TurnListEditorProps) {
  const { label, path, officers, names, preview, onChange, error } = props;
  const group = useRef<HTMLDivElement>(null);
  const move = (from: number, to: number) => {
    const moved = [...officers];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  const remove = (index: number) => {
    flushSync(() => onChange(officers.filter((_, other) => other !== index)));
    const next =
      group.current?.querySelectorAll<HTMLElement>('[data-remove]')[Math.min(index, officers.length - 2)];
    (next ?? group.current?.querySelector<HTMLElement>('input'))?.focus();
  };
  return (
    <Box ref={group} role="group" aria-label={label}>
      {officers.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {officers.map((id, index) => {
            const name = names.get(id) ?? id;
            return (
              <Box
                component="li"
                key={id}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  minHeight: 48,
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
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
              </Box>
            );
          })}
        </Box>
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

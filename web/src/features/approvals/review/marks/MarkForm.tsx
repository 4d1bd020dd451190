import { MARK_LIMITS, type MarkAnchor, type MarkInput } from '@brokerage/domain/flyer/marks/flyerMark';
import type { TemplateField } from '@brokerage/domain/template/template';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { MarkNumber } from '../../../../ui/flyer/marks/MarkNumber.tsx';
import type { MarksDraft } from './useMarksDraft.ts';

interface MarkFormProps {
  mark: MarkInput;
  number: number;
  /** What the flyer has. */
  fields: readonly Pick<TemplateField, 'key' | 'label'>[];
  /** What keeps it from being sent. */
  problem: string | undefined;
  draft: MarksDraft;
  onRemove: () => void;
}

// No template’s key has a colon in it.
const PAGE = ':page';
const PLACE = ':place';

const toChoice = (anchor: MarkAnchor): string =>
  anchor.kind === 'field' ? anchor.field : anchor.kind === 'page' ? PAGE : PLACE;

/** One mark that is being written: what it is about, and what should change. */
export function MarkForm({ mark, number, fields, problem, draft, onRemove }: MarkFormProps) {
  const { anchor, text, carried_from } = mark;
  const choice = toChoice(anchor);
  const isKnown = anchor.kind !== 'field' || fields.some(({ key }) => key === anchor.field);
  // No error before the text is typed.
  const [isLeft, setLeft] = useState(text !== '');
  const shownProblem = isLeft || !isKnown ? problem : undefined;
  return (
    <Box component="li" data-mark-form={mark.id} aria-current={draft.selected === mark.id}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ pt: 1.25 }}>
          <MarkNumber number={number} />
        </Box>
        <Stack spacing={1.5} sx={{ flexGrow: 1, minWidth: 0 }}>
          <TextField
            select
            size="small"
            label={`Mark ${number} is about`}
            value={isKnown ? choice : ''}
            error={!isKnown}
            onChange={({ target }) => draft.change(mark.id, { anchor: toAnchor(target.value, anchor) })}
            onFocus={() => draft.select(mark.id)}
          >
            <MenuItem value={PAGE}>Whole page</MenuItem>
            {anchor.kind === 'place' && <MenuItem value={PLACE}>Spot on the flyer</MenuItem>}
            {fields.map(({ key, label }) => (
              <MenuItem key={key} value={key}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={`Mark ${number}: what should change`}
            multiline
            minRows={2}
            maxRows={8}
            value={text}
            error={shownProblem !== undefined}
            helperText={shownProblem ?? `${text.trim().length} / ${MARK_LIMITS.text} characters`}
            onChange={({ target }) => draft.change(mark.id, { text: target.value })}
            onFocus={() => draft.select(mark.id)}
            onBlur={() => setLeft(true)}
          />
          {carried_from !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Repeats a mark from the last review.
            </Typography>
          )}
        </Stack>
        <IconButton data-remove aria-label={`Remove mark ${number}`} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      </Stack>
    </Box>
  );
}

function toAnchor(choice: string, before: MarkAnchor): MarkAnchor {
  if (choice === PLACE) return before;
  return choice === PAGE ? { kind: 'page', page: 1 } : { kind: 'field', field: choice };
}

import { MARK_LIMITS, type MarkAnchor, type MarkInput } from '@brokerage/domain/flyer/marks/flyerMark';
import { markableFields } from '@brokerage/domain/flyer/marks/markableFields';
import type { TemplateField, TemplateVersion } from '@brokerage/domain/template/template';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { Box, Button, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useId, useMemo, useRef, useState } from 'react';
import { MarkNumber } from '../../../../ui/flyer/marks/MarkNumber.tsx';
import { removeRow } from '../../../../ui/forms/rows/removeRow.ts';
import { SectionHeading } from '../SectionHeading.tsx';
import type { UnsentMarks } from './useUnsentMarks.ts';

const MIDDLE = { kind: 'place', page: 1, x: 0.5, y: 0.5 } as const;

interface MarkFormProps {
  mark: MarkInput;
  number: number;
  /** The flyer's fields. */
  fields: readonly Pick<TemplateField, 'key' | 'label'>[];
  /** Why it can't be sent. */
  problem: string | undefined;
  unsent: UnsentMarks;
  onRemove: () => void;
}

// Template keys never contain a colon.
const PAGE = ':page';
const PLACE = ':place';

const toChoice = (anchor: MarkAnchor): string =>
  anchor.kind === 'field' ? anchor.field : anchor.kind === 'page' ? PAGE : PLACE;

/** A mark being written: what it's about, and what should change. */
function MarkForm({ mark, number, fields, problem, unsent, onRemove }: MarkFormProps) {
  const { anchor, text, carried_from } = mark;
  const choice = toChoice(anchor);
  const isKnown = anchor.kind !== 'field' || fields.some(({ key }) => key === anchor.field);
  // No error before the text is typed.
  const [isLeft, setLeft] = useState(text !== '');
  const shownProblem = isLeft || !isKnown ? problem : undefined;
  return (
    <Box component="li" data-mark-form={mark.id} aria-current={unsent.selected === mark.id}>
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
            onChange={({ target }) => unsent.change(mark.id, { anchor: toAnchor(target.value, anchor) })}
            onFocus={() => unsent.select(mark.id)}
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
            onChange={({ target }) => unsent.change(mark.id, { text: target.value })}
            onFocus={() => unsent.select(mark.id)}
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

interface MarksEditorProps {
  unsent: UnsentMarks;
  version: TemplateVersion;
  /** Errors by mark id. */
  problems: ReadonlyMap<string, string>;
}

/** The reviewer's marks: each about a field, a place on the drawing or the whole page, with a short text. */
export function MarksEditor({ unsent, version, problems }: MarksEditorProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const fields = useMemo(() => markableFields(version), [version]);
  const { marks, isPlacing, setPlacing, add, remove } = unsent;
  const isFull = marks.length >= MARK_LIMITS.marks;
  return (
    <section ref={section} aria-labelledby={id}>
      <SectionHeading id={id}>Marks</SectionHeading>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isFull
          ? `That’s ${MARK_LIMITS.marks} marks, the most one review can have.`
          : 'Add one mark for each change you want. The officer gets them with your rejection.'}
      </Typography>
      <Stack
        component="ol"
        spacing={2}
        sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, '&:empty': { display: 'none' } }}
      >
        {marks.map((mark: MarkInput, index) => (
          <MarkForm
            key={mark.id}
            mark={mark}
            number={index + 1}
            fields={fields}
            problem={problems.get(mark.id)}
            unsent={unsent}
            onRemove={() => removeRow(section.current, index, marks.length, () => remove(mark.id))}
          />
        ))}
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<Add />}
          disabled={isFull}
          onClick={() => add({ kind: 'page', page: 1 })}
        >
          Mark a field or the page
        </Button>
        <Button
          variant={isPlacing ? 'contained' : 'outlined'}
          startIcon={<PlaceOutlined />}
          aria-pressed={isPlacing}
          disabled={isFull}
          // A keyboard click has no position: the mark starts in the middle, and arrow keys move its pin.
          onClick={({ detail }) => (detail === 0 ? add(MIDDLE) : setPlacing(!isPlacing))}
        >
          Mark a spot on the flyer
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 1, '&:empty': { mt: 0 } }}>
        {isPlacing && 'Select the spot on the flyer that should change.'}
      </Typography>
    </section>
  );
}

import { MARK_LIMITS, type MarkInput } from '@brokerage/domain/flyer/marks/flyerMark';
import { markableFields } from '@brokerage/domain/flyer/marks/markableFields';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import Add from '@mui/icons-material/Add';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useMemo, useRef } from 'react';
import { removeRow } from '../../../../ui/forms/rows/removeRow.ts';
import { SectionHeading } from '../SectionHeading.tsx';
import { MarkForm } from './MarkForm.tsx';
import type { MarksDraft } from './useMarksDraft.ts';

const MIDDLE = { kind: 'place', page: 1, x: 0.5, y: 0.5 } as const;

interface MarksEditorProps {
  draft: MarksDraft;
  version: TemplateVersion;
  /** What is wrong with a mark, by its id. */
  problems: ReadonlyMap<string, string>;
}

/** What the reviewer marks: each about a field, a place on the drawing or the whole page, with a few words. */
export function MarksEditor({ draft, version, problems }: MarksEditorProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const fields = useMemo(() => markableFields(version), [version]);
  const { marks, isPlacing, setPlacing, add, remove } = draft;
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
            draft={draft}
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
          // The keyboard has no place to press: the mark begins in the middle, and arrow keys move its pin.
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

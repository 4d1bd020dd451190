import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import type { ContentField } from '@brokerage/domain/template/templateCallables';
import Delete from '@mui/icons-material/DeleteOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  IconButton,
  Stack,
  Typography,
} from '@mui/material';
import { MoveButtons } from '../../../../ui/forms/rows/MoveButtons.tsx';
import { TYPE_NAMES } from '../../templateWords.ts';
import type { FormField } from '../templateForm.ts';
import { FieldEditor } from './FieldEditor.tsx';

interface FieldListProps {
  fields: readonly FormField[];
  layout: LayoutKey;
  /** The field that is open. */
  open: number | undefined;
  onOpen: (id: number | undefined) => void;
  onChange: (id: number, change: Partial<ContentField>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (id: number) => void;
  onBlur: (id: number, part: string) => void;
  getError: (id: number, part: string) => string | undefined;
  /** Returns why the template can't be published, for that field. */
  getReason: (key: string) => string | undefined;
}

/** Room for a field's three buttons, in pixels; they're larger on touch screens. */
const BUTTONS = 112;
const FINGER_BUTTONS = 136;
const PARTS = ['label', 'key', 'help_text', 'default'];
const toName = ({ label, key }: FormField) => label.trim() || key || 'Field without a label';

function toFacts({ type, required, locked, binding }: FormField): string {
  const facts = [TYPE_NAMES[type], required && 'required', locked && 'locked', binding && 'filled in'];
  return facts.filter((fact) => fact).join(' · ');
}

/** The fields in the order of the officer's form, each with its type; one is open at a time. */
export function FieldList(props: FieldListProps) {
  const { fields, layout, open, onOpen } = props;
  return (
    <Box component="ol" aria-label="Fields" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {fields.map((field, index) => {
        const { id } = field;
        const problem =
          PARTS.map((part) => props.getError(id, part)).find((error) => error) ?? props.getReason(field.key);
        return (
          <Box key={id} component="li" sx={{ position: 'relative', borderBottom: 1, borderColor: 'divider' }}>
            <Accordion
              expanded={open === id}
              onChange={(_, isOpen) => onOpen(isOpen ? id : undefined)}
              disableGutters
              square
              slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
              sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
            >
              <AccordionSummary
                id={`field-${id}`}
                aria-controls={`field-${id}-details`}
                expandIcon={<ExpandMore />}
                sx={{
                  pl: 0,
                  // Room for the row's buttons, which can't be inside this one.
                  pr: `${BUTTONS}px`,
                  '@media (pointer: coarse)': { pr: `${FINGER_BUTTONS}px` },
                  flexDirection: 'row-reverse',
                  gap: 1,
                  '& .MuiAccordionSummary-content': { minWidth: 0 },
                }}
              >
                <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
                    {toName(field)}
                  </Typography>
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {toFacts(field)}
                  </Typography>
                  {problem !== undefined && (
                    <Typography
                      component="span"
                      variant="body2"
                      sx={{ display: 'block', color: 'error.main' }}
                    >
                      {problem}
                    </Typography>
                  )}
                </Box>
              </AccordionSummary>
              <AccordionDetails id={`field-${id}-details`} sx={{ px: 0, pb: 2.5 }}>
                <FieldEditor
                  field={field}
                  layout={layout}
                  onChange={(change) => props.onChange(id, change)}
                  onBlur={(part) => props.onBlur(id, part)}
                  getError={(part) => props.getError(id, part)}
                />
              </AccordionDetails>
            </Accordion>
            <Stack direction="row" sx={{ position: 'absolute', top: 6, right: 0 }}>
              <MoveButtons
                size="small"
                name={toName(field)}
                index={index}
                count={fields.length}
                onMove={props.onMove}
              />
              <IconButton
                size="small"
                aria-label={`Remove ${toName(field)}`}
                onClick={() => props.onRemove(id)}
              >
                <Delete fontSize="small" />
              </IconButton>
            </Stack>
          </Box>
        );
      })}
    </Box>
  );
}

import { type LayoutField, supportedFields } from '@brokerage/domain/flyer/compose/layoutFields';
import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { TEMPLATE_LIMITS } from '@brokerage/domain/template/templateCallables';
import Add from '@mui/icons-material/Add';
import { Button, Divider, ListItemText, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { useMenu } from '../../../../ui/useMenu.ts';
import { TYPE_NAMES } from '../../templateWords.ts';
import type { FormField } from '../templateForm.ts';

interface AddFieldProps {
  layout: LayoutKey;
  fields: readonly FormField[];
  /** Without a field, adds a blank one. */
  onAdd: (field?: LayoutField) => void;
  /** How many of the layout's usual fields are missing. */
  missing: number;
  onAddUsual: () => void;
}

/** Adds a field that the layout supports and the template doesn't have, or a custom one. */
export function AddField({ layout, fields, onAdd, missing, onAddUsual }: AddFieldProps) {
  const { button, menu, choose } = useMenu({ maxHeight: 420 });
  const unused = supportedFields(layout).filter((field) => fields.every(({ key }) => key !== field.key));
  if (fields.length >= TEMPLATE_LIMITS.fields) {
    return <Typography>A template has {TEMPLATE_LIMITS.fields} fields at most.</Typography>;
  }
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button {...button} startIcon={<Add />} variant="outlined">
        Add a field
      </Button>
      {missing > 0 && <Button onClick={onAddUsual}>Add this layout’s usual fields</Button>}
      {/* The new field gets the focus instead. */}
      <Menu {...menu} disableRestoreFocus>
        {unused.map((field) => (
          <MenuItem key={field.key} onClick={() => choose(() => onAdd(field))}>
            <ListItemText primary={field.label} secondary={TYPE_NAMES[field.type]} />
          </MenuItem>
        ))}
        {unused.length > 0 && <Divider />}
        <MenuItem onClick={() => choose(() => onAdd())}>
          <ListItemText primary="Another field" secondary="Printed with its label among the facts" />
        </MenuItem>
      </Menu>
    </Stack>
  );
}

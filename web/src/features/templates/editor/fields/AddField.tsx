import { designedPlaces } from '@brokerage/domain/flyer/compose/designedPlaces';
import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { TEMPLATE_LIMITS } from '@brokerage/domain/template/templateCallables';
import Add from '@mui/icons-material/Add';
import { Button, Divider, ListItemText, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { useMenu } from '../../../../ui/useMenu.ts';
import { TYPE_NAMES } from '../../templateWords.ts';
import type { FormField } from '../templateForm.ts';

type Place = ReturnType<typeof designedPlaces>[number];

interface AddFieldProps {
  layout: LayoutKey;
  fields: readonly FormField[];
  /** Without a place, adds a blank field. */
  onAdd: (place?: Place) => void;
  /** How many of the layout's usual fields are missing. */
  missing: number;
  onAddUsual: () => void;
}

/** Adds a field that the layout has a place for and the template doesn't have, or a custom one. */
export function AddField({ layout, fields, onAdd, missing, onAddUsual }: AddFieldProps) {
  const { button, menu, choose } = useMenu({ maxHeight: 420 });
  const places = designedPlaces(layout).filter((place) => fields.every(({ key }) => key !== place.key));
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
        {places.map((place) => (
          <MenuItem key={place.key} onClick={() => choose(() => onAdd(place))}>
            <ListItemText primary={place.label} secondary={TYPE_NAMES[place.type]} />
          </MenuItem>
        ))}
        {places.length > 0 && <Divider />}
        <MenuItem onClick={() => choose(() => onAdd())}>
          <ListItemText primary="Another field" secondary="Printed with its label among the facts" />
        </MenuItem>
      </Menu>
    </Stack>
  );
}

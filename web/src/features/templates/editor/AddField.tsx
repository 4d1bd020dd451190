import { designedPlaces } from '@brokerage/domain/flyer/compose/designedPlaces';
import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { TEMPLATE_LIMITS } from '@brokerage/domain/template/templateCallables';
import Add from '@mui/icons-material/Add';
import { Button, Divider, ListItemText, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { TYPE_NAMES } from '../templateWords.ts';
import type { FormField } from './templateForm.ts';

type Place = ReturnType<typeof designedPlaces>[number];

interface AddFieldProps {
  layout: LayoutKey;
  fields: readonly FormField[];
  /** Without a place: a blank one. */
  onAdd: (place?: Place) => void;
  /** How many of the layout's usual fields are not there. */
  missing: number;
  onAddUsual: () => void;
}

/** Adds a field that the layout has a place for and the template has not yet, or one of one's own. */
export function AddField({ layout, fields, onAdd, missing, onAddUsual }: AddFieldProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const places = designedPlaces(layout).filter((place) => fields.every(({ key }) => key !== place.key));
  const add = (place?: Place) => {
    // The menu gives the focus back first: then the new field takes it.
    flushSync(() => setAnchor(null));
    onAdd(place);
  };
  if (fields.length >= TEMPLATE_LIMITS.fields) {
    return <Typography>A template has {TEMPLATE_LIMITS.fields} fields at most.</Typography>;
  }
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button
        id={id}
        startIcon={<Add />}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Add a field
      </Button>
      {missing > 0 && <Button onClick={onAddUsual}>Add this layout’s usual fields</Button>}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableRestoreFocus
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { sx: { maxHeight: 420, border: 1, borderColor: 'divider' } },
        }}
      >
        {places.map((place) => (
          <MenuItem key={place.key} onClick={() => add(place)}>
            <ListItemText primary={place.label} secondary={TYPE_NAMES[place.type]} />
          </MenuItem>
        ))}
        {places.length > 0 && <Divider />}
        <MenuItem onClick={() => add()}>
          <ListItemText primary="Another field" secondary="Printed with its label among the facts" />
        </MenuItem>
      </Menu>
    </Stack>
  );
}

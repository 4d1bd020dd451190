import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import type { DataColumn } from './DataColumn.ts';

interface ColumnMenuProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** By the column's id. */
  shown: Readonly<Record<string, boolean>>;
  onChange: (choice: Record<string, boolean>) => void;
}

/** Lets people choose the columns of a table; the menu stays open until they are done. */
export function ColumnMenu<Row>({ columns, shown, onChange }: ColumnMenuProps<Row>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { sx: { minWidth: 220, border: 1, borderColor: 'divider' } },
        }}
      >
        {columns.map((column) => (
          <MenuItem
            key={column.id}
            role="menuitemcheckbox"
            aria-checked={shown[column.id] !== false}
            onClick={() => onChange({ [column.id]: shown[column.id] === false })}
            sx={{ py: 0 }}
          >
            <Checkbox
              checked={shown[column.id] !== false}
              tabIndex={-1}
              disableRipple
              edge="start"
              slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
            />
            {column.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

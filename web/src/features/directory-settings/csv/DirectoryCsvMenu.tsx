import type { DirectoryPart } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { PART_NOUNS, useDirectoryExport } from './useDirectoryExport.ts';

interface DirectoryCsvMenuProps {
  part: Exclude<DirectoryPart, 'licenses'>;
  onImport: () => void;
}

/** Imports a part of the directory from CSV, or saves it as CSV. */
export function DirectoryCsvMenu({ part, onImport }: DirectoryCsvMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isExporting, exportPart } = useDirectoryExport(part);
  const choose = (act: () => void) => () => {
    // Close the menu first: the dialog returns the focus to whatever has it when it opens.
    flushSync(() => setAnchor(null));
    act();
  };
  return (
    <>
      <Button
        id={id}
        // A phone shows it with the other fields of the toolbar.
        data-export
        variant="outlined"
        endIcon={<ExpandMore />}
        loading={isExporting}
        aria-label={`CSV of ${PART_NOUNS[part][1]}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        CSV
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { sx: { minWidth: 160, border: 1, borderColor: 'divider' } },
        }}
      >
        <MenuItem onClick={choose(onImport)}>Import CSV</MenuItem>
        <MenuItem onClick={choose(exportPart)}>Export CSV</MenuItem>
      </Menu>
    </>
  );
}

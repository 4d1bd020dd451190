import type { DirectoryPart } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, Menu, MenuItem } from '@mui/material';
import { useMenu } from '../../../ui/useMenu.ts';
import { PART_NOUNS, useDirectoryExport } from './useDirectoryExport.ts';

interface DirectoryCsvMenuProps {
  part: Exclude<DirectoryPart, 'licenses'>;
  onImport: () => void;
}

/** A menu to import a part of the directory from CSV or export it. */
export function DirectoryCsvMenu({ part, onImport }: DirectoryCsvMenuProps) {
  const { button, menu, choose } = useMenu();
  const { isExporting, exportPart } = useDirectoryExport(part);
  return (
    <>
      <Button
        {...button}
        // On a phone it's shown with the toolbar's other fields.
        data-export
        variant="outlined"
        endIcon={<ExpandMore />}
        loading={isExporting}
        aria-label={`CSV of ${PART_NOUNS[part][1]}`}
      >
        CSV
      </Button>
      <Menu {...menu}>
        <MenuItem onClick={() => choose(onImport)}>Import CSV</MenuItem>
        <MenuItem onClick={() => choose(exportPart)}>Export CSV</MenuItem>
      </Menu>
    </>
  );
}

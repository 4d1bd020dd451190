import type { DirectoryPart } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { Button } from '@mui/material';
import { PART_NOUNS, useDirectoryExport } from './useDirectoryExport.ts';

/** Exports a whole part of the directory as CSV. */
export function ExportDirectoryButton({ part }: { part: DirectoryPart }) {
  const { isExporting, exportPart } = useDirectoryExport(part);
  return (
    <Button
      variant="outlined"
      loading={isExporting}
      onClick={exportPart}
      aria-label={`Export CSV of ${PART_NOUNS[part][1]}`}
    >
      Export CSV
    </Button>
  );
}

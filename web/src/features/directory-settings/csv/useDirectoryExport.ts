import type { DirectoryPart } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { useState } from 'react';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { toErrorToast } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';

/** Nouns for the records of each part: one, and several. */
export const PART_NOUNS: Record<DirectoryPart, [one: string, many: string]> = {
  branches: ['branch', 'branches'],
  officers: ['loan officer', 'loan officers'],
  licenses: ['license', 'licenses'],
};

/** Returns a function that exports a whole part of the directory as CSV, including entries that aren't loaded. */
export function useDirectoryExport(part: DirectoryPart): { isExporting: boolean; exportPart: () => void } {
  const notify = useNotify();
  const [isExporting, setExporting] = useState(false);
  async function exportPart() {
    setExporting(true);
    try {
      const { csv, file_name, rows, unreadable } = await callFunction('export-directory', { part });
      downloadFile(csv, file_name, 'text/csv;charset=utf-8');
      notify({
        title: `Exported ${pluralize(rows, ...PART_NOUNS[part])}`,
        ...(unreadable > 0 && {
          text: `${pluralize(unreadable, 'record')} couldn’t be read and ${unreadable === 1 ? 'isn’t' : 'aren’t'} in the file.`,
        }),
        severity: unreadable > 0 ? 'info' : 'success',
      });
    } catch (error) {
      notify(toErrorToast(error, 'Couldn’t export'));
    }
    setExporting(false);
  }
  return { isExporting, exportPart: () => void exportPart() };
}

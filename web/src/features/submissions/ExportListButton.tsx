import type { ApplicationFilter } from '@brokerage/domain/application/applicationFilter';
import type { CallableOutput } from '@brokerage/domain/callables';
import { Button } from '@mui/material';
import { useState } from 'react';
import { downloadFile } from '../../lib/downloadFile.ts';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { pluralize } from '../../lib/format/pluralize.ts';
import { type Notice, useNotify } from '../../ui/feedback/NotifyProvider.tsx';

/** Characters of a search that the function takes. */
const LONGEST_SEARCH = 200;

function toNotice({ rows, is_cut, unreadable }: CallableOutput<'export-applications'>): Notice {
  const sentences = [
    ...(is_cut ? ['There may be more. Filter by date or status, then export the rest.'] : []),
    ...(unreadable > 0 ? [`${pluralize(unreadable, 'record')} couldn’t be read.`] : []),
  ];
  return {
    title: is_cut
      ? `Exported the first ${rows.toLocaleString('en-US')} applications`
      : `Exported ${pluralize(rows, 'application')}`,
    ...(sentences.length > 0 && { text: sentences.join(' ') }),
    severity: sentences.length > 0 ? 'info' : 'success',
  };
}

/** Saves the whole filtered list as CSV, also what isn't loaded yet. The server says which applications are in it. */
export function ExportListButton({ filter, search }: { filter: ApplicationFilter; search: string }) {
  const notify = useNotify();
  const [isExporting, setExporting] = useState(false);
  async function exportList() {
    setExporting(true);
    try {
      const made = await callFunction('export-applications', {
        filter: { ...filter, search: search.slice(0, LONGEST_SEARCH) },
      });
      downloadFile(made.csv, made.file_name, 'text/csv;charset=utf-8');
      notify(toNotice(made));
    } catch (error) {
      notify(toErrorToast(error, 'Couldn’t export'));
    }
    setExporting(false);
  }
  return (
    <Button variant="outlined" loading={isExporting} onClick={() => void exportList()}>
      Export CSV
    </Button>
  );
}

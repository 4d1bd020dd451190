import type { CallableOutput } from '@brokerage/domain/callables';
import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import { SUBMISSION_KIND_NAMES } from '@brokerage/domain/submission/lists/submissionKindNames';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Button } from '@mui/material';
import { useState } from 'react';
import { downloadFile } from '../../lib/downloadFile.ts';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { type ToastMessage, useNotify } from '../../ui/feedback/NotifyProvider.tsx';

/** Maximum length of a search that the function accepts. */
const LONGEST_SEARCH = 200;

function toToastMessage(
  { rows, is_cut, unreadable }: CallableOutput<'export-applications'>,
  noun: string,
): ToastMessage {
  const notes = [
    ...(is_cut ? ['There may be more. Filter by date or status, then export the rest.'] : []),
    ...(unreadable > 0
      ? [
          `${pluralize(unreadable, 'record')} couldn’t be read and ${unreadable === 1 ? 'isn’t' : 'aren’t'} in the file.`,
        ]
      : []),
  ];
  return {
    title: is_cut ? `Exported the first ${pluralize(rows, noun)}` : `Exported ${pluralize(rows, noun)}`,
    ...(notes.length > 0 && { text: notes.join(' ') }),
    severity: notes.length > 0 ? 'info' : 'success',
  };
}

interface ExportListButtonProps {
  filter: SubmissionFilter;
  search: string;
  /** Noun for an item of the list. */
  noun: string;
}

/** Exports the whole filtered list as CSV, including what isn't loaded. The server decides which submissions it contains. */
export function ExportListButton({ filter, search, noun }: ExportListButtonProps) {
  const notify = useNotify();
  const [isExporting, setExporting] = useState(false);
  async function exportList() {
    setExporting(true);
    try {
      const made = await callFunction('export-applications', {
        filter: { ...filter, search: search.slice(0, LONGEST_SEARCH) },
      });
      downloadFile(made.csv, made.file_name, 'text/csv;charset=utf-8');
      notify(toToastMessage(made, filter.kind ? SUBMISSION_KIND_NAMES[filter.kind] : noun));
    } catch (error) {
      notify(toErrorToast(error, 'Couldn’t export'));
    }
    setExporting(false);
  }
  return (
    <Button data-export variant="outlined" loading={isExporting} onClick={() => void exportList()}>
      Export CSV
    </Button>
  );
}

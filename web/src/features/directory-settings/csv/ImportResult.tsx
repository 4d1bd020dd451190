import { Alert } from '@mui/material';
import { pluralize } from '../../../lib/format/pluralize.ts';
import { formatIssues, ImportLines } from './ImportLines.tsx';
import type { CheckedFile } from './useDirectoryImport.ts';

const WORDS = { new: 'added', changed: 'changed', unchanged: 'already saved', refused: '' } as const;

/** What an import did, line by line. */
export function ImportResult({ file: { preview, results } }: { file: CheckedFile }) {
  const refused = [...preview, ...results].filter(({ state }) => state === 'refused');
  const saved = results.filter(({ state }) => state !== 'refused');
  return (
    <div>
      <Alert severity={refused.length > 0 ? 'warning' : 'success'} role="status">
        {pluralize(saved.length, 'line')} imported
        {refused.length > 0 && `, ${pluralize(refused.length, 'line')} left out`}.
      </Alert>
      <ImportLines title="Left out" lines={refused} describe={formatIssues} />
      <ImportLines
        title="Imported"
        lines={saved.toSorted((one, other) => one.line - other.line)}
        describe={({ state }) => `: ${WORDS[state]}`}
      />
    </div>
  );
}

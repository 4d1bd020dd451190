import { Alert, Typography } from '@mui/material';
import { pluralize } from '../../../lib/format/pluralize.ts';
import { CsvNotes } from '../../../ui/csv/CsvNotes.tsx';
import { formatIssues, ImportLines } from './ImportLines.tsx';
import type { CheckedFile } from './useDirectoryImport.ts';

/** Says why there is nothing to import. */
function describeNothing(unchanged: number, refused: number): string {
  if (refused > 0) return 'Nothing to import. Correct the lines below, then choose the file again.';
  const same = unchanged === 1 ? 'the line is' : `all ${unchanged} are`;
  return `Nothing to import: ${same} already like this.`;
}

/** What an import would do, line by line. */
export function ImportPreview({ file: { preview, ignored, isGuess } }: { file: CheckedFile }) {
  const of = (state: string) => preview.filter((line) => line.state === state);
  const [added, changed, refused] = [of('new'), of('changed'), of('refused')];
  const unchanged = preview.length - added.length - changed.length - refused.length;
  return (
    <div>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {added.length} new, {changed.length} changed, {unchanged} unchanged, {refused.length} with errors
      </Typography>
      {added.length + changed.length === 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {describeNothing(unchanged, refused.length)}
        </Alert>
      )}
      <CsvNotes ignored={ignored} isGuess={isGuess} names={preview.map(({ label }) => label)} />
      <ImportLines
        title={`${pluralize(refused.length, 'line')} can’t be imported`}
        lines={refused}
        describe={formatIssues}
      />
      <ImportLines title="New" lines={added} describe={() => null} />
      <ImportLines title="Changes" lines={changed} describe={({ columns }) => `: ${columns.join(', ')}`} />
    </div>
  );
}

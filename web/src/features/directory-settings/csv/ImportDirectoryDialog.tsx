import { IMPORT_LINES } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Alert, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { CsvColumnNames } from '../../../ui/csv/CsvColumnNames.tsx';
import { CsvFileField } from '../../../ui/csv/CsvFileField.tsx';
import { CsvNotes } from '../../../ui/csv/CsvNotes.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import { DIRECTORY_FILES, type ImportPart } from './directoryFiles.ts';
import { formatIssues, ImportLines } from './ImportLines.tsx';
import { type CheckedFile, useDirectoryImport } from './useDirectoryImport.ts';

const WORDS = { new: 'added', changed: 'changed', unchanged: 'already saved', refused: '' } as const;

/** The result of an import, line by line. */
function ImportResult({ file: { preview, results } }: { file: CheckedFile }) {
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

interface ImportDirectoryDialogProps {
  part: ImportPart;
  onClose: () => void;
}

/** Imports branches or loan officers from a CSV file after showing a preview of the changes. */
export function ImportDirectoryDialog({ part, onClose }: ImportDirectoryDialogProps) {
  const { many, title, columns, help, sample } = DIRECTORY_FILES[part];
  const { fileName, progress, problem, canRetry, file, toSave, isFinished, ...run } =
    useDirectoryImport(part);
  const [hint, setHint] = useState<string>();

  function act() {
    if (isFinished) {
      onClose();
      return undefined;
    }
    if (file) return run.save(file);
    setHint('Please choose a CSV file first.');
    return undefined;
  }

  return (
    <ActionDialog
      title={title}
      action={isFinished ? 'Done' : 'Import'}
      isBlocked={(progress !== undefined && !file) || (file !== undefined && toSave === 0)}
      isFinished={isFinished}
      onAct={act}
      onClose={onClose}
    >
      {file && isFinished ? (
        <ImportResult file={file} />
      ) : (
        <>
          <Typography>
            Choose a CSV file with up to {IMPORT_LINES} {many} (2 MB or less), such as one saved with Export
            CSV. The first line must list the column names: <CsvColumnNames columns={columns} />. {help}{' '}
            Existing {many} are updated, and columns you leave out stay the same.
          </Typography>
          {part === 'branches' ? (
            <Typography>
              Imported branches appear on the website right away, unless their line says “no” under
              on_website.
            </Typography>
          ) : (
            <Typography>
              Imported loan officers stay off the website until you list them. They don’t get an account.
              Invite them in People with the same email, and the entry becomes theirs.
            </Typography>
          )}
          <CsvFileField
            name={fileName}
            sample={sample}
            isDisabled={progress !== undefined}
            onChoose={(chosen) => {
              setHint(undefined);
              void run.check(chosen);
            }}
          />
        </>
      )}
      {progress && (
        <div role="status">
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            {file ? 'Importing' : 'Checking'} {progress.of > 0 && `${progress.done} of ${progress.of} lines`}…
          </Typography>
          <LinearProgress
            aria-hidden
            variant={progress.of > 0 ? 'determinate' : 'indeterminate'}
            value={progress.of > 0 ? (100 * progress.done) / progress.of : 0}
          />
        </div>
      )}
      {(problem ?? hint) && (
        <Alert
          severity="error"
          action={
            canRetry && (
              <Button color="inherit" size="small" onClick={run.checkAgain}>
                Try again
              </Button>
            )
          }
        >
          {problem ?? hint}
        </Alert>
      )}
      {file && !isFinished && <ImportPreview file={file} />}
    </ActionDialog>
  );
}

/** Says why there is nothing to import. */
const describeNothing = (refused: number): string =>
  refused > 0
    ? 'Nothing to import. Correct the lines below, then choose the file again.'
    : 'Nothing to import. This file matches what you already have.';

/** A preview of an import, line by line. */
function ImportPreview({ file: { preview, ignored, isGuess } }: { file: CheckedFile }) {
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
          {describeNothing(refused.length)}
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

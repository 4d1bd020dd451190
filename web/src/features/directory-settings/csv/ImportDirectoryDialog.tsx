import { IMPORT_LINES } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { Alert, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { CsvColumnNames } from '../../../ui/csv/CsvColumnNames.tsx';
import { CsvFileField } from '../../../ui/csv/CsvFileField.tsx';
import { ActionDialog } from '../../../ui/forms/ActionDialog.tsx';
import { DIRECTORY_FILES, type ImportPart } from './directoryFiles.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useDirectoryImport } from './useDirectoryImport.ts';

interface ImportDirectoryDialogProps {
  part: ImportPart;
  onClose: () => void;
}

/** Imports branches or loan officers from a CSV file, after showing what would change. */
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
            A CSV file of at most {IMPORT_LINES} {many} and 2 MB, such as the one that Export CSV saves. The
            first line must list the column names: <CsvColumnNames columns={columns} />. {help} What is there
            already is updated, and columns you leave out stay as they are.
          </Typography>
          {part === 'branches' ? (
            <Typography>
              Imported branches are on the website at once, unless their line says “no” under on_website.
            </Typography>
          ) : (
            <Typography>
              Imported loan officers stay off the website until you list them. They get no account: invite
              them in People with the same email, and the entry becomes theirs.
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
                Try Again
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

import type { Realtor } from '@brokerage/domain/directory/realtor';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { readCsvUpload } from '../../lib/csv/readCsvUpload.ts';
import { loadPhoneFormat } from '../../lib/format/contact/formatPhone.ts';
import { CsvColumnNames } from '../../ui/csv/CsvColumnNames.tsx';
import { CsvFileField } from '../../ui/csv/CsvFileField.tsx';
import { CsvNotes } from '../../ui/csv/CsvNotes.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import {
  IMPORT_COLUMNS,
  IMPORT_LIMIT,
  type RealtorImport,
  readImport,
  SAMPLE_FILE,
} from './realtorImport.ts';
import { useRealtorWrites } from './useRealtorWrites.ts';
import type { FindSimilar } from './useSimilarRealtors.ts';

/** The contents of a file. `ids` are the new records' ids, reused if the file is sent again. */
interface Found extends RealtorImport {
  ids: readonly string[];
  isGuess: boolean;
}

const NO_FILE = 'Please choose a CSV file first.';
const NOTHING = 'Nothing in this file can be imported.';

interface ImportPreviewProps {
  found: RealtorImport;
  /** Whether the file's encoding is a guess. */
  isGuess: boolean;
}

/** Shows what can be imported from a file, and which lines can't be. */
function ImportPreview({ found: { entries, leftOut, ignored }, isGuess }: ImportPreviewProps) {
  return (
    <div role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {pluralize(entries.length, 'realtor')} can be imported.
      </Typography>
      <CsvNotes ignored={ignored} isGuess={isGuess} names={entries.map(({ name }) => name)} />
      {leftOut.length > 0 && (
        <>
          <Typography>
            {leftOut.length === 1 ? '1 line is left out:' : `${leftOut.length} lines are left out:`}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
            {leftOut.map(({ line, reason }) => (
              <li key={line}>
                Line {line}: {reason}
              </li>
            ))}
          </Box>
        </>
      )}
    </div>
  );
}

async function foundIn(
  chosen: File,
  realtors: readonly Realtor[],
  findSimilar: FindSimilar | undefined,
  newId: () => string,
): Promise<Found | string> {
  try {
    const [file] = await Promise.all([readCsvUpload(chosen), loadPhoneFormat()]);
    if (typeof file === 'string') return file;
    const read = readImport(file.text, realtors);
    if (typeof read === 'string') return read;
    const similar = findSimilar && (await findSimilar(read.entries));
    const found = similar ? readImport(file.text, [...realtors, ...similar]) : read;
    if (typeof found === 'string') return found;
    return { ...found, ids: found.entries.map(newId), isGuess: file.isGuess };
  } catch {
    return 'We couldn’t check this file. Check your connection and choose it again.';
  }
}

interface ImportDialogProps {
  /** The loaded realtors, to skip duplicates. */
  realtors: readonly Realtor[];
  /** Reads possible duplicates, if not all realtors are loaded. */
  findSimilar: FindSimilar | undefined;
  onClose: () => void;
}

/** Adds realtors from a CSV file, after showing which lines can't be imported. */
export function ImportDialog({ realtors, findSimilar, onClose }: ImportDialogProps) {
  const notify = useNotify();
  const { addAll, newId } = useRealtorWrites();
  // `found`: nothing while the file is being read.
  const [file, setFile] = useState<{ name: string; found: Found | string | undefined }>();
  const [hint, setHint] = useState<string>();
  const found = typeof file?.found === 'object' ? file.found : undefined;
  const problem = typeof file?.found === 'string' ? file.found : hint;
  const isReading = file !== undefined && file.found === undefined;

  async function read(chosen: File) {
    const reading = { name: chosen.name, found: undefined };
    setHint(undefined);
    setFile(reading);
    const found = await foundIn(chosen, realtors, findSimilar, newId);
    // Another file may have been selected while this one was being read.
    setFile((current) => (current === reading ? { name: chosen.name, found } : current));
  }

  function act() {
    if (found && found.entries.length > 0) return send(found);
    setHint(file ? NOTHING : NO_FILE);
  }

  async function send({ entries, ids }: Found) {
    try {
      await addAll(entries.map((entry, place) => ({ id: ids[place] ?? newId(), entry })));
    } catch (error) {
      notify({
        title: 'Failed to save realtor',
        text: 'Please try again. No one is added twice.',
        severity: 'error',
      });
      throw error;
    }
    notify({ title: 'Saved', text: `${pluralize(entries.length, 'realtor')} added.`, severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog title="Import realtors" action="Import" isBlocked={isReading} onAct={act} onClose={onClose}>
      <Typography>
        Choose a CSV file with up to {IMPORT_LIMIT} realtors. Separate its columns with commas, semicolons or
        tabs. The first line must list the column names: <CsvColumnNames columns={IMPORT_COLUMNS} />. Only the
        name is required. Headers such as “full name” or “e-mail” work, too.
      </Typography>
      <CsvFileField
        name={file?.name}
        onChoose={(chosen) => void read(chosen)}
        sample={{ text: SAMPLE_FILE, name: 'realtors-sample.csv' }}
      />
      {isReading && <Typography role="status">Checking the file…</Typography>}
      {problem && <Alert severity="error">{problem}</Alert>}
      {found && <ImportPreview found={found} isGuess={found.isGuess} />}
    </ActionDialog>
  );
}

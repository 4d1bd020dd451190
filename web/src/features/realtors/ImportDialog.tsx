import type { Realtor } from '@brokerage/domain/directory/realtor';
import { Alert, Box, Button, Typography } from '@mui/material';
import { Fragment, useRef, useState } from 'react';
import { loadPhoneFormat } from '../../lib/format/formatPhone.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import { readCsvFile } from './readCsvFile.ts';
import {
  countOf,
  IMPORT_COLUMNS,
  IMPORT_LIMIT,
  type RealtorImport,
  readImport,
  SAMPLE_FILE,
} from './realtorImport.ts';
import { useRealtorWrites } from './useRealtorWrites.ts';
import type { FindSimilar } from './useSimilarRealtors.ts';

/** What was found in a file. `ids`: of the records to come, the same ones when it is sent again. */
interface Found extends RealtorImport {
  ids: readonly string[];
  isGuess: boolean;
}

const NO_FILE = 'Please choose a CSV file first.';
/** In bytes: more than 500 realtors with long notes need. What is far larger would hold up or break the reading. */
const LARGEST_FILE = 2_000_000;
const TOO_LARGE = 'This file is too large. Use one of 2 MB or less.';
const UNREADABLE = 'We couldn’t read this file. Please choose it again.';
const NOTHING = 'Nothing in this file can be imported.';

interface ImportPreviewProps {
  found: RealtorImport;
  /** Which letters the file's bytes are is a guess. */
  isGuess: boolean;
}

/** What of a file can be imported, and which lines can't be. */
function ImportPreview({ found: { entries, leftOut, ignored }, isGuess }: ImportPreviewProps) {
  const samples = isGuess ? entries.map(({ name }) => name).filter(hasSpecialLetters) : [];
  return (
    <div role="status">
      <Typography sx={{ fontWeight: 600 }}>{countOf(entries.length)} can be imported.</Typography>
      {ignored.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {ignored.length === 1 ? 'This column isn’t imported: ' : 'These columns aren’t imported: '}
          {ignored.slice(0, 10).join(', ')}
        </Typography>
      )}
      {isGuess && (
        <Alert severity="warning" role="note" sx={{ my: 1 }}>
          This file isn’t in UTF-8, so we read it as Windows-1252. Check that accented letters look right
          {samples.length > 0 && `: ${samples.slice(0, 3).join(', ')}`}. If not, save it as “CSV UTF-8”.
        </Alert>
      )}
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

const hasSpecialLetters = (text: string) => /[^\x20-\x7e]/.test(text);

async function foundIn(
  chosen: File,
  realtors: readonly Realtor[],
  findSimilar: FindSimilar | undefined,
  newId: () => string,
): Promise<Found | string> {
  if (chosen.size > LARGEST_FILE) return TOO_LARGE;
  try {
    const [bytes] = await Promise.all([chosen.arrayBuffer(), loadPhoneFormat()]);
    const file = readCsvFile(new Uint8Array(bytes));
    if (typeof file === 'string') return file;
    const read = readImport(file.text, realtors);
    if (typeof read === 'string') return read;
    const similar = findSimilar && (await findSimilar(read.entries));
    const found = similar ? readImport(file.text, [...realtors, ...similar]) : read;
    if (typeof found === 'string') return found;
    return { ...found, ids: found.entries.map(newId), isGuess: file.isGuess };
  } catch {
    // It was changed or removed after it was chosen.
    return UNREADABLE;
  }
}

interface ImportDialogProps {
  /** Those that are loaded: nobody is imported twice. */
  realtors: readonly Realtor[];
  /** Reads those that may be duplicates, where not all are loaded. */
  findSimilar: FindSimilar | undefined;
  onClose: () => void;
}

/** Adds realtors from a CSV file, after showing what of it can't be. */
export function ImportDialog({ realtors, findSimilar, onClose }: ImportDialogProps) {
  const notify = useNotify();
  const { addAll, newId } = useRealtorWrites();
  const [file, setFile] = useState<{ name: string; found: Found | string }>();
  const [hint, setHint] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const found = typeof file?.found === 'object' ? file.found : undefined;
  const problem = typeof file?.found === 'string' ? file.found : hint;

  async function read(chosen: File) {
    const found = await foundIn(chosen, realtors, findSimilar, newId);
    setHint(undefined);
    setFile({ name: chosen.name, found });
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
    notify({ title: 'Saved', text: `${countOf(entries.length)} added.`, severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog title="Import Realtors" action="Import" onAct={act} onClose={onClose}>
      <Typography>
        A CSV file of at most {IMPORT_LIMIT} realtors, separated by commas, semicolons or tabs. The first line
        must list the column names:{' '}
        <code>
          {IMPORT_COLUMNS.map((column, index) => (
            // A line ends after a comma, not within a name.
            <Fragment key={column}>
              {index > 0 && (
                <>
                  ,<wbr />
                </>
              )}
              {column}
            </Fragment>
          ))}
        </code>
        . Only the name is required. Headers such as “full name” or “e-mail” work, too.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button variant="outlined" autoFocus onClick={() => input.current?.click()}>
          Choose CSV File
        </Button>
        <Button
          component="a"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(SAMPLE_FILE)}`}
          download="realtors-sample.csv"
        >
          Download Sample File
        </Button>
        <span style={{ overflowWrap: 'anywhere' }}>{file?.name ?? 'No file chosen'}</span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="CSV file"
          accept=".csv,text/csv"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void read(chosen);
            // The same file may be chosen again, after it was mended.
            target.value = '';
          }}
        />
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {found && <ImportPreview found={found} isGuess={found.isGuess} />}
    </ActionDialog>
  );
}

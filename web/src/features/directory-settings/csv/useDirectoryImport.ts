import type { ImportedLine } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { useRef, useState } from 'react';
import { readCsvUpload } from '../../../lib/csv/readCsvUpload.ts';
import { toErrorMessage } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { type ImportPart, readDirectoryFile } from './directoryFiles.ts';
import { type DirectoryLine, findLineProblems, toCalls } from './toCalls.ts';

/** A line with the server's verdict. */
export interface CheckedLine extends ImportedLine {
  /** The name of its branch or officer in the file. */
  label: string;
}

/** A file that was checked. */
export interface CheckedFile {
  lines: readonly DirectoryLine[];
  preview: readonly CheckedLine[];
  ignored: readonly string[];
  isGuess: boolean;
  /** Results of the lines saved so far. */
  results: readonly CheckedLine[];
}

interface ImportState {
  fileName?: string;
  /** How many lines the server has processed, and of how many; undefined while idle. */
  progress?: { done: number; of: number };
  problem?: string;
  /** Set for a connection problem: the same file can be checked again. */
  canRetry?: boolean;
  file?: CheckedFile;
}

const toLabel = ({ cells }: DirectoryLine) => (cells.name ?? '').trim() || (cells.id ?? '').trim();
const isToSave = ({ state }: ImportedLine) => state === 'new' || state === 'changed';

/** Checks a selected file with the server and imports it. A retry resumes where the previous attempt stopped. */
export function useDirectoryImport(part: ImportPart) {
  const [state, setState] = useState<ImportState>({});
  const chosen = useRef<File>(undefined);

  /** Sends lines to the server in batches. `onResults` gets those of each call. */
  async function send(
    lines: readonly DirectoryLine[],
    revisions: ReadonlyMap<number, number | null> | undefined,
    onResults: (checked: CheckedLine[], done: number) => void,
  ) {
    let done = 0;
    for (const call of toCalls(lines)) {
      const { rows } = await callFunction('import-directory', {
        part,
        is_preview: revisions === undefined,
        rows: call.map(({ line, cells }) => ({ line, cells, expected: revisions?.get(line) ?? null })),
      });
      done += call.length;
      const labels = new Map(call.map((imported) => [imported.line, toLabel(imported)]));
      onResults(
        rows.map((row) => ({ ...row, label: labels.get(row.line) ?? '' })),
        done,
      );
    }
  }

  async function check(file: File) {
    chosen.current = file;
    const isCurrent = () => chosen.current === file;
    const show = (next: Omit<ImportState, 'fileName'>) =>
      isCurrent() && setState({ fileName: file.name, ...next });
    show({ progress: { done: 0, of: 0 } });
    const text = await readCsvUpload(file);
    if (typeof text === 'string') return show({ problem: text });
    const table = readDirectoryFile(part, text.text);
    if (typeof table === 'string') return show({ problem: table });
    const { lines, ignored } = table;
    const problems = findLineProblems(part, lines);
    const preview: CheckedLine[] = lines.flatMap((imported) => {
      const message = problems.get(imported.line);
      if (message === undefined) return [];
      const issues = [{ column: null, message }];
      return [
        {
          line: imported.line,
          label: toLabel(imported),
          state: 'refused',
          revision: null,
          columns: [],
          issues,
        },
      ];
    });
    const sent = lines.filter(({ line }) => !problems.has(line));
    try {
      show({ progress: { done: 0, of: sent.length } });
      await send(sent, undefined, (checked, done) => {
        preview.push(...checked);
        if (!isCurrent()) throw new Error('Another file was chosen');
        show({ progress: { done, of: sent.length } });
      });
    } catch (error) {
      return show({ problem: toErrorMessage(error, 'Couldn’t check the file.'), canRetry: true });
    }
    show({
      file: {
        lines,
        preview: preview.toSorted((one, other) => one.line - other.line),
        ignored,
        isGuess: text.isGuess,
        results: [],
      },
    });
  }

  async function save(file: CheckedFile) {
    const revisions = new Map(file.preview.filter(isToSave).map(({ line, revision }) => [line, revision]));
    const saved = new Set(file.results.map(({ line }) => line));
    const left = file.lines.filter(({ line }) => revisions.has(line) && !saved.has(line));
    let results = file.results;
    try {
      await send(left, revisions, (checked) => {
        results = [...results, ...checked];
        const progress = { done: results.length, of: revisions.size };
        setState((current) => ({ ...current, progress, file: { ...file, results } }));
      });
    } finally {
      setState(({ progress: _, ...now }) => now);
    }
  }

  const { file } = state;
  const toSave = file?.preview.filter(isToSave).length ?? 0;
  return {
    ...state,
    /** Lines that can be saved. */
    toSave,
    isFinished: file !== undefined && toSave > 0 && file.results.length >= toSave,
    check,
    checkAgain: () => chosen.current && void check(chosen.current),
    save,
  };
}

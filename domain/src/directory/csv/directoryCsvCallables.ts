import * as z from 'zod';
import { BRANCH_COLUMNS } from './branchCsv.ts';
import { OFFICER_COLUMNS } from './officerCsv.ts';

/** Maximum number of lines per file. */
export const IMPORT_LINES = 500;
/** Maximum number of lines per call, and of bytes as JSON: a call allows 64 kB. */
export const IMPORT_CALL = { lines: 25, bytes: 40_000 } as const;
/** Maximum number of characters per cell; the longest stored value has 1,500. */
export const IMPORT_CELL = 2000;

/** The result for a line. `new`, `changed`: will be saved, or was just saved. */
const LINE_STATES = ['new', 'changed', 'unchanged', 'refused'] as const;

const lineNumber = z.number().int().min(1);
const rowsWithColumns = <Column extends string>(columns: readonly Column[]) =>
  z
    .array(
      z.strictObject({
        line: lineNumber,
        cells: z.partialRecord(z.enum(columns), z.string().max(IMPORT_CELL)),
        /** The revision from the preview; null for a new record, and in a preview. */
        expected: z.number().int().min(0).nullable(),
      }),
    )
    .min(1)
    .max(IMPORT_CALL.lines);

/** Contracts for import and export of the directory as CSV. */
export const directoryCsvCallables = {
  /**
   * Saves lines of a file, or with `is_preview` only reports what would be saved. A line whose record has changed since the preview is
   * rejected. A line that is already stored is `unchanged`, so a repeated call creates no second record.
   */
  'import-directory': {
    input: z.discriminatedUnion('part', [
      z.strictObject({
        part: z.literal('branches'),
        is_preview: z.boolean(),
        rows: rowsWithColumns(BRANCH_COLUMNS),
      }),
      z.strictObject({
        part: z.literal('officers'),
        is_preview: z.boolean(),
        rows: rowsWithColumns(OFFICER_COLUMNS),
      }),
    ]),
    output: z.object({
      rows: z.array(
        z.object({
          line: z.number().int(),
          state: z.enum(LINE_STATES),
          /** Revision of the existing record; null if there is none. */
          revision: z.number().int().nullable(),
          /** What changes. */
          columns: z.array(z.string()),
          issues: z.array(z.object({ column: z.string().nullable(), message: z.string() })),
        }),
      ),
    }),
  },
  'export-directory': {
    input: z.strictObject({ part: z.enum(['branches', 'officers', 'licenses']) }),
    output: z.object({
      file_name: z.string(),
      csv: z.string(),
      rows: z.number().int(),
      /** Unreadable records, which the file lacks. */
      unreadable: z.number().int(),
    }),
  },
} as const;
export type ImportedLine = z.output<
  (typeof directoryCsvCallables)['import-directory']['output']
>['rows'][number];
export type DirectoryPart = z.output<(typeof directoryCsvCallables)['export-directory']['input']>['part'];

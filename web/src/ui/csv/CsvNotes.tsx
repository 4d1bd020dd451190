import { Alert, Typography } from '@mui/material';

interface CsvNotesProps {
  /** Headers of columns that are not imported. */
  ignored: readonly string[];
  /** Whether the file's character encoding is a guess. */
  isGuess: boolean;
  /** Names from the file, to check for garbled letters. */
  names: readonly string[];
}

const hasSpecialLetters = (text: string) => /[^\x20-\x7e]/.test(text);

/** Says which columns of a file aren't imported, and that its letters may be wrong. */
export function CsvNotes({ ignored, isGuess, names }: CsvNotesProps) {
  const samples = names.filter(hasSpecialLetters).slice(0, 3);
  return (
    <>
      {ignored.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {ignored.length === 1 ? 'This column isn’t imported: ' : 'These columns aren’t imported: '}
          {ignored.slice(0, 10).join(', ')}
        </Typography>
      )}
      {isGuess && (
        <Alert severity="warning" role="note" sx={{ my: 1 }}>
          This file isn’t in UTF-8, so we read it as Windows-1252. Check that accented letters look right
          {samples.length > 0 && `: ${samples.join(', ')}`}. If not, save it as “CSV UTF-8”.
        </Alert>
      )}
    </>
  );
}

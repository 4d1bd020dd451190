import { Alert, Box, Typography } from '@mui/material';
import { countOf, type RealtorImport } from './realtorImport.ts';

interface ImportPreviewProps {
  found: RealtorImport;
  /** Which letters the file's bytes are is a guess. */
  isGuess: boolean;
}

/** What of a file can be imported, and which lines can't be. */
export function ImportPreview({ found: { entries, leftOut, ignored }, isGuess }: ImportPreviewProps) {
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

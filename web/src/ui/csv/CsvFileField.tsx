import { Box, Button } from '@mui/material';
import { useRef } from 'react';

interface CsvFileFieldProps {
  /** Name of the chosen file. */
  name: string | undefined;
  onChoose: (file: File) => void;
  /** A sample file to start from, and its name. */
  sample: { text: string; name: string };
  isDisabled?: boolean;
}

/** Asks for a CSV file and offers a sample to start from. */
export function CsvFileField({ name, onChoose, sample, isDisabled = false }: CsvFileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Button variant="outlined" autoFocus disabled={isDisabled} onClick={() => input.current?.click()}>
        Choose CSV file
      </Button>
      <Button
        component="a"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample.text)}`}
        download={sample.name}
      >
        Download sample file
      </Button>
      <span style={{ overflowWrap: 'anywhere' }}>{name ?? 'No file chosen'}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CSV file"
        accept=".csv,text/csv"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          // Lets the user choose the same file again after fixing it.
          target.value = '';
        }}
      />
    </Box>
  );
}

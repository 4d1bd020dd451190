import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Card, IconButton, Stack, TextField, Typography } from '@mui/material';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';
import { moveItem } from '../../lib/moveItem.ts';
import { MoveButtons } from '../../ui/forms/rows/MoveButtons.tsx';
import { useRows } from './useRows.ts';

interface LicenseLinesProps {
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  onBlur: (field: string) => void;
  /** By path: `licence_lines.0`. */
  getError: (field: string) => string | undefined;
}

const toPath = (index: number) => `licence_lines.${index}`;

/** The legally required lines on pages and flyers, in order. */
export function LicenseLines({ lines, onChange, onBlur, getError }: LicenseLinesProps) {
  const { list, addButton, add, remove } = useRows(lines, onChange, '');
  const problem = getError('licence_lines');
  return (
    <Card component="section" aria-labelledby="license-lines" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="license-lines">
        {COMPANY_FIELDS.licence_lines}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Add one line per license. Flyers show them in this order.
      </Typography>
      <Stack component="ul" ref={list} spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {/* The index is the line's key. */}
        {lines
          .map((line, index) => ({ line, index, path: toPath(index) }))
          .map(({ line, index, path }) => {
            const name = `License line ${index + 1}`;
            const error = getError(path);
            return (
              <Box
                component="li"
                key={path}
                sx={{ display: { sm: 'flex' }, columnGap: 1, alignItems: 'flex-start' }}
              >
                <TextField
                  multiline
                  id={`license-line-${index}`}
                  name={path}
                  label={name}
                  value={line}
                  // A single line of text, which may wrap on the screen.
                  onChange={({ target }) => {
                    const next = target.value.replaceAll(/\s*\n\s*/g, ' ');
                    onChange(lines.map((other, at) => (at === index ? next : other)));
                  }}
                  onBlur={() => onBlur(path)}
                  error={error !== undefined}
                  helperText={error}
                />
                <Stack direction="row" sx={{ justifyContent: 'flex-end', pt: { sm: '26px' } }}>
                  <MoveButtons
                    name={name.toLowerCase()}
                    index={index}
                    count={lines.length}
                    onMove={(from, to) => onChange(moveItem(lines, from, to))}
                  />
                  <IconButton aria-label={`Remove ${name.toLowerCase()}`} onClick={() => remove(index)}>
                    <Delete fontSize="small" />
                  </IconButton>
                </Stack>
              </Box>
            );
          })}
      </Stack>
      {lines.length === 0 && <Typography>No license lines yet.</Typography>}
      {problem && <Typography sx={{ color: 'error.main', fontWeight: 600, mt: 1 }}>{problem}</Typography>}
      <Button ref={addButton} startIcon={<Add />} onClick={add} sx={{ mt: 1, ml: -1.5 }}>
        Add license line
      </Button>
    </Card>
  );
}

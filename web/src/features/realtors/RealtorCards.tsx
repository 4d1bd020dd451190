import { Box, Card, Stack, TextField, Typography } from '@mui/material';
import { Portrait } from '../../ui/data-display/Portrait.tsx';
import { RealtorActions } from './RealtorActions.tsx';
import type { RealtorListProps } from './RealtorTable.tsx';
import { RealtorValue } from './RealtorValue.tsx';
import { COLUMN_KEYS, COLUMNS } from './realtor.ts';

const [, ...details] = COLUMN_KEYS;

/** Realtors where there is no room for columns; the sorting is a choice above them. */
export function RealtorCards({ realtors, sorting, onSort, onChoose }: RealtorListProps) {
  return (
    <>
      <TextField
        select
        fullWidth
        id="realtors-sort"
        label="Sort by"
        value={sorting.by}
        onChange={({ target }) =>
          onSort({ by: COLUMN_KEYS.find((one) => one === target.value) ?? 'name', direction: 'asc' })
        }
        slotProps={{ select: { native: true } }}
        sx={{ mb: 2 }}
      >
        {COLUMN_KEYS.map((column) => (
          <option key={column} value={column}>
            {COLUMNS[column]}
          </option>
        ))}
      </TextField>
      <Box
        component="ul"
        aria-label="Realtors"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {realtors.map((realtor) => (
          <Card key={realtor.id} component="li" sx={{ p: 2 }}>
            <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <Portrait name={realtor.name} photo={realtor.photo_url} size={40} />
              <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {realtor.name}
              </Typography>
            </Stack>
            <Box
              component="dl"
              sx={{
                m: 0,
                my: 1.5,
                display: 'grid',
                rowGap: 0.5,
                gridTemplateColumns: '6rem minmax(0, 1fr)',
              }}
            >
              {details.map((column) => (
                <Box key={column} sx={{ display: 'contents' }}>
                  <Typography component="dt" sx={{ color: 'text.secondary' }}>
                    {COLUMNS[column]}
                  </Typography>
                  <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    <RealtorValue realtor={realtor} column={column} />
                  </Typography>
                </Box>
              ))}
            </Box>
            <RealtorActions realtor={realtor} onChoose={onChoose} />
          </Card>
        ))}
      </Box>
    </>
  );
}

import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import type { Difference, Names } from './auditWords.ts';
import { EntityName } from './EntityName.tsx';

/** What changed, field by field: as it was, as it is. */
export function DifferenceList({ differences, names }: { differences: readonly Difference[]; names: Names }) {
  if (differences.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 0.5,
        display: 'grid',
        columnGap: 2,
        rowGap: 0.25,
        gridTemplateColumns: { xs: '7rem minmax(0, 1fr)', sm: 'minmax(8rem, max-content) minmax(0, 1fr)' },
      }}
    >
      {differences.map(({ field, before, after, entities }) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {field}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {before !== undefined && (
              <>
                <span style={visuallyHidden}>was </span>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {entities?.before ? <EntityName {...entities.before} names={names} /> : before}
                </Box>
                <span aria-hidden> → </span>
                <span style={visuallyHidden}>, is now </span>
              </>
            )}
            {after === undefined ? (
              'none'
            ) : (
              <Box component="ins" sx={{ textDecoration: 'none' }}>
                {entities?.after ? <EntityName {...entities.after} names={names} /> : after}
              </Box>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

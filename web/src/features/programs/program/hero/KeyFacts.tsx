import { type KeyFactSlug, keyFacts } from '@brokerage/domain/programs/keyFacts';
import Box from '@mui/material/Box';
import { UnbrokenHyphens } from '../../page/UnbrokenHyphens.tsx';

/** The program's requirements and limits, shown before its sample cost. */
export const KeyFacts = ({ slug }: { slug: KeyFactSlug }) => (
  <Box component="dl" aria-label="Key facts" sx={list}>
    {keyFacts[slug].map(({ label, value, more }) => (
      <div key={label}>
        <dt>{label}</dt>
        <Box component="dd" sx={{ typography: 'h3' }}>
          <UnbrokenHyphens text={value} />
        </Box>
        <dd>
          <UnbrokenHyphens text={more} />
        </dd>
      </div>
    ))}
  </Box>
);

const list = {
  gridColumn: '1 / -1',
  m: 0,
  mb: { xs: 3, md: 4 },
  pb: { xs: 3, md: 3 },
  borderBottom: 1,
  borderColor: 'primary.light',
  display: 'grid',
  columnGap: { xs: 3, md: 8 },
  rowGap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  '& > div:last-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& dt': { typography: 'body2', color: 'primary.soft' },
  '& dd': { m: 0, fontVariantNumeric: 'lining-nums' },
  '& dd:last-of-type': { typography: 'body2', color: 'primary.soft' },
} as const;

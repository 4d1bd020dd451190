import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FitMark } from './FitMark.tsx';
import { OtherProgram } from './OtherProgram.tsx';
import { type FitSlug, programFit } from './programFit.ts';

/** Whom another program suits better, in columns. */
export function Elsewhere({ slug }: { slug: FitSlug }) {
  const { elsewhere } = programFit[slug];
  return (
    <Box sx={{ mt: { xs: 4, md: 5 } }}>
      <Typography id="look-elsewhere" variant="h3">
        Consider something else if
      </Typography>
      <Box component="ul" aria-labelledby="look-elsewhere" sx={list(elsewhere.length)}>
        {elsewhere.map(({ text, program }) => (
          <li key={text}>
            <FitMark kind="no" />
            <span>
              {text} {program && <OtherProgram program={program} />}
            </span>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = (count: number) =>
  ({
    listStyle: 'none',
    m: 0,
    mt: 1,
    p: 0,
    display: 'grid',
    columnGap: 5,
    gridTemplateColumns: { md: `repeat(${count}, minmax(0, 1fr))` },
    '& li': { display: 'flex', gap: 2, py: 1, textWrap: 'balance' },
  }) as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FitMark } from './FitMark.tsx';
import { OtherProgram } from './OtherProgram.tsx';
import { type FitSlug, programFit } from './programFit.ts';

/** Whom the program suits, and whom another one suits better: below the comparison, on pages without a section of their own for it. */
export function FitLists({ slug }: { slug: FitSlug }) {
  const { right, elsewhere } = programFit[slug];
  return (
    <Box sx={columns}>
      <div>
        <Typography id="right-for-you" variant="h3">
          Right for you if
        </Typography>
        <Box component="ul" aria-labelledby="right-for-you" sx={list}>
          {right.map((text) => (
            <li key={text}>
              <FitMark kind="yes" />
              <span>{text}</span>
            </li>
          ))}
        </Box>
      </div>
      <div>
        <Typography id="look-elsewhere" variant="h3">
          Consider something else if
        </Typography>
        <Box component="ul" aria-labelledby="look-elsewhere" sx={list}>
          {elsewhere.map(({ text, program }) => (
            <li key={text}>
              <FitMark kind="no" />
              <span>
                {text} {program && <OtherProgram program={program} />}
              </span>
            </li>
          ))}
        </Box>
      </div>
    </Box>
  );
}

const columns = {
  mt: { xs: 4, md: 5 },
  display: 'grid',
  columnGap: 8,
  rowGap: 3,
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  '& li': { display: 'flex', gap: 2, py: 1, textWrap: 'pretty' },
} as const;

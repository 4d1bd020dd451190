import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { programContent } from '../content/programContent.ts';
import { ElsewhereItems } from '../program/fit/FitItems.tsx';
import { IncomeCheck } from './IncomeCheck.tsx';

/** Lists the requirements of a USDA loan: the address to look up, two conditions, and the income limit. */
export function UsdaCheck() {
  const [block] = programContent.usda.blocks;
  const [area, income, ...others] = block?.items ?? [];
  if (!block || !area || !income) return null;
  return (
    <>
      <Box component="ol" sx={checks}>
        <Check number={1} {...area}>
          {block.link && (
            <ButtonLink href={block.link.to} variant="contained" size="large" sx={{ textAlign: 'center' }}>
              {block.link.label}
            </ButtonLink>
          )}
        </Check>
        {others.map((each, at) => (
          <Check key={each.title} number={at + 2} {...each} />
        ))}
        <Check number={others.length + 2} {...income}>
          <IncomeCheck />
        </Check>
      </Box>
      <Box sx={elsewhere}>
        <Typography id="look-elsewhere" variant="h3">
          Consider something else if
        </Typography>
        <Box component="ul" aria-labelledby="look-elsewhere" sx={list}>
          <ElsewhereItems slug="usda" />
        </Box>
      </Box>
    </>
  );
}

interface CheckProps {
  number: number;
  title: string;
  text: string;
  children?: ReactNode;
}

const Check = ({ number, title, text, children }: CheckProps) => (
  <Box component="li" sx={check}>
    <Typography variant="h2" component="span" aria-hidden sx={{ color: 'secondary.main' }}>
      {number}
    </Typography>
    <div>
      <Typography variant="h3">{title}</Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
      {children}
    </div>
  </Box>
);

const checks = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  '& > li:first-of-type': { borderTop: '3px solid', borderColor: 'secondary.light' },
  // Titles on the left, and on the right what they mean or how to check it.
  '& > li > div': {
    display: { md: 'grid' },
    columnGap: 8,
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    alignItems: 'baseline',
    '& > p': { mt: { md: 0 } },
    '& > a': { mt: 2, gridColumn: 2, justifySelf: 'start' },
  },
  // The income check is next to all of its texts.
  '& > li:last-of-type > div': {
    gridTemplateRows: 'auto auto 1fr',
    alignItems: 'start',
    '& > p': { mt: 0.5, gridColumn: 1 },
    '& > div': { gridColumn: 2, gridRow: '1 / span 3', mt: { md: 0 } },
    '& > .about': { gridColumn: 1, gridRow: 3, mt: { md: 3 } },
  },
} as const;

const check = {
  py: { xs: 3, md: 3.5 },
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  gridTemplateColumns: { xs: '36px minmax(0, 1fr)', md: '48px minmax(0, 1fr)' },
  alignItems: 'baseline',
} as const;

const elsewhere = {
  pt: 3.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  '& li': { display: 'flex', gap: 2, py: 1, textWrap: 'pretty' },
} as const;

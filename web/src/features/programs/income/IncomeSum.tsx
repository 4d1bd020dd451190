import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { finePrint } from '../content/finePrint.ts';
import { ElsewhereItems } from '../program/fit/FitItems.tsx';
import { CountedIncome } from './CountedIncome.tsx';
import { incomeWays, type WayId } from './incomeWays.ts';
import { OtherTerms } from './OtherTerms.tsx';

/** How somebody is paid, and for each way the loan, its documents and how its income is counted. */
export function IncomeSum() {
  const [chosen, setChosen] = useState<WayId>('business');
  return (
    <Box component="section" aria-labelledby="income" sx={{ py: { xs: 6, md: 9 } }}>
      <Container>
        <Typography id="income" variant="h2" tabIndex={-1}>
          How do you get paid?
        </Typography>
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
          See which loan fits and how the math works.
        </Typography>
        <Box sx={layout}>
          <div>
            <InertUntilHydrated>
              <Box role="radiogroup" aria-labelledby="income" sx={choices}>
                {incomeWays.map(({ id, who, loan }) => (
                  <Box component="label" key={id} sx={choice}>
                    <Box
                      component="input"
                      type="radio"
                      name="income-way"
                      checked={chosen === id}
                      onChange={() => setChosen(id)}
                      sx={visuallyHidden}
                    />
                    <strong>{who}</strong>
                    <span>{loan}</span>
                  </Box>
                ))}
              </Box>
            </InertUntilHydrated>
          </div>
          <Box sx={sheet}>
            {incomeWays.map(({ id, loan, text, papers }) => (
              <Box component="section" key={id} aria-label={loan} hidden={chosen !== id} sx={panel}>
                <Box sx={head}>
                  <Typography variant="h2" component="h3">
                    {loan}
                  </Typography>
                  <Typography sx={{ mt: 1, maxWidth: '40em', textWrap: 'pretty' }}>{text}</Typography>
                </Box>
                {id === 'other' ? <OtherTerms papers={papers} /> : <CountedIncome way={id} papers={papers} />}
              </Box>
            ))}
          </Box>
        </Box>
        <Typography variant="body2" sx={{ mt: 3, ...finePrint, color: 'text.secondary' }}>
          Sample numbers to begin with. Each lender sets its own share, ratio and number of months.
        </Typography>
        <Box sx={elsewhere}>
          <Typography id="look-elsewhere" variant="h3">
            Consider something else if
          </Typography>
          <Box component="ul" aria-labelledby="look-elsewhere" sx={list}>
            <ElsewhereItems slug="alternative-lending" />
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

const layout = {
  mt: { xs: 3, md: 4 },
  display: 'grid',
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 300px) minmax(0, 1fr)' },
  // The choices are as high as the sheet.
  '& > :first-of-type, & > :first-of-type > div': { display: { md: 'grid' } },
} as const;

const choices = {
  display: 'grid',
  gap: { xs: 1, md: 0 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
} as const;

/** On a wide screen the chosen one opens into the sheet at its right. */
const choice = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  px: { xs: 1.5, sm: 2, md: 3 },
  py: { xs: 1.25, md: 2 },
  cursor: 'pointer',
  border: { xs: '1px solid', md: 0 },
  borderColor: { xs: 'neutral.main', md: 'divider' },
  borderRadius: { xs: '8px', md: 0 },
  borderTop: { md: '1px solid' },
  borderTopColor: { md: 'divider' },
  '& > strong': { typography: { md: 'h3' } },
  '& > span': { typography: 'body2', color: 'text.secondary' },
  '&:hover': { bgcolor: 'primary.soft' },
  '&:has(:checked)': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    '& > span': { color: 'primary.soft' },
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: '2px', zIndex: 1 },
} as const;

const sheet = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderLeft: { md: '3px solid' },
  borderLeftColor: { md: 'primary.main' },
  borderTop: { xs: '3px solid', md: '1px solid' },
  borderTopColor: { xs: 'primary.main', md: 'divider' },
} as const;

const panel = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  '&[hidden]': { display: 'none' },
} as const;

const head = {
  p: { xs: 2.5, sm: 3, md: 4 },
} as const;

const elsewhere = {
  mt: { xs: 3, md: 4 },
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)',
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  mt: { xs: 1, md: -1 },
  p: 0,
  '& li': { display: 'flex', gap: 2, py: 1, textWrap: 'pretty' },
} as const;

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import papers from '../../../illustrations/drawn/incomePapers.svg?no-inline';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { finePrint } from '../content/finePrint.ts';
import { ElsewhereItems } from '../program/fit/FitItems.tsx';
import { CountedIncome } from './CountedIncome.tsx';
import { incomeWays, type WayId } from './incomeWays.ts';
import { OtherTerms } from './OtherTerms.tsx';

/** How somebody is paid, with what they show and what counts of it side by side; below, the chosen way with its numbers. */
export function IncomeSum() {
  const [chosen, setChosen] = useState<WayId>('business');
  return (
    <Box component="section" aria-labelledby="income" sx={{ py: { xs: 6, md: 9 } }}>
      <Container>
        <Typography id="income" variant="h2" tabIndex={-1}>
          How do you get paid?
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: '40em', color: 'text.secondary' }}>
          Choose the one that sounds like you, and try it with your own numbers.
        </Typography>
        <InertUntilHydrated>
          <Box role="radiogroup" aria-labelledby="income" sx={choices}>
            <Box aria-hidden="true" sx={heads}>
              <span>You’d show</span>
              <span>The lender counts</span>
            </Box>
            {incomeWays.map(({ id, who, loan, show, counts, text }) => (
              <Fragment key={id}>
                <Box component="label" sx={choice}>
                  <Box
                    component="input"
                    type="radio"
                    name="income-way"
                    checked={chosen === id}
                    onChange={() => setChosen(id)}
                    sx={visuallyHidden}
                  />
                  <svg aria-hidden="true" viewBox="0 0 72 72">
                    <use href={`${papers}#${id}`} />
                  </svg>
                  <span>
                    <strong>{who}</strong>
                    <span>{loan}</span>
                  </span>
                  <span data-head="You’d show">{show}</span>
                  <span data-head="The lender counts">{counts}</span>
                </Box>
                <Box component="section" aria-label={loan} hidden={chosen !== id} sx={sheet}>
                  <Box sx={head}>
                    <Typography variant="h2" component="h3">
                      {loan}
                    </Typography>
                    <Typography sx={{ mt: 1, maxWidth: '40em', textWrap: 'pretty' }}>{text}</Typography>
                  </Box>
                  {id === 'other' ? <OtherTerms /> : <CountedIncome way={id} />}
                </Box>
              </Fragment>
            ))}
          </Box>
        </InertUntilHydrated>
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

/** On a phone the rows go from edge to edge. */
const choices = {
  mt: { xs: 3, md: 4 },
  mx: { xs: -2, sm: -3, md: 0 },
  display: 'flex',
  flexDirection: 'column',
} as const;

/** The paper, who, what they show, and what counts. */
const columns = {
  display: 'grid',
  columnGap: { xs: 2, md: 4 },
  gridTemplateColumns: {
    xs: '64px minmax(0, 1fr)',
    md: '80px minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)',
  },
  alignItems: { md: 'center' },
  px: { xs: 2, sm: 3, md: 2 },
} as const;

const heads = {
  ...columns,
  display: { xs: 'none', md: 'grid' },
  pb: 1,
  typography: 'body2',
  fontWeight: 600,
  color: 'text.secondary',
  '& > :first-of-type': { gridColumn: 3 },
} as const;

/** On a phone what somebody shows, and what counts, stand below who, each with its name. */
const choice = {
  ...columns,
  position: 'relative',
  rowGap: 0.5,
  py: { xs: 2, md: 1.5 },
  cursor: 'pointer',
  borderTop: 1,
  borderColor: 'divider',
  '& > svg': { width: '100%', height: 'auto', gridRow: { xs: '1 / span 3', md: 'auto' } },
  '& strong': { display: 'block', typography: 'h3' },
  '& strong + span': { typography: 'body2', color: 'text.secondary' },
  '& > [data-head]::before': {
    content: { xs: 'attr(data-head) ": "', md: 'none' },
    color: 'text.secondary',
  },
  '&:hover strong': { color: 'primary.main' },
  '&:has(:checked)': { bgcolor: 'primary.soft', '& strong': { color: 'primary.main' } },
  // A mark at the edge of the chosen row, as the tint alone is faint.
  '&:has(:checked)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: 4,
    bgcolor: 'secondary.light',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: '2px', zIndex: 1 },
} as const;

/** Below the chosen row on a phone, below all of them on a wide screen. */
const sheet = {
  order: { md: 1 },
  mt: { md: 3 },
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '3px 0 1px', md: '3px 1px 1px' },
  borderTopColor: 'primary.main',
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

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import papers from '../../../illustrations/drawn/incomePapers.svg?no-inline';
import { TEXT_WIDTH } from '../../../ui/theme/textWidth.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { finePrint } from '../content/finePrint.ts';
import { ElsewhereItems } from '../program/fit/FitItems.tsx';
import { CountedIncome } from './CountedIncome.tsx';
import { incomeWays, type WayId } from './incomeWays.ts';
import { OtherTerms } from './OtherTerms.tsx';

/**
 * Lists ways to be paid with their proof and what a lender counts, side by side, or as tiles on phones; below, the selected way with its
 * numbers.
 */
export function IncomeWorksheet() {
  const [chosen, setChosen] = useState<WayId>('business');
  return (
    <Box component="section" aria-labelledby="income" sx={{ py: { xs: 6, md: 9 } }}>
      <Container>
        <Typography id="income" variant="h2" tabIndex={-1}>
          How do you get paid?
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: TEXT_WIDTH, color: 'text.secondary' }}>
          Choose the one that sounds like you, and try it with your own numbers.
        </Typography>
        <InertUntilHydrated>
          <Box role="radiogroup" aria-labelledby="income" sx={choices}>
            <Box aria-hidden="true" sx={headers}>
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
                  <span className="more">{show}</span>
                  <span className="more">{counts}</span>
                </Box>
                <Box component="section" aria-label={loan} hidden={chosen !== id} sx={sheet}>
                  <Box sx={head}>
                    <Typography variant="h2" component="h3">
                      {loan}
                    </Typography>
                    <Typography sx={{ mt: 1, maxWidth: TEXT_WIDTH, textWrap: 'pretty' }}>{text}</Typography>
                    <Box component="dl" sx={proof}>
                      <div>
                        <dt>You’d show</dt>
                        <dd>{show}</dd>
                      </div>
                      <div>
                        <dt>The lender counts</dt>
                        <dd>{counts}</dd>
                      </div>
                    </Box>
                  </Box>
                  {id === 'other' ? <OtherTerms /> : <CountedIncome way={id} />}
                </Box>
              </Fragment>
            ))}
          </Box>
        </InertUntilHydrated>
        <Typography variant="body2" sx={{ mt: 3, ...finePrint, color: 'text.secondary' }}>
          These are sample numbers. Enter your own. Each lender sets its own share, ratio and number of
          months. Rates on these loans vary too much to show a fair sample payment.
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

/** Rows on wide screens; otherwise tiles, two per row, above the panel of the selected one. */
const choices = {
  mt: { xs: 3, md: 4 },
  display: 'grid',
  gap: { xs: 1, sm: 2, md: 0 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
} as const;

/** Columns: icon, who, proof, and what counts. */
const columns = {
  columnGap: 4,
  gridTemplateColumns: '80px minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)',
  px: 2,
} as const;

const headers = {
  ...columns,
  display: { xs: 'none', md: 'grid' },
  pb: 1,
  typography: 'body2',
  fontWeight: 600,
  color: 'text.secondary',
  '& > :first-of-type': { gridColumn: 3 },
} as const;

const choice = {
  ...columns,
  position: 'relative',
  display: { xs: 'flex', md: 'grid' },
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  columnGap: { sm: 2, md: 4 },
  rowGap: { xs: 1, md: 0 },
  px: { xs: 1.5, md: 2 },
  py: 1.5,
  cursor: 'pointer',
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '1px', md: '1px 0 0' },
  borderRadius: { xs: '4px', md: 0 },
  bgcolor: { xs: 'background.paper', md: 'transparent' },
  '& > svg': { flex: 'none', width: { xs: 56, md: '100%' }, height: 'auto' },
  '& strong': { display: 'block', typography: { xs: 'body1', md: 'h3' }, fontWeight: { xs: 700, md: 700 } },
  '& strong + span': { typography: 'body2', color: 'text.secondary' },
  // No room next to the tiles; the panel of the selected one says it.
  '& > .more': { display: { xs: 'none', md: 'inline' } },
  '&:hover strong': { color: 'primary.main' },
  '&:has(:checked)': { bgcolor: 'primary.soft', '& strong': { color: 'primary.main' } },
  // Marks the selected row at its edge, because the tint is faint.
  '&:has(:checked)::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 0,
    width: { xs: '100%', md: 4 },
    height: { xs: 4, md: '100%' },
    bgcolor: 'secondary.light',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: '2px', zIndex: 1 },
  // A separator, because the last option isn't another way to be paid.
  '&:last-of-type': { borderTop: { md: '3px double' }, borderColor: { md: 'divider' } },
} as const;

/** The panel below all options. */
const sheet = {
  order: 1,
  gridColumn: { xs: '1 / -1', md: 'auto' },
  mt: { xs: 1, md: 3 },
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: '3px 1px 1px',
  borderTopColor: 'primary.main',
  '&[hidden]': { display: 'none' },
} as const;

/** Details that the phone tiles leave out. */
const proof = {
  display: { md: 'none' },
  m: 0,
  mt: 2,
  '& > div': { display: 'grid', gridTemplateColumns: '7.5em minmax(0, 1fr)', py: 0.75, columnGap: 1.5 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
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

import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { facts } from '@brokerage/domain/programs/facts';
import { helocExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { numbersWithin, useVisitorNumbers } from '../../../lib/visitor-numbers/useVisitorNumbers.ts';
import { rememberNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { loanColors } from '../../../ui/charts/loanColors.ts';
import { AmountSlider } from '../../../ui/forms/fields/AmountSlider.tsx';
import { sliderDollars } from '../../../ui/forms/fields/sliderUnits.ts';
import { useInvalidFields } from '../../../ui/forms/fields/useInvalidFields.ts';
import { VisitorNumbersLine } from '../../../ui/forms/VisitorNumbersLine.tsx';
import { amountBar, amountLine, amountSwatch, worksheet, worksheetLayout } from '../chart/worksheet.ts';
import { finePrint } from '../content/finePrint.ts';
import { phoneColumns } from '../program/phoneColumns.ts';
import { drawPayments, maxTotalDebt, toHelocLine } from './helocLine.ts';

const sliders = [
  { name: 'value', label: 'What your home is worth', min: 150_000, max: 2_000_000, step: 10_000 },
  { name: 'owed', label: 'What you owe on it', min: 0, max: 1_500_000, step: 10_000 },
  { name: 'drawn', label: 'What you’d draw', min: 10_000, max: 500_000, step: 5_000 },
] as const;

/** Ranges of the home value and balance sliders. */
const RANGES = { homeValue: [150_000, 2_000_000], balance: [0, 1_500_000] } as const;

/** The example's draw, so that the payments match those in the hero. */
const FIRST_DRAW = helocExample.drawn / 100;

/** Non-breaking hyphen, so that the range stays on one line. */
const equity = facts.helocEquity.value.replace('-', '\u2011');

/** Shows how large a line a home allows and what drawing on it costs in both periods, for the visitor's numbers. */
export function HelocWorksheet() {
  const used = numbersWithin(useVisitorNumbers(), RANGES);
  const [wanted, setWanted] = useState(FIRST_DRAW);
  const inputs = { value: used.homeValue ?? 600_000, owed: used.balance ?? 350_000, drawn: wanted };
  const change = {
    value: (homeValue: number) => rememberNumbers({ homeValue }),
    owed: (balance: number) => rememberNumbers({ balance }),
    drawn: setWanted,
  };
  const { from, to } = toHelocLine(inputs.value, inputs.owed);
  // The draw can't exceed the line; without a line, no payment is shown.
  const drawn = to === 0 ? inputs.drawn : Math.min(inputs.drawn, to);
  /** The visitor's draw and the full line. */
  const draws = to > drawn ? [drawn, to] : [drawn];
  const [isInvalid, reportInvalid] = useInvalidFields();
  const quiet = (text: string) => (isInvalid ? '–' : text);
  const hasRoom = isInvalid || to > 0;
  const { apr, maximumApr, drawYears, repayYears } = helocExample;
  const rows = [
    [`Years 1 to ${drawYears}, interest only`, 'draw'],
    [`Years ${drawYears + 1} to ${drawYears + repayYears}, with principal`, 'repay'],
    [`Could rise to, at the ${maximumApr}% cap`, 'atMost'],
  ] as const;
  return (
    <Box
      component="section"
      aria-labelledby="line"
      sx={{ py: { xs: 6, md: 9 }, bgcolor: 'background.paper' }}
    >
      <Container sx={{ ...worksheetLayout, rowGap: 3, alignItems: 'start' }}>
        <div>
          <Typography id="line" variant="h2" tabIndex={-1}>
            How much could you borrow?
          </Typography>
          <InertUntilHydrated>
            <Box sx={{ mt: { xs: 1, md: 2 } }}>
              <VisitorNumbersLine
                used={used}
                otherwise={wanted === FIRST_DRAW ? 'sample' : 'entered'}
                onReset={() => setWanted(FIRST_DRAW)}
              />
            </Box>
            <Box sx={{ mt: 1, display: 'grid', gap: 2 }}>
              {sliders.map((slider) => {
                const isDraw = slider.name === 'drawn';
                if (isDraw && to === 0) return null;
                const value = isDraw ? drawn : inputs[slider.name];
                return (
                  <AmountSlider
                    key={slider.name}
                    {...slider}
                    {...(isDraw && { min: Math.min(slider.min, to), max: Math.min(slider.max, to) })}
                    id={`heloc-${slider.name}`}
                    value={value}
                    text={formatDollars(value)}
                    typed={sliderDollars}
                    onChange={change[slider.name]}
                    onInvalidChange={reportInvalid(slider.name)}
                  />
                );
              })}
            </Box>
          </InertUntilHydrated>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', textWrap: 'pretty' }}>
            Lenders usually want a credit score of {facts.helocCredit.value}, and monthly debts, including
            this payment, {facts.helocDti.value.toLowerCase()} of your income before taxes.
          </Typography>
        </div>
        <div>
          <Box sx={{ ...worksheet, '& > div': { p: { xs: 3, md: 4 } } }}>
            <Box sx={hasRoom ? {} : { gridColumn: '1 / -1' }}>
              <Typography variant="subtitle2">You could borrow up to about</Typography>
              <Typography
                component="output"
                htmlFor="heloc-value heloc-owed"
                aria-live="polite"
                sx={{ ...figure, typography: 'h1', color: 'primary.main' }}
              >
                {quiet(formatDollars(to))}
              </Typography>
              <Typography sx={{ mt: 1 }}>
                {isInvalid
                  ? 'Check the marked field.'
                  : to === 0
                    ? `No room for a line yet. Lenders usually want you to owe ${formatDollars(maxTotalDebt(inputs.value))} or less on a ${formatDollars(inputs.value)} home. You owe ${formatDollars(inputs.owed)}.`
                    : `Lenders usually want you to keep ${equity} equity. That leaves ${from > 0 ? `${formatDollars(from)} to` : 'up to'} ${formatDollars(to)}.`}
              </Typography>
              {!isInvalid && to > 0 && <HomeParts value={inputs.value} owed={inputs.owed} line={to} />}
            </Box>
            <Box hidden={!hasRoom}>
              <Box component="table" sx={{ ...table, '--columns': draws.length }}>
                <caption>Each month if you draw</caption>
                <thead>
                  <tr>
                    <td />
                    {draws.map((amount) => (
                      <th key={amount} scope="col">
                        {quiet(formatDollars(amount))}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([label, key]) => (
                    <tr key={key} className={key}>
                      <th scope="row">{label}</th>
                      {draws.map((amount) => (
                        <td key={amount}>{quiet(formatWholeDollars(drawPayments(amount)[key]))}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </Box>
            </Box>
          </Box>
          <Typography variant="body2" sx={{ mt: 2, ...finePrint, color: 'text.secondary' }}>
            At the sample plan’s {apr.toFixed(2)}% APR, with the full amount drawn on day one. The full
            example is at the end of this page.
          </Typography>
        </div>
      </Container>
    </Box>
  );
}

/** Outlined, because the tint is hard to see on paper. */
const kept = { bgcolor: 'primary.soft', boxShadow: 'inset 0 0 0 1px var(--evergreen)' } as const;

interface HomePartsProps {
  /** Dollars. */
  value: number;
  owed: number;
  line: number;
}

/** The home's value as a bar of what is owed, what can be borrowed, and what has to stay. */
function HomeParts({ value, owed, line }: HomePartsProps) {
  const parts = [
    ['You owe', owed, { bgcolor: loanColors.propertyTax }],
    ['Your line', line, { bgcolor: loanColors.principal }],
    ['You keep', value - owed - line, kept],
  ] as const;
  return (
    <>
      <Box aria-hidden="true" sx={{ ...amountBar, mt: 3, px: 0 }}>
        {parts.map(([name, dollars, color]) => (
          <Box key={name} sx={{ flexGrow: dollars, ...color }} />
        ))}
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {parts.map(([name, dollars, color]) => (
          <Box key={name} sx={{ ...amountLine, borderTop: 0, py: 0.25 }}>
            <dt>
              <Box component="span" aria-hidden="true" sx={{ ...amountSwatch, border: 0, ...color }} />
              {name}
            </dt>
            <dd>{formatDollars(dollars)}</dd>
          </Box>
        ))}
      </Box>
    </>
  );
}

const figure = { display: 'block', fontVariantNumeric: 'lining-nums' } as const;

/** Puts each row's name above its amounts, because the sheet is narrow on any screen. */
const table = {
  ...phoneColumns,
  display: 'block',
  '& > thead, & > tbody': { display: 'block' },
  '& caption': { display: 'block', mb: 1, textAlign: 'left', typography: 'subtitle2' },
  '& tr > th, & tr > td': { p: 0, textAlign: 'left', fontVariantNumeric: 'lining-nums' },
  '& thead tr': { pb: 1 },
  '& tbody th': { gridColumn: '1 / -1', pt: 1, fontWeight: 400, color: 'text.secondary' },
  '& tbody td': { typography: 'h3' },
  // Emphasizes the highest possible payment.
  '& tbody .atMost': { borderTop: '3px solid', borderTopColor: 'secondary.light', pb: 0 },
  '& tbody .atMost > th': { fontWeight: 600, color: 'text.primary' },
} as const;

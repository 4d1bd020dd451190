import { formatWholeDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { toWholeDollars } from '../toWholeDollars.ts';

/** One amount in cents, and whose it is in the end. */
export type Charge = readonly [name: string, paidTo: string, cents: number];

export interface Stage {
  when: string;
  charges: readonly Charge[];
}

/** Who charges what before closing, in the order in which a buyer pays it. What costs nothing is left out. */
export function PaidBeforeClosing({ stages }: { stages: readonly Stage[] }) {
  const due = stages
    .map((stage) => ({ ...stage, charges: withAmount(stage.charges) }))
    .filter(({ charges }) => charges.length > 0);
  if (due.length === 0) return null;
  return (
    <section aria-labelledby="paid-before">
      <Typography id="paid-before" variant="h3" component="h2">
        Who you pay before closing
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {due.map(({ when, charges }) => (
          <Box component="li" key={when} sx={{ mt: 2 }}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {when}
            </Typography>
            <Box component="ul" sx={{ ...chargeList, mt: 1 }}>
              {charges.map((each) => (
                <ChargeLine key={each[0]} charge={each} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

interface PaidAtClosingProps {
  charges: readonly Charge[];
  /** What they come to, in cents; undefined where a credit leaves nothing to pay. */
  due: number | undefined;
  /** Cents of the cash to close that were paid by then. */
  paidBefore: number;
}

/** Who charges what at closing, in the order of a Loan Estimate, and the one amount that goes to the closing agent. */
export function PaidAtClosing({ charges, due, paidBefore }: PaidAtClosingProps) {
  const shown = withAmount(charges);
  const dollars = toWholeDollars(shown.map(([, , cents]) => cents));
  return (
    <section aria-labelledby="paid-at">
      <Typography id="paid-at" variant="h3" component="h2">
        Who you pay at closing
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        You send one wire or cashier’s check to the closing agent, who pays everyone below. Letters are the
        sections of your Loan Estimate.
      </Typography>
      <Box component="ul" sx={closingList}>
        {shown.map(([name, paidTo], index) => (
          <ChargeLine key={name} charge={[name, paidTo, (dollars[index] ?? 0) * 100]} />
        ))}
      </Box>
      {due !== undefined && (
        <Box sx={total}>
          <Typography variant="h3" component="p">
            Due at closing
            {paidBefore > 0 && (
              <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                Your cash to close, less the {formatWholeDollars(paidBefore)} you paid before
              </Typography>
            )}
          </Typography>
          <Typography variant="h3" component="p">
            {formatWholeDollars(due)}
          </Typography>
        </Box>
      )}
    </section>
  );
}

const withAmount = (charges: readonly Charge[]): Charge[] => charges.filter(([, , cents]) => cents !== 0);

const ChargeLine = ({ charge: [name, paidTo, cents] }: { charge: Charge }) => (
  <Box component="li" sx={chargeStyles}>
    <div>
      {name}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {paidTo}
      </Typography>
    </div>
    <strong>{formatWholeDollars(cents)}</strong>
  </Box>
);

const chargeList = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  '& > li': { breakInside: 'avoid', borderTop: 1, borderColor: 'divider' },
} as const;

/** Across the page, whom one pays stands in a column of its own. */
const closingList = {
  ...chargeList,
  '& > li > div': {
    flexGrow: 1,
    display: { md: 'grid' },
    gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'baseline',
    columnGap: 6,
  },
  // So that the columns begin at one place, however long an amount is.
  '& > li > strong': { minWidth: { md: '7em' }, textAlign: 'right' },
} as const;

const chargeStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  py: 1,
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;

const total = {
  mt: 1,
  pt: 1.5,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  borderTop: '2px solid',
  borderColor: 'text.primary',
  fontVariantNumeric: 'lining-nums',
} as const;

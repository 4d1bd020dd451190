import { formatWholeDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { regulation } from '../guides/guideText.ts';

const source = regulation('Regulation Z, 12 CFR 1026.19(e)(2)', 1026, 19);

/** One amount in cents, and whose it is in the end. */
export type Charge = readonly [name: string, paidTo: string, cents: number];

export interface Stage {
  when: string;
  note: string;
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
      {/* A single stage needs no heading of its own. */}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {due.map(({ when, note, charges }) => (
          <Box component="li" key={when} sx={stageStyles}>
            <div>
              {due.length > 1 && (
                <Typography component="h3" sx={{ fontWeight: 600 }}>
                  {when}
                </Typography>
              )}
              <Typography variant="body2" sx={{ mt: due.length > 1 ? 0.5 : 0, color: 'text.secondary' }}>
                {due.length === 1 && `${when}. `}
                {note}
              </Typography>
            </div>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {charges.map((each) => (
                <ChargeLine key={each[0]} charge={each} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Link href={source[1]} sx={{ typography: 'caption', color: 'text.secondary' }}>
        {source[0]}
      </Link>
    </section>
  );
}

/** Who charges what at closing, across the page. */
export function PaidAtClosing({ charges }: Pick<Stage, 'charges'>) {
  return (
    <section aria-labelledby="paid-at">
      <Typography id="paid-at" variant="h3" component="h2">
        Who you pay at closing
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        One wire or cashier’s check to the closing agent, who passes it on to everyone below.
      </Typography>
      <Box component="ul" sx={closingList}>
        {withAmount(charges).map((each) => (
          <ChargeLine key={each[0]} charge={each} />
        ))}
      </Box>
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

const stageStyles = {
  display: 'grid',
  rowGap: 1,
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const closingList = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  columns: { md: 2 },
  columnGap: { md: 6 },
  '& > li': { breakInside: 'avoid', borderTop: 1, borderColor: 'divider' },
} as const;

const chargeStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  py: 1,
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;

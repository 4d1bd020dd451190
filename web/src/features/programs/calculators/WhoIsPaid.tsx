import { formatWholeDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { regulation } from '../guides/guideText.ts';

const source = regulation('Regulation Z, 12 CFR 1026.19(e)(2)', 1026, 19);

/** One amount in cents, and whose it is in the end. */
type Charge = readonly [name: string, paidTo: string, cents: number];

interface Stage {
  when: string;
  note: string;
  charges: readonly Charge[];
}

/** Who charges what, in the order in which a buyer pays it. What costs nothing is left out. */
export function WhoIsPaid({ stages }: { stages: readonly Stage[] }) {
  return (
    <section aria-labelledby="who-is-paid">
      <Typography id="who-is-paid" variant="h3" component="h2">
        Who you pay, and when
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {withCharges(stages).map(({ when, note, charges }) => (
          <Box component="li" key={when} sx={stage}>
            <div>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {when}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {note}
              </Typography>
            </div>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {charges.map(([name, paidTo, cents]) => (
                <Box component="li" key={name} sx={charge}>
                  <div>
                    {name}
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {paidTo}
                    </Typography>
                  </div>
                  <strong>{formatWholeDollars(cents)}</strong>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 3 }}>
        <Link href={source[1]} sx={{ typography: 'caption', color: 'text.secondary' }}>
          {source[0]}
        </Link>
      </Typography>
    </section>
  );
}

const withCharges = (stages: readonly Stage[]): Stage[] =>
  stages
    .map((stage) => ({ ...stage, charges: stage.charges.filter(([, , cents]) => cents !== 0) }))
    .filter(({ charges }) => charges.length > 0);

const stage = {
  display: 'grid',
  rowGap: 2,
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const charge = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  py: 1,
  '&:not(:first-of-type)': { borderTop: '1px dotted', borderColor: 'divider' },
  '&:first-of-type': { pt: 0 },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;

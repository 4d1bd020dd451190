import type { Branch } from '@brokerage/domain/directory/branch';
import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { countyLimits } from '@brokerage/domain/programs/countyLimits';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import { type StateAssistance, stateAssistance } from '@brokerage/domain/programs/stateAssistance';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { findCountyName } from '../../../ui/map/findCountyName.ts';
import type { StateMap } from '../../../ui/map/stateMap.ts';
import { WithStateMap } from '../../../ui/map/WithStateMap.tsx';

interface LocalBuyingFactsProps {
  branch: Branch;
}

/** Local facts about buying: the county's loan limit and the state's assistance program. */
export function LocalBuyingFacts({ branch }: LocalBuyingFactsProps) {
  return (
    <Suspense>
      <WithStateMap state={branch.state}>{(map) => <LocalFacts branch={branch} map={map} />}</WithStateMap>
    </Suspense>
  );
}

function LocalFacts({ branch, map }: LocalBuyingFactsProps & { map: StateMap | undefined }) {
  const county = map && findCountyName(map, branch);
  const state = stateName(branch.state);
  const limit = countyLimits(state)?.find(({ counties }) =>
    counties.some((name) => county === `${name} County`),
  )?.limit;
  const help = stateAssistance.find((each) => each.state === state);
  if (limit === undefined && !help) return null;
  return (
    <Box
      component="section"
      aria-labelledby="buying-here"
      sx={{ pt: { xs: 6, md: 8 }, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography id="buying-here" variant="h2">
        Buying in {county ?? branch.name}
      </Typography>
      <Box component="dl" sx={columns}>
        {limit !== undefined && (
          <LocalFact name={`Conforming loan limit, ${LOAN_LIMITS.year}`} figure={formatDollars(limit)}>
            For a one-unit home (<Link href={LOAN_LIMITS.url}>FHFA</Link>). A larger conventional loan is a{' '}
            <Link href={jumboIn(county, state)}>jumbo loan</Link>.
          </LocalFact>
        )}
        {help && (
          <LocalFact name="Down payment assistance" figure={`Up to ${formatMaxAssistance(help)}`}>
            {help.amount} {help.differsByCounty && `Ask us which applies in ${county ?? 'your county'}. `}It’s
            from the {help.agency}. <Link href="/loans/down-payment-assistance">See who qualifies</Link>
          </LocalFact>
        )}
      </Box>
    </Box>
  );
}

/** Formats the maximum that a state's program gives. */
const formatMaxAssistance = ({ max }: StateAssistance): string =>
  'dollars' in max ? formatDollars(max.dollars) : `${max.percent}% of the price`;

/** The page about jumbo loans, with the county filled in. */
const jumboIn = (county = '', state: string) =>
  `/loans/jumbo#${new URLSearchParams({ county: `${county}, ${state}` })}`;

function LocalFact({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography
          variant="h3"
          component="p"
          sx={{ mt: 0.5, fontSize: { xs: '1.75rem', md: '2rem' }, lineHeight: 1.2, textWrap: 'balance' }}
        >
          {figure}
        </Typography>
        <Typography sx={{ mt: 1 }}>{children}</Typography>
      </Box>
    </div>
  );
}

const columns = {
  m: 0,
  mt: { xs: 3, md: 4 },
  display: 'grid',
  columnGap: 6,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { pt: 2, borderTop: '2px solid', borderColor: 'secondary.light' },
} as const;

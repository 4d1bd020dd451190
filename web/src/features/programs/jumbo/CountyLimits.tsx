import { formatDollars } from '@brokerage/domain/number/formatDollars';
import type { CountyGroup } from '@brokerage/domain/programs/countyLimits';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import { formatList } from '@brokerage/domain/text/formatList';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import {
  type County,
  countyName,
  countyVerdict,
  exampleCounties,
  findTyped,
  formatDistanceToLimit,
  groupByLimit,
  loanVerdict,
  type StateLimits,
} from './loanVerdict.ts';

interface CountyLimitsProps {
  /** States with known county limits. */
  listed: readonly StateLimits[];
  typed: string;
}

const isSearching = (typed: string) => typed.trim() !== '';

interface CountyFieldProps extends CountyLimitsProps {
  onType: (typed: string) => void;
  /** Says why a county is prefilled. */
  hint?: string | undefined;
}

/** An input for a county's name. */
export const CountyField = ({ listed, typed, onType, hint }: CountyFieldProps) => (
  <Box sx={{ mt: 1.5 }}>
    <InertUntilHydrated>
      <TextField
        id="jumbo-county"
        label="County"
        type="search"
        fullWidth
        value={typed}
        onChange={({ target }) => onType(target.value)}
        placeholder={exampleCounties(listed).map((county) => `For example, ${countyName(county)}`)[0]}
        helperText={hint}
        autoComplete="off"
        slotProps={{
          htmlInput: { maxLength: 100, spellCheck: false, enterKeyHint: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search aria-hidden="true" />
              </InputAdornment>
            ),
          },
        }}
      />
    </InertUntilHydrated>
  </Box>
);

interface CountyAnswerProps extends CountyLimitsProps {
  /** The visitor's loan, in dollars. */
  loan: number;
  /** The matching county, if there is exactly one. */
  county: County | undefined;
}

/** Says whether the loan is jumbo in the matching county; without one, in how many counties it would be. */
export function CountyAnswer({ listed, typed, loan, county }: CountyAnswerProps) {
  const { headline, counties } = loanVerdict(loan, listed);
  const undecided = isSearching(typed) ? `${findTyped(typed, listed).length} counties found` : headline;
  const more = county ? loan - county.limit : 0;
  return (
    <>
      <Typography
        role="status"
        variant="h3"
        component="p"
        sx={{ color: county ? 'primary.main' : undefined }}
      >
        {county ? countyVerdict(loan, county) : undecided}
      </Typography>
      {more > 0 && (
        <Typography sx={{ mt: 1 }}>Put {formatDollars(more)} more down to stay within the limit.</Typography>
      )}
      {!isSearching(typed) &&
        counties.map((sentence) => (
          <Typography key={sentence} sx={{ mt: 0.5, color: 'text.secondary' }}>
            {sentence}
          </Typography>
        ))}
    </>
  );
}

interface CountyExamplesProps extends Pick<CountyAnswerProps, 'loan' | 'county'> {
  title: string;
  counties: readonly County[];
  onType: (typed: string) => void;
}

/** Shows the verdict in sample counties, grouped by state and limit. Pressing a county's name fills the field with it. */
export const CountyExamples = ({ title, counties, loan, county, onType }: CountyExamplesProps) => (
  <InertUntilHydrated>
    <Typography id="county-examples" variant="body2" sx={{ mb: 0.75, color: 'text.secondary' }}>
      {title}
    </Typography>
    <Box component="ul" aria-labelledby="county-examples" sx={examples}>
      {groupByLimit(counties).map(({ state, limit, counties: group }) => (
        <li key={`${state} ${limit}`}>
          <span>
            {group.map((each) => (
              <PlainButton
                key={each.name}
                aria-pressed={each.name === county?.name && each.state === county.state}
                onClick={() => onType(countyName(each))}
                sx={exampleStyles}
              >
                {each.name} County
              </PlainButton>
            ))}
          </span>
          <strong>{loan > limit ? 'Jumbo' : 'Not jumbo'}</strong>
          <small>
            {state}: {formatDistanceToLimit(loan, limit)}
          </small>
        </li>
      ))}
    </Box>
  </InertUntilHydrated>
);

/** Lists the limit of each county in the company's states and highlights counties that match the search. */
export function CountyLimits({ listed, typed }: CountyLimitsProps) {
  const found = findTyped(typed, listed);
  const [first, ...others] = listed.map(({ state, groups }) => (
    <div key={state}>
      <Typography variant="h3" component="p" aria-hidden="true" sx={{ mb: 1 }}>
        {state}, one unit
      </Typography>
      <StateTable
        state={state}
        groups={groups}
        found={found.filter((county) => county.state === state).map(({ name }) => name)}
      />
    </div>
  ));
  return (
    <>
      {first}
      {others.length > 0 && <Box sx={secondColumn}>{others}</Box>}
    </>
  );
}

/** Says where to look up a county that isn't listed. */
export function UnknownCounty({ listed, typed }: CountyLimitsProps) {
  const { states } = useCompany();
  if (listed.length > 0 && (!isSearching(typed) || findTyped(typed, listed).length > 0)) return null;
  return (
    <Typography sx={{ mt: 3 }}>
      {isSearching(typed) && `We couldn’t find a county with that name in ${formatList(states)}. `}
      Look it up in <Link href={LOAN_LIMITS.url}>FHFA’s list of all counties</Link>.
    </Typography>
  );
}

interface StateTableProps {
  state: string;
  groups: readonly CountyGroup[];
  /** Names of the highlighted counties. */
  found: readonly string[];
}

const StateTable = ({ state, groups, found }: StateTableProps) => (
  <Box component="table" sx={styles}>
    <caption style={visuallyHidden}>{state}</caption>
    <tbody>
      {groups.map(({ limit, counties }) => (
        <tr key={limit} className={counties.some((name) => found.includes(name)) ? 'found' : undefined}>
          <th scope="row">{formatDollars(limit)}</th>
          <td>
            {counties.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                {found.includes(name) ? <mark>{name}</mark> : <span>{name}</span>}
              </Fragment>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </Box>
);

const examples = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderBottom: 1,
  borderColor: 'divider',
  // Names and verdict on one line, the difference from the limit below.
  '& > li': {
    borderTop: 1,
    borderColor: 'divider',
    py: 0.5,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: 2,
  },
  '& > li > span': { display: 'flex', flexWrap: 'wrap', columnGap: 2.5 },
  '& > li > small': { typography: 'body2', color: 'text.secondary', gridColumn: '1 / -1', pb: 0.75 },
} as const;

const exampleStyles = {
  minHeight: 44,
  typography: 'body1',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&:hover': { textDecorationThickness: '2px' },
  '&[aria-pressed="true"]': { fontWeight: 600 },
} as const;

/** Next to the first state and the content below it. */
const secondColumn = {
  display: 'grid',
  rowGap: 4,
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
} as const;

const styles = {
  width: '100%',
  borderCollapse: 'collapse',
  borderBottom: 1,
  borderColor: 'divider',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'baseline',
    py: 1.25,
    borderTop: 1,
    borderColor: 'divider',
  },
  // Keeps names such as “San Diego” on one line.
  '& td > *': { whiteSpace: 'nowrap' },
  '& .found > *': { bgcolor: 'primary.soft' },
  '& mark': { bgcolor: 'transparent', color: 'primary.main', fontWeight: 700, textDecoration: 'underline' },
  '& th': {
    pl: 1,
    pr: 3,
    width: { xs: 116, sm: 136 },
    fontWeight: 600,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
} as const;

import { formatDollars } from '@brokerage/domain/formatDollars';
import { type CountyGroup, findCounties } from '@brokerage/domain/programs/countyLimits';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import type { StateLimits } from './loanVerdict.ts';

const list = new Intl.ListFormat('en-GB');

interface CountyLimitsProps {
  /** The states whose counties are known. */
  listed: readonly StateLimits[];
  typed: string;
}

const isSearching = (typed: string) => typed.trim() !== '';

const findLimits = ({ listed, typed }: CountyLimitsProps) =>
  listed
    .map(({ state, groups }) => ({
      state,
      groups: isSearching(typed) ? findCounties(groups, typed) : groups,
    }))
    .filter(({ groups }) => groups.length > 0);

interface CountySearchProps extends CountyLimitsProps {
  onType: (typed: string) => void;
  /** What the one county that was found means for the visitor's loan. */
  verdict: string | undefined;
  /** Dollars that would have to be put down to stay within the limit. */
  more: number;
}

/** Finds a county by its name, and says what its limit means for the loan. */
export function CountySearch({ listed, typed, onType, verdict, more }: CountySearchProps) {
  const example = listed[0]?.groups[0]?.counties[0];
  const count = findLimits({ listed, typed }).flatMap(({ groups }) =>
    groups.flatMap(({ counties }) => counties),
  ).length;
  if (listed.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <InertUntilHydrated>
        <TextField
          id="county"
          label="County"
          type="search"
          fullWidth
          value={typed}
          onChange={({ target }) => onType(target.value)}
          helperText={example && `For example, ${example}`}
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
      <Typography
        role="status"
        sx={{ mt: isSearching(typed) ? 2 : 0, ...(verdict && { typography: 'h2', color: 'primary.main' }) }}
      >
        {isSearching(typed) && (verdict ?? `${count} counties found`)}
      </Typography>
      {more > 0 && (
        <Typography sx={{ mt: 1 }}>Put {formatDollars(more)} more down to stay within the limit.</Typography>
      )}
    </Box>
  );
}

/** The limit of each county in the company's states; of those that are found as long as somebody looks for one. */
export function CountyLimits({ listed, typed }: CountyLimitsProps) {
  const { states } = useCompany();
  const isSearch = isSearching(typed);
  const found = findLimits({ listed, typed });
  const [first, ...others] = found.map(({ state, groups }) => (
    <div key={state}>
      <Typography variant="h3" component="p" aria-hidden="true" sx={{ mb: 1 }}>
        {state}, one unit
      </Typography>
      <StateTable state={state} groups={groups} isSearch={isSearch} />
    </div>
  ));
  return (
    <>
      {first}
      {others.length > 0 && <Box sx={secondColumn}>{others}</Box>}
      {found.length === 0 && (
        <Typography>
          {isSearch && `We don’t know a county of that name in ${list.format(states)}. `}
          Look it up in <Link href={LOAN_LIMITS.url}>FHFA’s list of all counties</Link>.
        </Typography>
      )}
    </>
  );
}

interface StateTableProps {
  state: string;
  groups: readonly CountyGroup[];
  isSearch: boolean;
}

function StateTable({ state, groups, isSearch }: StateTableProps) {
  return (
    <Box component="table" sx={styles}>
      <caption style={visuallyHidden}>{state}</caption>
      <tbody>
        {groups.map(({ limit, counties, isBaseline }) => (
          <tr key={limit}>
            <th scope="row">{formatDollars(limit)}</th>
            <td>
              {isBaseline && !isSearch ? (
                <>
                  {groups.length > 1 ? 'The other ' : 'All '}
                  {counties.length} counties
                </>
              ) : (
                counties.join(', ')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Beside the first state and what stands below that. */
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
  '& th': {
    pr: 3,
    width: { xs: 116, sm: 136 },
    fontWeight: 600,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
} as const;

import { formatDollars } from '@brokerage/domain/formatDollars';
import { type CountyGroup, findCounties } from '@brokerage/domain/programs/countyLimits';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import type { StateLimits } from './loanVerdict.ts';

/** What a table is about, and the table beside it. */
export const limitRow = {
  display: { md: 'grid' },
  columnGap: 8,
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  alignItems: 'start',
} as const;

const searchPanel = {
  display: 'grid',
  columnGap: 8,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'center',
  p: { xs: 2.5, md: 4 },
  bgcolor: 'primary.soft',
  borderRadius: '10px',
} as const;

const list = new Intl.ListFormat('en-GB');

interface CountyLimitsProps {
  /** The states whose counties are known. */
  listed: readonly StateLimits[];
  typed: string;
  onType: (typed: string) => void;
  /** What the one county that was found means for the visitor's loan. */
  verdict: string | undefined;
}

/** The limit of each county in the company's states, found by name; all of them as long as nothing is typed. */
export function CountyLimits({ listed, typed, onType, verdict }: CountyLimitsProps) {
  const { states } = useCompany();
  const example = listed[0]?.groups[0]?.counties[0];
  const isSearch = typed.trim() !== '';
  const found = listed
    .map(({ state, groups }) => ({ state, groups: isSearch ? findCounties(groups, typed) : groups }))
    .filter(({ groups }) => groups.length > 0);
  const count = found.flatMap(({ groups }) => groups.flatMap(({ counties }) => counties)).length;
  return (
    <Box component="section" aria-labelledby="county-limits" sx={{ mt: { xs: 5, md: 7 } }}>
      <Box sx={searchPanel}>
        <div>
          <Typography id="county-limits" variant="h3">
            Find your county
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '33em' }}>
            A loan above your county’s limit is a jumbo loan. These are the limits for one unit in{' '}
            {LOAN_LIMITS.year}.
          </Typography>
        </div>
        {listed.length > 0 && (
          <div>
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
                slotProps={{ htmlInput: { maxLength: 100, spellCheck: false, enterKeyHint: 'search' } }}
              />
            </InertUntilHydrated>
          </div>
        )}
      </Box>
      <Typography
        role="status"
        sx={{ mt: isSearch ? 2 : 0, ...(verdict && { typography: 'h3', color: 'primary.main' }) }}
      >
        {isSearch && (verdict ?? `${count} counties found`)}
      </Typography>
      {found.map(({ state, groups }) => (
        <Box key={state} sx={{ ...limitRow, mt: { xs: 3, md: 4 } }}>
          <Typography variant="h3" component="p" aria-hidden="true" sx={{ mb: 1 }}>
            {state}
          </Typography>
          <StateTable state={state} groups={groups} isSearch={isSearch} />
        </Box>
      ))}
      {found.length === 0 && (
        <Typography sx={{ mt: 1 }}>
          {isSearch && `We don’t know a county of that name in ${list.format(states)}. `}
          Look it up in <Link href={LOAN_LIMITS.url}>FHFA’s list of all counties</Link>.
        </Typography>
      )}
    </Box>
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

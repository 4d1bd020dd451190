import { formatDollars } from '@brokerage/domain/formatDollars';
import { type CountyGroup, countyLimits, findCounties } from '@brokerage/domain/programs/countyLimits';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { InertUntilHydrated } from '../../hydration/InertUntilHydrated.tsx';
import { useCompany } from '../../lib/company/useCompany.ts';

const list = new Intl.ListFormat('en-US');

/** The limit of each county in the company's states, found by name; all of them as long as nothing is typed. Its children follow the tables. */
export function CountyLimits({ children }: { children: ReactNode }) {
  const { states } = useCompany();
  const [typed, setTyped] = useState('');
  const listed = states.flatMap((state) => {
    const groups = countyLimits(state);
    return groups ? [{ state, groups }] : [];
  });
  const isSearch = typed.trim() !== '';
  const found = listed
    .map(({ state, groups }) => ({ state, groups: isSearch ? findCounties(groups, typed) : groups }))
    .filter(({ groups }) => groups.length > 0);
  const count = found.flatMap(({ groups }) => groups.flatMap(({ counties }) => counties)).length;
  return (
    <Box component="section" aria-labelledby="county-limits" sx={{ mt: { xs: 5, md: 7 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 6,
          rowGap: 2,
          alignItems: 'end',
          justifyContent: 'space-between',
        }}
      >
        <div>
          <Typography id="county-limits" variant="h3">
            Find your county
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '33em', color: 'text.secondary' }}>
            A loan above your county’s limit is a jumbo loan. These are the limits for one unit in{' '}
            {LOAN_LIMITS.year}.
          </Typography>
        </div>
        {listed.length > 0 && (
          <Box sx={{ width: { xs: '100%', sm: 320 } }}>
            <InertUntilHydrated>
              <TextField
                id="county"
                label="County"
                type="search"
                fullWidth
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                autoComplete="off"
                slotProps={{ htmlInput: { maxLength: 100, spellCheck: false, enterKeyHint: 'search' } }}
              />
            </InertUntilHydrated>
          </Box>
        )}
      </Box>
      <Typography role="status" sx={{ mt: isSearch ? 2 : 0 }}>
        {isSearch && (count === 1 ? '1 county found' : `${count} counties found`)}
      </Typography>
      {found.length > 0 ? (
        <Box
          sx={{
            mt: 3,
            display: 'grid',
            columnGap: 8,
            rowGap: 4,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: found.length > 1 ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
            },
            alignItems: 'start',
            // A state with few limits leaves room below its table for what follows.
            '& > table + table': { gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } },
          }}
        >
          {found.map(({ state, groups }) => (
            <StateTable key={state} state={state} groups={groups} isSearch={isSearch} />
          ))}
          {children}
        </Box>
      ) : (
        <Typography sx={{ mt: 1 }}>
          {isSearch && `We don’t know a county of that name in ${list.format(states)}. `}
          Look it up in <Link href={LOAN_LIMITS.url}>FHFA’s list of all counties</Link>.
        </Typography>
      )}
      {found.length === 0 && <Box sx={{ mt: 4 }}>{children}</Box>}
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
      <caption>{state}</caption>
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
  '& caption': { typography: 'overline', color: 'secondary.main', textAlign: 'left', pb: 1 },
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

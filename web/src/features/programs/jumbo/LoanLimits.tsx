import type { Branch } from '@brokerage/domain/directory/branch';
import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { countyLimits } from '@brokerage/domain/programs/countyLimits';
import { facts } from '@brokerage/domain/programs/facts';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { findMainBranch } from '../../../lib/directory/mainOffice.ts';
import { useDirectory } from '../../../lib/directory/useDirectory.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { clearAddressHash, useAddressHash } from '../../../lib/useAddressHash.ts';
import { downAt, useVisitorNumbers } from '../../../lib/visitor-numbers/useVisitorNumbers.ts';
import { rememberNumbers, type VisitorNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { VisitorNumbersLine } from '../../../ui/forms/VisitorNumbersLine.tsx';
import { findCountyName } from '../../../ui/map/findCountyName.ts';
import type { StateMap } from '../../../ui/map/stateMap.ts';
import { WithStateMap } from '../../../ui/map/WithStateMap.tsx';
import { CountyAnswer, CountyExamples, CountyField, CountyLimits, UnknownCounty } from './CountyLimits.tsx';
import { FIRST_LOAN, LimitScale, LOANS } from './LimitScale.tsx';
import {
  type County,
  countyName,
  exampleCounties,
  findCounty,
  findTyped,
  type StateLimits,
} from './loanVerdict.ts';

const UNIT_WORDS = ['One', 'Two', 'Three', 'Four'];
const { year, source, effectiveDate, units, url } = LOAN_LIMITS;

/** Returns the loan from the visitor's price and down payment, if it's within the slider's range. */
function ownLoan({ price, down, downShare }: VisitorNumbers): number | undefined {
  const paid = price === undefined ? undefined : downAt({ down, downShare }, price);
  if (price === undefined || paid === undefined) return undefined;
  const loan = Math.round(price - paid);
  return loan >= LOANS[0] && loan <= LOANS[1] ? loan : undefined;
}

/**
 * Shows where a loan becomes jumbo: on a scale, by county, and by number of units. Starts with the county in the URL (`#county=Bergen
 * County, New Jersey`), or else the main branch's county.
 */
export function LoanLimits() {
  const company = useCompany();
  const directory = useDirectory();
  const numbers = useVisitorNumbers();
  const [chosenLoan, setLoan] = useState<number>();
  const [typedHere, setTyped] = useState<string>();
  const own = ownLoan(numbers);
  const loan = chosenLoan ?? own ?? FIRST_LOAN;
  const named = new URLSearchParams(useAddressHash().slice(1)).get('county')?.slice(0, 100);
  const branches = directory.status === 'ready' ? directory.directory.branches : [];
  const main = findMainBranch(branches, company);
  const listed = company.states.flatMap((state) => {
    const groups = countyLimits(state);
    return groups ? [{ state, groups }] : [];
  });
  const ownCounty =
    numbers.county !== undefined && findCounty(numbers.county, listed) ? numbers.county : undefined;
  const typed = typedHere ?? (named === undefined ? ownCounty : undefined);
  const used = {
    ...(loan === own && { price: numbers.price, down: numbers.down, downShare: numbers.downShare }),
    ...(typed === numbers.county && { county: typed }),
  };
  const type = (text: string) => {
    setTyped(text);
    // Otherwise the URL would still name the link's county while the page shows the typed one.
    if (named !== undefined) clearAddressHash();
    const county = findCounty(text, listed);
    rememberNumbers({ county: county && countyName(county) });
  };
  return (
    <WithStateMaps states={[...new Set(branches.map(({ state }) => state))]}>
      {(maps) => {
        const counties = branches.map((branch) => findBranchCounty(maps[branch.state], branch, listed));
        const home = main && counties[branches.indexOf(main)];
        const linked = named && findCounty(named, listed);
        const first = linked ? countyName(linked) : (named ?? (home && countyName(home)) ?? '');
        return (
          <Limits
            loan={loan}
            onLoan={setLoan}
            listed={listed}
            typed={typed ?? first}
            onType={type}
            numbersLine={
              <VisitorNumbersLine
                used={used}
                otherwise={chosenLoan === undefined && typedHere === undefined ? 'sample' : 'entered'}
                onReset={() => {
                  setLoan(undefined);
                  setTyped(undefined);
                  clearAddressHash();
                }}
              />
            }
            atBranches={uniqueCounties(counties)}
            hint={
              typed === undefined && named === undefined && home
                ? `${main.name} is in ${home.name} County.`
                : undefined
            }
          />
        );
      }}
    </WithStateMaps>
  );
}

interface WithStateMapsProps {
  /** Two-letter codes. */
  states: readonly string[];
  maps?: Readonly<Record<string, StateMap | undefined>>;
  children: (maps: Readonly<Record<string, StateMap | undefined>>) => ReactNode;
}

/** Loads the maps of several states one after the other and passes them to its render function. */
function WithStateMaps({ states: [first, ...others], maps = {}, children }: WithStateMapsProps) {
  if (first === undefined) return children(maps);
  return (
    <WithStateMap state={first}>
      {(map) => (
        <WithStateMaps states={others} maps={{ ...maps, [first]: map }}>
          {children}
        </WithStateMaps>
      )}
    </WithStateMap>
  );
}

/** Returns a branch's county if the page lists it. Compares the state too, because county names repeat across states. */
function findBranchCounty(
  map: StateMap | undefined,
  branch: Branch,
  listed: readonly StateLimits[],
): County | undefined {
  const state = stateName(branch.state);
  const name = map && findCountyName(map, branch)?.replace(/ County$/, '');
  const group = listed
    .find((each) => each.state === state)
    ?.groups.find(({ counties }) => counties.some((each) => each === name));
  return name && group ? { name, state, limit: group.limit } : undefined;
}

/** Removes duplicate counties and returns at most six. */
const uniqueCounties = (counties: readonly (County | undefined)[]): County[] =>
  [...new Map(counties.flatMap((each) => (each ? [[countyName(each), each] as const] : []))).values()].slice(
    0,
    6,
  );

interface LimitsProps {
  /** Dollars. */
  loan: number;
  onLoan: (loan: number) => void;
  /** The company's states with known county limits. */
  listed: readonly StateLimits[];
  /** The text in the county input. */
  typed: string;
  onType: (typed: string) => void;
  /** Says whether these are the visitor's numbers. */
  numbersLine: ReactNode;
  /** The counties where the company has branches. */
  atBranches: readonly County[];
  /** Says why a county is prefilled. */
  hint: string | undefined;
}

function Limits({ loan, onLoan, listed, typed, onType, numbersLine, atBranches, hint }: LimitsProps) {
  const county = findCounty(typed, listed);
  const hasBranches = atBranches.length > 0;
  return (
    <>
      <LimitScale
        loan={loan}
        onLoan={onLoan}
        numbersLine={numbersLine}
        county={county}
        field={listed.length > 0 && <CountyField listed={listed} typed={typed} onType={onType} hint={hint} />}
        answer={<CountyAnswer listed={listed} typed={typed} loan={loan} county={county} />}
        examples={
          listed.length > 0 && (
            <CountyExamples
              title={hasBranches ? 'At our branches' : 'Two examples'}
              counties={hasBranches ? atBranches : exampleCounties(listed)}
              loan={loan}
              county={county}
              onType={onType}
            />
          )
        }
      />
      <UnknownCounty listed={listed} typed={typed} />
      <Disclosure
        title="See the limits by county and for two to four units"
        // Only the tables show several matching counties.
        isOpen={findTyped(typed, listed).length > 1}
        sx={{ mt: { xs: 3, md: 4 }, borderTop: 1, borderBottom: 1, borderColor: 'divider', py: 0.5 }}
      >
        <Box sx={tables}>
          <CountyLimits listed={listed} typed={typed} />
          <Box component="section" aria-labelledby="unit-limits">
            <div>
              <Typography id="unit-limits" variant="h3">
                Buying two to four units?
              </Typography>
              <Typography sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>
                The limit rises with each unit. Some counties fall between the two columns.
              </Typography>
            </div>
            <div>
              <Box component="table" aria-label={`Conforming loan limits for ${year}`} sx={tableStyles}>
                <thead>
                  <tr>
                    <th scope="col">Units</th>
                    <th scope="col">Most counties</th>
                    <th scope="col">Highest limit</th>
                  </tr>
                </thead>
                <tbody>
                  {units.map((each) => (
                    <tr key={each.units}>
                      <th scope="row">{UNIT_WORDS[each.units - 1]}</th>
                      <td>{formatDollars(each.baseline)}</td>
                      <td>{formatDollars(each.ceiling)}</td>
                    </tr>
                  ))}
                </tbody>
              </Box>
              <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
                {source}, as of {formatDay(effectiveDate)}. Alaska and Hawaii have higher limits. FHFA updates
                these limits every year. Next year’s limits apply from {formatDay(`${year + 1}-01-01`)}. You
                may still see “{facts.jumboBaseline2024.sentence}” online: that’s the 2024 limit.{' '}
                <Link href={url}>See FHFA’s list of county limits</Link>
              </Typography>
            </div>
          </Box>
        </Box>
      </Disclosure>
    </>
  );
}

/** Two columns: the first state above the limits by units, next to the other states. */
const tables = {
  pt: { xs: 2, md: 3 },
  pb: { xs: 3, md: 4 },
  display: 'grid',
  columnGap: 8,
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  // Extra height from the second column goes below the limits by units.
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
} as const;

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    textAlign: 'right',
    py: 1.25,
    px: { xs: 0.5, sm: 2 },
    borderTop: 1,
    borderColor: 'divider',
  },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& td:last-of-type, & th:last-of-type': { pr: 0 },
  '& thead th': { borderTop: 0, typography: 'body2', fontWeight: 600, verticalAlign: 'bottom' },
} as const;

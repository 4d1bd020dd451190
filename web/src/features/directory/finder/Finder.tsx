import { stateInAddress } from '@brokerage/domain/directory/stateInAddress';
import type { Directory } from '@brokerage/domain/publicCallables';
import { pluralize } from '@brokerage/domain/text/pluralize';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { findAcceptingOfficer } from '../../../lib/directory/findAcceptingOfficer.ts';
import { mainFirst } from '../../../lib/directory/mainOffice.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { cardGrid } from '../cards.ts';
import { BranchList } from './BranchList.tsx';
import { EVERYBODY, FinderForm } from './FinderForm.tsx';
import { filterOfficers, listUnlicensedNearby, sortBranches } from './filterOfficers.ts';
import { MainPhoneCard } from './MainPhoneCard.tsx';
import { NoOfficersFound, unlistedLanguage } from './NoOfficersFound.tsx';
import { OfficerCard } from './OfficerCard.tsx';
import { OutsideNotice } from './OutsideNotice.tsx';
import { readSearch } from './readSearch.ts';
import { servedStates } from './servedStates.ts';
import { UnlicensedNearbyNote } from './UnlicensedNearbyNote.tsx';
import { useFinderFields } from './useFinderFields.ts';
import { useZipSearch } from './useZipSearch.ts';

/** All loan officers, with filters for words, state and language, and all branches; nearest first once a ZIP code is typed. */
export function Finder({ directory }: { directory: Directory }) {
  const company = useCompany();
  const [fields, setFields] = useFinderFields(directory);
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Move the focus, because the clicked button is gone.
    if (isUnfolded) list.current?.querySelectorAll<HTMLElement>('h3 a')[FIRST]?.focus();
  }, [isUnfolded]);
  const search = readSearch(fields);
  const near = useZipSearch(search.zip, directory.branches);
  const miles = near.status === 'found' ? near.miles : undefined;
  const zipState = near.status === 'found' ? stateInAddress(near.zip) : undefined;
  const served = servedStates(company, directory);
  const isOutside =
    near.status === 'found' &&
    served.length > 0 &&
    !(zipState !== undefined && served.includes(stateName(zipState)));
  const filter = {
    words: search.words,
    state: fields.state,
    language: fields.language,
    miles,
    // Outside the served ZIP codes, the home may still be in a state where they can help.
    homeState: isOutside ? undefined : zipState,
  };
  const found = filterOfficers(directory, filter);
  const isFolded =
    !isUnfolded && found.length > FIRST + 2 && Object.values(fields).every((field) => field === '');
  const count = pluralize(found.length, 'loan officer');
  const place = isOutside || zipState === undefined ? '' : ` for homes in ${stateName(zipState)}`;
  const order = miles ? ', nearest first' : search.isZipBegun ? ', not sorted by distance yet' : '';
  const status =
    found.length === 0
      ? `No matches${place}`
      : isOutside
        ? 'Nearest loan officers first'
        : `${count}${place}${order}`;
  return (
    <>
      <Box
        component="section"
        aria-labelledby="loan-officers-heading"
        id="loan-officers"
        sx={{ scrollMarginTop: 96 }}
      >
        <h2 id="loan-officers-heading" style={visuallyHidden}>
          Loan officers
        </h2>
        <InertUntilHydrated>
          <FinderForm
            directory={directory}
            fields={fields}
            onChange={setFields}
            isZipBegun={search.isZipBegun}
            zipStatus={near.status}
          />
        </InertUntilHydrated>
        {isOutside && <OutsideNotice state={zipState && stateName(zipState)} served={served} />}
        <Box sx={statusLine}>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {status}
          </Typography>
          <ButtonLink
            href="#branches"
            startIcon={<ArrowDownward />}
            onClick={showBranches}
            sx={{
              mx: -1.5,
              whiteSpace: 'nowrap',
              // On a phone, what to do instead has to fit on the screen.
              ...(found.length === 0 && { display: { xs: 'none', sm: 'inline-flex' } }),
            }}
          >
            {directory.branches.length === 1 ? 'See our branch' : 'See our branches'}
          </ButtonLink>
        </Box>
        {found.length === 0 && (
          <Typography sx={{ display: { sm: 'none' } }}>
            Call us at{' '}
            <Link href={`tel:${company.phone}`} sx={{ whiteSpace: 'nowrap' }}>
              {company.phoneDisplay}
            </Link>{' '}
            and we’ll help.
          </Typography>
        )}
        <UnlicensedNearbyNote officers={listUnlicensedNearby(directory, filter)} />
        {found.length > 0 ? (
          <Box sx={{ ...cardGrid(320), mt: { xs: 1.5, md: 2 } }}>
            <Box
              component="ul"
              ref={list}
              role="list"
              sx={{ display: 'contents', ...(isFolded && firstOnPhones) }}
            >
              {found.map((each) => (
                <OfficerCard
                  key={each.officer.id}
                  {...each}
                  acceptingOfficer={findAcceptingOfficer(each.officer, directory.officers)}
                />
              ))}
            </Box>
            {isFolded && (
              <ActionButton
                variant="outlined"
                onClick={() => setUnfolded(true)}
                sx={{ display: { sm: 'none' }, '@media (scripting: none)': { display: 'none' } }}
              >
                Show all {count}
              </ActionButton>
            )}
            <MainPhoneCard />
          </Box>
        ) : (
          <NoOfficersFound
            language={unlistedLanguage(directory, filter)}
            place={place}
            hasWords={search.words.length > 0}
            onShowAll={() => {
              setFields(EVERYBODY);
              // Move the focus, as the button disappears.
              document.getElementById('officer-zip')?.focus();
            }}
          />
        )}
      </Box>
      <BranchList
        branches={miles ? sortBranches(directory.branches, miles) : mainFirst(directory.branches, company)}
        officers={directory.officers}
        miles={miles}
      />
    </>
  );
}

/** Scrolls there without changing the URL, whose hash contains the search. */
function showBranches(event: MouseEvent) {
  const heading = document.getElementById('branches');
  // With a modifier key, let the browser open a new tab or window.
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!heading || !isPlain) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

const statusLine = {
  mt: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // On a phone, a long line leaves no room next to it.
  flexWrap: 'wrap',
  columnGap: 2,
} as const;

/** Keeps the branches from being far down the page on a phone. Without scripts there'd be no way to show the rest. */
const FIRST = 6;
const firstOnPhones = {
  '@media (scripting: enabled) and (max-width: 599.95px)': {
    [`& > li:nth-of-type(n + ${FIRST + 1})`]: { display: 'none' },
  },
} as const;

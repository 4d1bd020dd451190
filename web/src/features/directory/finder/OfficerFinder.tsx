import type { Directory } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { cardGrid } from '../cards.ts';
import { filterOfficers, languagesToChoose, type OfficerFilter } from './filterOfficers.ts';
import { OfficerCard } from './OfficerCard.tsx';

const EVERYBODY: OfficerFilter = { name: '', state: '', language: '' };

const formatOfficerCount = (count: number) => (count === 1 ? '1 loan officer' : `${count} loan officers`);

/** All loan officers, to be narrowed down by words, state and language. */
export function OfficerFinder({ directory }: { directory: Directory }) {
  const company = useCompany();
  const [filter, setFilter] = useState(EVERYBODY);
  const states = [...new Set(directory.branches.map(({ state }) => state))].toSorted();
  const languages = languagesToChoose(directory.officers);
  const found = filterOfficers(directory, filter);
  return (
    <>
      <InertUntilHydrated>
        <Box
          role="search"
          aria-label="Loan officers"
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'end',
            mt: { xs: 3, md: 5 },
            gridTemplateColumns: {
              xs: '1fr 1fr',
              sm: languages.length > 0 ? '2fr 1fr 1fr' : '2fr 1fr',
              md: languages.length > 0 ? '340px 200px 200px 1fr' : '340px 200px 1fr',
            },
            '& > :first-of-type, & > :last-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
            '& > :first-of-type': { gridColumn: { sm: 'auto' } },
          }}
        >
          <TextField
            id="officer-name"
            label="Name, town or topic"
            type="search"
            value={filter.name}
            onChange={({ target }) => setFilter({ ...filter, name: target.value })}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 100, spellCheck: false, enterKeyHint: 'search' } }}
          />
          <TextField
            select
            id="officer-state"
            label="State"
            value={filter.state}
            onChange={({ target }) => setFilter({ ...filter, state: target.value })}
            slotProps={{ select: { native: true } }}
          >
            <option value="">All states</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {stateName(state)}
              </option>
            ))}
          </TextField>
          {languages.length > 0 && (
            <TextField
              select
              id="officer-language"
              label="Language"
              value={filter.language}
              onChange={({ target }) => setFilter({ ...filter, language: target.value })}
              slotProps={{ select: { native: true } }}
            >
              <option value="">Any language</option>
              {languages.map((language) => (
                <option key={language} value={language}>
                  {language}
                </option>
              ))}
            </TextField>
          )}
          <Typography role="status" sx={{ color: 'text.secondary', pb: { md: 1.25 } }}>
            {formatOfficerCount(found.length)}
          </Typography>
        </Box>
      </InertUntilHydrated>
      {found.length > 0 ? (
        <Box component="ul" aria-label="Loan officers" sx={{ ...cardGrid(320), mt: 3 }}>
          {found.map(({ officer, branch }) => (
            <OfficerCard key={officer.id} officer={officer} branch={branch} />
          ))}
        </Box>
      ) : (
        <EmptyState scene="search" title="No loan officers found">
          <Box component="span" sx={{ display: 'block', mb: 2 }}>
            Try fewer words, another state or any language, or call us at {company.phoneDisplay} and we’ll
            help.
          </Box>
          <ActionButton variant="outlined" onClick={() => setFilter(EVERYBODY)}>
            Show all loan officers
          </ActionButton>
        </EmptyState>
      )}
    </>
  );
}

import type { Directory } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { filterOfficers, type OfficerFilter } from './filterOfficers.ts';
import { languageInSearch } from './languageNames.ts';
import { readSearch } from './readSearch.ts';

/** Returns the filter's language, if no loan officer who can help with the home speaks it. */
export function unlistedLanguage(
  directory: Directory,
  { words, language, homeState }: OfficerFilter,
): string | undefined {
  const requested = language || languageInSearch(words);
  if (!requested) return undefined;
  const { words: named } = readSearch({ zip: '', text: requested });
  const speakers = filterOfficers(directory, { words: named, state: '', language: '', homeState });
  return speakers.length === 0 ? requested : undefined;
}

interface NoOfficersFoundProps {
  /** A language that no officer lists. */
  language: string | undefined;
  /** Where the home is: ` for homes in New Jersey`, or blank. */
  place: string;
  hasWords: boolean;
  onShowAll: () => void;
}

/** Replaces an empty list: says why it's empty, and what visitors can do. */
export function NoOfficersFound({ language, place, hasWords, onShowAll }: NoOfficersFoundProps) {
  const company = useCompany();
  const phone = (
    <a href={`tel:${company.phone}`} style={{ whiteSpace: 'nowrap' }}>
      {company.phoneDisplay}
    </a>
  );
  return (
    <EmptyState
      scene="search"
      title={language ? `No loan officer${place} lists ${language}` : 'No loan officers found'}
    >
      <Box component="span" sx={{ display: 'block', mb: 2 }}>
        {language ? (
          <>Tell us which language you speak, and we’ll tell you how we can help. Or call us at {phone}.</>
        ) : (
          <>
            {hasWords
              ? 'We look for these words in names, towns, states, languages and topics. For another town or a county, enter its ZIP code to see who’s nearest. Or call us at '
              : 'Try another state or any language, or call us at '}
            {phone} and we’ll help.
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        {language && (
          <ButtonLink href={sitePaths.contact} variant="contained">
            Ask us
          </ButtonLink>
        )}
        <ActionButton variant="outlined" onClick={onShowAll}>
          Show all loan officers
        </ActionButton>
      </Box>
    </EmptyState>
  );
}

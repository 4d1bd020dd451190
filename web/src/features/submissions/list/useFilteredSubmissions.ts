import {
  type ApplicationFilter,
  matchesApplicationFilter,
} from '@brokerage/domain/application/lists/applicationFilter';
import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { useMemo } from 'react';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { useNow } from '../../../lib/useNow.ts';

/** Returns those of the loaded list that match the filter and the search. */
export function useFilteredSubmissions(
  submissions: readonly Submission[],
  filter: ApplicationFilter,
  search: string,
): readonly Submission[] {
  const now = useNow();
  return useMemo(() => {
    const words = toSearchWords(search);
    return submissions.filter(
      (one) =>
        matchesApplicationFilter(one, filter, { now, timeZone: companyTimeZone() }) &&
        matchesSearch(searchTexts.submission(one), words),
    );
  }, [submissions, filter, search, now]);
}

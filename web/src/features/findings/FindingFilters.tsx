import { objectKeys } from '@brokerage/domain/collections/records';
import { CHECK_NAMES } from '@brokerage/domain/finding/checkNames';
import { Box } from '@mui/material';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { FINDING_VIEWS, type FindingFilter } from './findingFilter.ts';

interface FindingFiltersProps {
  filter: FindingFilter;
  onChange: (filter: FindingFilter) => void;
}

const CHECKS = [...CHECK_NAMES].toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));

/** Which findings the list shows: by what was decided, and by check. */
export function FindingFilters({ filter, onChange }: FindingFiltersProps) {
  return (
    <Box
      role="search"
      aria-label="Findings"
      sx={{
        display: 'grid',
        gap: 1.5,
        maxWidth: 560,
        flex: '1 1 20rem',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' },
      }}
    >
      <SelectField
        id="finding-status"
        label="Status"
        value={filter.view}
        options={objectKeys(FINDING_VIEWS).map((view) => [view, FINDING_VIEWS[view]])}
        onChange={(view) => onChange({ ...filter, view })}
      />
      <SelectField
        id="finding-check"
        label="Check"
        value={CHECK_NAMES.has(filter.check) ? filter.check : ''}
        none="All checks"
        options={CHECKS}
        onChange={(check) => onChange({ ...filter, check })}
      />
    </Box>
  );
}

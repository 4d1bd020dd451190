import {
  isPossibleStatus,
  type SubmissionFilter,
  submissionFilterShape,
  toPossibleFilter,
} from '@brokerage/domain/submission/lists/submissionFilter';
import { ACTION_NOTICE_WARNING_DAYS } from '@brokerage/domain/submission/workflow/actionNotice';
import {
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { FormDialog } from '../../../ui/forms/dialogs/FormDialog.tsx';
import { focusFirstInvalid } from '../../../ui/forms/focusFirstInvalid.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { BranchField } from './BranchField.tsx';
import {
  ACTION_NOTICE_DUE,
  type FilterNames,
  type FilterOption,
  kindOptions,
  purposeOptions,
  toStatusOptions,
} from './describeFilter.ts';
import { OfficerFilterField } from './OfficerFilterField.tsx';
import { SourcePicker } from './SourcePicker.tsx';

interface FilterDialogProps {
  filter: SubmissionFilter;
  /** Legacy statuses to offer. */
  earlier: readonly string[];
  names: FilterNames;
  /** Whether it is for an officer's own submissions. */
  isOwn: boolean;
  noun: string;
  onFilter: (filter: SubmissionFilter) => void;
  onClose: () => void;
}

/** All filters of the list in one form; the query runs on submit. */
export function FilterDialog({ filter, earlier, names, isOwn, noun, onFilter, onClose }: FilterDialogProps) {
  const id = useId();
  const [draft, setDraft] = useState(filter);
  const change = (part: { [K in keyof SubmissionFilter]?: SubmissionFilter[K] | undefined }) =>
    setDraft((current) => withoutBlanks({ ...current, ...part }));
  const { kind, status, purpose, overdue, notice, from, to } = draft;
  const hasDeadline = overdue !== undefined || notice !== undefined;
  const isReversed = !hasDeadline && from !== undefined && to !== undefined && from > to;
  const problems = hasDeadline ? {} : { from: dayProblem(from), to: dayProblem(to) };
  const statuses = toStatusOptions(earlier).filter(({ value }) => {
    const known = submissionFilterShape.status.safeParse(value).data;
    return known !== undefined && isPossibleStatus(known, draft);
  });
  return (
    <FormDialog
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReversed || problems.from || problems.to) return focusFirstInvalid(event.currentTarget);
        onFilter(toPossibleFilter(draft));
        onClose();
      }}
      onClose={onClose}
    >
      <DialogTitle id={id}>Filter {noun}s</DialogTitle>
      <DialogContent>
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Choice
            label="Type"
            value={notice ? undefined : kind}
            options={kindOptions}
            isDisabled={notice !== undefined}
            onChange={(value) => change({ kind: submissionFilterShape.kind.safeParse(value).data })}
          />
          <Choice
            label="Status"
            value={statuses.some(({ value }) => value === status) ? status : undefined}
            options={statuses}
            onChange={(value) => change({ status: submissionFilterShape.status.safeParse(value).data })}
          />
          <Choice
            label="Purpose"
            value={kind === 'callback' && !notice ? undefined : purpose}
            options={purposeOptions}
            isDisabled={kind === 'callback' && !notice}
            onChange={(value) => change({ purpose: submissionFilterShape.purpose.safeParse(value).data })}
          />
          {!isOwn && (
            <>
              <OfficerFilterField
                value={draft.officer}
                name={draft.officer === filter.officer ? names.officer : undefined}
                onChange={(officer) => change({ officer })}
              />
              <BranchField value={draft.branch} onChange={(branch) => change({ branch })} />
            </>
          )}
          <SourcePicker
            value={draft.source}
            name={draft.source === filter.source ? names.link : undefined}
            onChange={(source) => change({ source })}
          />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={overdue !== undefined}
                  onChange={({ target }) =>
                    change(target.checked ? { overdue: 'yes', notice: undefined } : { overdue: undefined })
                  }
                  slotProps={{ input: { 'aria-describedby': `${id}-overdue` } }}
                />
              }
              label="Overdue only"
            />
            <FormHelperText id={`${id}-overdue`} sx={underCheckbox}>
              Open {noun}s past their deadline with no contact logged. Date filters don’t apply.
            </FormHelperText>
          </Box>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={notice !== undefined}
                  onChange={({ target }) =>
                    change(target.checked ? { notice: 'due', overdue: undefined } : { notice: undefined })
                  }
                  slotProps={{ input: { 'aria-describedby': `${id}-notice` } }}
                />
              }
              label={`${ACTION_NOTICE_DUE} only`}
            />
            <FormHelperText id={`${id}-notice`} sx={underCheckbox}>
              Applications whose notice to the applicant is due within {ACTION_NOTICE_WARNING_DAYS} days or
              overdue. Date filters don’t apply.
            </FormHelperText>
          </Box>
          <Day
            label="From"
            value={from}
            isDisabled={hasDeadline}
            isInvalid={isReversed || problems.from !== undefined}
            helperText={problems.from}
            onChange={(value) => change({ from: value })}
          />
          <Day
            label="To"
            value={to}
            isDisabled={hasDeadline}
            isInvalid={isReversed || problems.to !== undefined}
            helperText={
              problems.to ?? (isReversed ? 'Choose a “To” date on or after the “From” date.' : undefined)
            }
            onChange={(value) => change({ to: value })}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ '& > button': { whiteSpace: 'nowrap', px: { xs: 1, sm: 2 } } }}>
        <Button onClick={() => setDraft({})} sx={{ mr: 'auto' }}>
          Clear all
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained">
          Show {noun}s
        </Button>
      </DialogActions>
    </FormDialog>
  );
}

/** Aligned with a checkbox's label. */
const underCheckbox = { mt: -1, ml: 4.25 } as const;

/** Returns the error for a day: typing `26` as the year means the year 26. */
const dayProblem = (day: string | undefined): string | undefined =>
  day === undefined || submissionFilterShape.from.safeParse(day).success
    ? undefined
    : 'Enter a date in 2000 or later, with a four-digit year.';

const withoutBlanks = (draft: object): SubmissionFilter =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== ''));

interface ChoiceProps {
  label: string;
  value: string | undefined;
  options: readonly FilterOption[];
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

function Choice({ label, value = '', options, isDisabled = false, onChange }: ChoiceProps) {
  return (
    <SelectField
      id={`filter-${label.toLowerCase()}`}
      label={label}
      value={value}
      disabled={isDisabled}
      onChange={onChange}
      none="All"
      options={options.map((option) => [option.value, option.label])}
    />
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  isDisabled: boolean;
  isInvalid: boolean;
  helperText?: string | undefined;
  onChange: (value: string) => void;
}

function Day({ label, value = '', isDisabled, isInvalid, helperText, onChange }: DayProps) {
  return (
    <TextField
      type="date"
      id={`filter-${label.toLowerCase()}`}
      label={label}
      value={isDisabled ? '' : value}
      disabled={isDisabled}
      error={isInvalid}
      helperText={helperText}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

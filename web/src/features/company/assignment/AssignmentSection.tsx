import {
  ASSIGNMENT_KIND_CODES,
  ASSIGNMENT_KINDS,
  type AssignmentKind,
  type AssignmentRule,
  assignmentRuleSchema,
  type BranchTurnList,
} from '@brokerage/domain/submission/assignment/assignmentRule';
import type { PreviewedList } from '@brokerage/domain/submission/submissionCallables';
import { Box, Card, FormControlLabel, Radio, RadioGroup, Skeleton, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { loadErrorMessage } from '../../../lib/errors/loadErrorMessage.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { COMPANY_FIELDS } from '../../../lib/format/names/companyFields.ts';
import { useBranches } from '../../../lib/live-data/records/useBranches.ts';
import { useOfficerNames } from '../../../lib/live-data/records/useOfficerNames.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useAsync } from '../../../lib/useAsync.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { TurnListEditor } from './TurnListEditor.tsx';

const EXPLANATIONS: Record<AssignmentKind, string> = {
  general: 'An administrator assigns each one.',
  turns: 'Each new one goes to the next loan officer in your list.',
  branch:
    'Each branch has its own list. We go by the property’s state and, where a state has several branches, by the branch’s town. Callback requests don’t include a property, so they stay with the General team.',
};

interface BranchTurnListsProps {
  lists: readonly BranchTurnList[];
  names: ReadonlyMap<string, string>;
  previews: readonly PreviewedList[];
  onChange: (lists: BranchTurnList[]) => void;
  getError: (field: string) => string | undefined;
}

const BRANCH_LISTS_PATH = 'assignment.branches';

/** A list of turns for each branch. */
function BranchTurnLists({ lists, names, previews, onChange, getError }: BranchTurnListsProps) {
  const { member } = useSignedIn();
  const branches = useBranches(member.tenant_id);
  if (branches.status === 'loading') {
    return (
      <div role="status" aria-label="Loading your branches">
        <Skeleton height={48} />
        <Skeleton height={48} />
      </div>
    );
  }
  if (branches.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load your branches" onRetry={branches.retry}>
        {loadErrorMessage(branches.error)}
      </ErrorState>
    );
  }
  const change = (branchId: string, officers: string[]) => {
    const others = lists.filter(({ branch_id }) => branch_id !== branchId);
    onChange(officers.length === 0 ? others : [...others, { branch_id: branchId, officers }]);
  };
  const open = branches.data.items.filter(({ is_closed }) => !is_closed);
  const sorted = open.toSorted((one, other) =>
    `${one.state} ${one.name}`.localeCompare(`${other.state} ${other.name}`),
  );
  if (sorted.length === 0) {
    return <Typography>Your company has no branches yet. Everything stays with the General team.</Typography>;
  }
  return (
    <Stack spacing={3}>
      {sorted.map(({ id, name, state }, index) => {
        const label = `${name}, ${state}`;
        return (
          <div key={id}>
            <Typography variant="subtitle2" component="h3">
              {label}
            </Typography>
            <TurnListEditor
              label={label}
              path={BRANCH_LISTS_PATH}
              officers={lists.find(({ branch_id }) => branch_id === id)?.officers ?? []}
              names={names}
              preview={previews.find(({ branch_id }) => branch_id === id)}
              onChange={(officers) => change(id, officers)}
              error={index === 0 ? getError(BRANCH_LISTS_PATH) : undefined}
            />
          </div>
        );
      })}
    </Stack>
  );
}

interface AssignmentSectionProps {
  rule: AssignmentRule;
  onChange: (rule: AssignmentRule) => void;
  onBlur: (field: string) => void;
  getError: (field: string) => string | undefined;
}

function TurnLists({ rule, onChange, getError }: Omit<AssignmentSectionProps, 'onBlur'>) {
  const { member } = useSignedIn();
  const { kind, officers, branches } = rule;
  const { byId: names } = useOfficerNames(member.tenant_id, [
    ...officers,
    ...branches.flatMap((branch) => branch.officers),
  ]);
  const { status, lists } = useAssignmentPreview(rule);
  const isEmpty = kind === 'turns' ? officers.length === 0 : branches.length === 0;
  return (
    <Box sx={{ mt: 2 }}>
      {kind === 'turns' ? (
        <TurnListEditor
          label={ASSIGNMENT_KINDS.turns}
          path="assignment.officers"
          officers={officers}
          names={names}
          preview={lists.find(({ branch_id }) => branch_id === null)}
          onChange={(next) => onChange({ ...rule, officers: next })}
          error={getError('assignment.officers')}
        />
      ) : (
        <BranchTurnLists
          lists={branches}
          names={names}
          previews={lists}
          onChange={(next) => onChange({ ...rule, branches: next })}
          getError={getError}
        />
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2, minHeight: '3em' }}>
        {status === 'failed' && !isEmpty
          ? 'Couldn’t check who’s next. You can still save.'
          : 'We skip anyone who’s deactivated or not in the directory. When no one is available, it stays with the General team.'}
      </Typography>
    </Box>
  );
}

/** Who gets callback requests and new applications that don't name a loan officer. */
export function AssignmentSection({ rule, onChange, onBlur, getError }: AssignmentSectionProps) {
  return (
    <Card component="section" aria-labelledby="assignment-rule" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="assignment-rule">
        {COMPANY_FIELDS.assignment}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        Applicants who choose a loan officer always get that officer. This rule covers all other applications
        and callback requests. Existing submissions don’t move.
      </Typography>
      <RadioGroup
        aria-labelledby="assignment-rule"
        name="assignment.kind"
        value={rule.kind}
        // The radio buttons have no other values.
        onChange={(_event, kind) => onChange({ ...rule, kind: kind as AssignmentKind })}
      >
        {ASSIGNMENT_KIND_CODES.map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio slotProps={{ input: { 'aria-describedby': `assignment-${kind}` } }} />}
            sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: '9px' } }}
            label={
              <>
                {ASSIGNMENT_KINDS[kind]}
                <Typography
                  component="span"
                  id={`assignment-${kind}`}
                  variant="body2"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {EXPLANATIONS[kind]}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
      {rule.kind !== 'general' && (
        <TurnLists
          rule={rule}
          onChange={(next) => {
            onChange(next);
            // A selection is complete immediately, so validate it immediately.
            onBlur(`assignment.${rule.kind === 'turns' ? 'officers' : 'branches'}`);
          }}
          getError={getError}
        />
      )}
    </Card>
  );
}

interface AssignmentPreview {
  status: 'loading' | 'failed' | 'ready';
  /** The preview of the rule, or of the previous rule while the new one loads. */
  lists: readonly PreviewedList[];
}

/** Returns the server's preview of who would be next under the rule being edited. */
function useAssignmentPreview(rule: AssignmentRule): AssignmentPreview {
  const key = useDebounced(JSON.stringify(rule));
  const load = useMemo(() => {
    const { data } = assignmentRuleSchema.safeParse(JSON.parse(key));
    if (!data || data.kind === 'general') return undefined;
    return () => callFunction('preview-assignment', data);
  }, [key]);
  const { status, latest } = useAsync(load);
  return { status, lists: status === 'failed' ? [] : (latest?.lists ?? []) };
}

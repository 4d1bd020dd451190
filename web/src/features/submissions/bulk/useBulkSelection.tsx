import { MAX_BULK_APPLICATIONS } from '@brokerage/domain/application/applicationCallables';
import { can } from '@brokerage/domain/member/roles';
import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import { type ReactNode, useState } from 'react';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import type { RowSelection } from '../../../ui/table/RowSelection.tsx';
import { BulkBar } from './BulkBar.tsx';

interface BulkSelection {
  /** For the list; undefined for those who may not change several at once. */
  selection: RowSelection<Submission> | undefined;
  /** What can be done with the selected ones, to be placed below the list. */
  bar: ReactNode;
}

const rowLabel = (one: Submission) => `${applicantName(one)}, ${one.reference_number}`;

/** Lets administrators select applications of a list. What the list no longer shows is not selected. */
export function useBulkSelection(shown: readonly Submission[]): BulkSelection {
  const { member } = useSignedIn();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  if (!can(member, 'applications:bulk')) return { selection: undefined, bar: null };
  const chosen = shown.filter(({ id }) => ids.has(id));
  return {
    selection: {
      selected: new Set(chosen.map(({ id }) => id)),
      onChange: setIds,
      label: rowLabel,
      most: MAX_BULK_APPLICATIONS,
    },
    bar: <BulkBar selected={chosen} onSelect={(next) => setIds(new Set(next))} />,
  };
}

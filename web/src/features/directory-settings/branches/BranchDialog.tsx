import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { NEW_BRANCH, toBranchFields } from '@brokerage/domain/directory/csv/branchCsv';
import { branchFieldsSchema } from '@brokerage/domain/directory/directoryCallables';
import { formatWeekHours } from '@brokerage/domain/schedule/formatWeekHours';
import { weekSchema } from '@brokerage/domain/schedule/officeSchedule';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { formatOfficeTimeZone } from '../../../lib/format/time/formatOfficeTimeZone.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import { RecordedLicenses } from '../RecordedLicenses.tsx';
import { BRANCH_LABELS, type BranchForm, BranchFormFields } from './BranchFormFields.tsx';

const NEW_FORM: BranchForm = { ...NEW_BRANCH, week: null };

const toForm = (branch: BranchRecord): BranchForm => ({ ...toBranchFields(branch), week: branch.week });

const branchFormSchema = branchFieldsSchema.safeExtend({ week: weekSchema.nullable() });

function formatStored(stored: BranchForm, field: keyof BranchForm): string {
  switch (field) {
    case 'is_hidden':
      return stored.is_hidden ? 'hidden' : 'shown';
    case 'week':
      return stored.week ? formatWeekHours(stored.week) : 'the company’s';
    case 'state':
      return stateName(stored.state);
    case 'time_zone':
      return stored.time_zone === '' ? 'the state’s' : formatOfficeTimeZone(stored.time_zone);
    default:
      return stored[field];
  }
}

interface BranchDialogProps {
  /** The stored branch, live; undefined for a new one. */
  branch?: BranchRecord;
  onClose: () => void;
}

/** Adds or edits a branch. */
export const BranchDialog = ({ branch, onClose }: BranchDialogProps) => (
  <RecordDialog
    noun="branch"
    title={`Edit ${branch?.name}`}
    isNew={!branch}
    stored={branch ? toForm(branch) : NEW_FORM}
    labels={BRANCH_LABELS}
    formatStored={formatStored}
    parse={(values) => branchFormSchema.safeParse(values)}
    save={(data, newId) =>
      branch
        ? callFunction('save-branch', { ...data, id: branch.id, revision: branch.revision })
        : callFunction('add-branch', { ...data, request_id: newId })
    }
    onClose={onClose}
  >
    {(fields) => (
      <>
        <BranchFormFields {...fields} />
        {branch && (
          <RecordedLicenses
            holder={{ holder_kind: 'branch', holder_id: branch.id }}
            label={`Licenses of the ${branch.name} branch`}
            empty="None recorded. The website shows the number above."
          />
        )}
      </>
    )}
  </RecordDialog>
);

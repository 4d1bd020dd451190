import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { NEW_BRANCH, toBranchFields } from '@brokerage/domain/directory/csv/branchCsv';
import { branchFieldsSchema } from '@brokerage/domain/directory/directoryCallables';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { formatWeekHours } from '@brokerage/domain/schedule/formatWeekHours';
import { weekSchema } from '@brokerage/domain/schedule/officeSchedule';
import { Link, Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { licensesPath } from '../../lib/routes/licensesPath.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { HolderLicenses } from '../../ui/data-display/HolderLicenses.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import { ConflictAlert } from '../../ui/forms/ConflictAlert.tsx';
import { LeaveGuard } from '../../ui/forms/LeaveGuard.tsx';
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts';
import { useRecordForm } from '../../ui/forms/useRecordForm.ts';
import { BRANCH_LABELS, type BranchForm, BranchFormFields } from './BranchFormFields.tsx';

const NEW_FORM: BranchForm = { ...NEW_BRANCH, week: null };

const toForm = (branch: BranchRecord): BranchForm => ({ ...toBranchFields(branch), week: branch.week });

const branchFormSchema = branchFieldsSchema.extend({ week: weekSchema.nullable() });

function formatNow(now: BranchForm[keyof BranchForm]): string {
  if (typeof now === 'boolean') return now ? 'hidden' : 'shown';
  if (now === null) return 'the company’s';
  return typeof now === 'string' ? now || 'none' : formatWeekHours(now);
}

interface BranchDialogProps {
  /** As it is now, live; a new one without. */
  branch?: BranchRecord;
  onClose: () => void;
}

/** Adds or edits a branch. */
export function BranchDialog({ branch, onClose }: BranchDialogProps) {
  const notify = useNotify();
  // One id for this branch, however often it is sent.
  const [requestId] = useState(() => nanoid());
  const { form, isChanged, change, takeTheirs } = useRecordForm(branch ? toForm(branch) : NEW_FORM);
  const { errors, fields, submit } = useCheckedForm();
  const [isSaved, setSaved] = useState(false);

  async function send(data: BranchForm) {
    if (branch) await callFunction('save-branch', { ...data, id: branch.id, revision: branch.revision });
    else await callFunction('add-branch', { ...data, request_id: requestId });
    setSaved(true);
    notify({ title: branch ? 'Branch saved' : 'Branch added', severity: 'success' });
    onClose();
  }

  function act() {
    // Nothing was changed: there is nothing to save.
    if (branch && !isChanged) return onClose();
    return submit(branchFormSchema.safeParse(form.values), send);
  }

  return (
    <ActionDialog
      title={branch ? `Edit ${branch.name}` : 'Add branch'}
      action={branch ? 'Save' : 'Add branch'}
      onAct={act}
      onClose={onClose}
    >
      <ConflictAlert
        conflicts={form.conflicts.map((field) => {
          const now = form.stored[field];
          return { field, label: BRANCH_LABELS[field], now: formatNow(now) };
        })}
        onTake={takeTheirs}
      />
      <div ref={fields} style={{ display: 'grid', gap: 20 }}>
        <BranchFormFields values={form.values} errors={errors} onChange={change} />
        {branch && <BranchLicenses branch={branch} />}
      </div>
      <LeaveGuard isChanged={isChanged && !isSaved} />
    </ActionDialog>
  );
}

function BranchLicenses({ branch: { id, name } }: { branch: BranchRecord }) {
  const { tenant_id: tenantId } = useSignedIn().member;
  const holder: LicenseHolder = { holder_kind: 'branch', holder_id: id };
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        Licenses
      </Typography>
      <HolderLicenses
        tenantId={tenantId}
        holder={holder}
        label={`Licenses of the ${name} branch`}
        empty="None recorded. The website shows the number above."
      />
      <Link component={RouterLink} to={licensesPath(holder)}>
        Manage licenses
      </Link>
    </div>
  );
}

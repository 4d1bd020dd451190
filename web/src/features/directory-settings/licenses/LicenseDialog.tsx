import type { BranchRecord } from '@brokerage/domain/directory/branch';
import type { License } from '@brokerage/domain/license/license';
import { type LicenseFields, licenseFieldsSchema } from '@brokerage/domain/license/licenseCallables';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/ActionDialog.tsx';
import { ConflictAlert } from '../../../ui/forms/ConflictAlert.tsx';
import { LeaveGuard } from '../../../ui/forms/LeaveGuard.tsx';
import { useCheckedForm } from '../../../ui/forms/useCheckedForm.ts';
import { useRecordForm } from '../../../ui/forms/useRecordForm.ts';
import { LicenseFormFields } from './LicenseFormFields.tsx';
import { LICENSE_LABELS, newLicense, toLicenseFields, toLicenseForm } from './licenseForm.ts';

interface LicenseDialogProps {
  tenantId: string;
  /** As it is now, live; a new one without. */
  license?: License;
  /** What a new one begins with. */
  holder: LicenseHolder;
  state: string;
  branches: readonly BranchRecord[];
  nameOf: (holder: LicenseHolder) => string;
  onClose: () => void;
}

/** Adds or edits a license. */
export function LicenseDialog(props: LicenseDialogProps) {
  const { tenantId, license, holder, state, branches, nameOf, onClose } = props;
  const notify = useNotify();
  // One id for this license, however often it is sent.
  const [newId] = useState(() => nanoid());
  const [blank] = useState(() => newLicense(holder, state));
  const { form, isChanged, change, takeTheirs } = useRecordForm(license ? toLicenseForm(license) : blank);
  const { errors, fields, submit } = useCheckedForm();
  const [isSaved, setSaved] = useState(false);

  async function send(data: LicenseFields) {
    const { id, revision } = license ?? { id: newId, revision: 0 };
    await callFunction('save-license', { ...data, id, revision });
    setSaved(true);
    notify({ title: license ? 'License saved' : 'License added', severity: 'success' });
    onClose();
  }

  function act() {
    // Nothing was changed: there is nothing to save.
    if (license && !isChanged) return onClose();
    return submit(licenseFieldsSchema.safeParse(toLicenseFields(form.values)), send);
  }

  return (
    <ActionDialog
      title={license ? 'Edit license' : 'Add license'}
      action={license ? 'Save' : 'Add license'}
      onAct={act}
      onClose={onClose}
    >
      <ConflictAlert
        conflicts={form.conflicts.map((field) => {
          const now = form.stored[field];
          const words = typeof now === 'boolean' ? (now ? 'yes' : 'no') : now;
          return { field, label: LICENSE_LABELS[field], now: words || 'none' };
        })}
        onTake={takeTheirs}
      />
      <div ref={fields} style={{ display: 'grid', gap: 20 }}>
        <LicenseFormFields
          tenantId={tenantId}
          values={form.values}
          errors={errors}
          branches={branches}
          holderName={license && nameOf(license)}
          onChange={change}
        />
      </div>
      <LeaveGuard isChanged={isChanged && !isSaved} />
    </ActionDialog>
  );
}

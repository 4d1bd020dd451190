import type { CustomerReview } from '@brokerage/domain/customerReview/customerReview';
import {
  customerReviewFormSchema,
  REVIEW_STATEMENT,
} from '@brokerage/domain/customerReview/customerReviewCallables';
import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/ActionDialog.tsx';
import { ConflictAlert } from '../../../ui/forms/ConflictAlert.tsx';
import { LeaveGuard } from '../../../ui/forms/LeaveGuard.tsx';
import { useCheckedForm } from '../../../ui/forms/useCheckedForm.ts';
import { useRecordForm } from '../../../ui/forms/useRecordForm.ts';
import { ReviewFormFields } from './ReviewFormFields.tsx';
import { newReview, REVIEW_LABELS, toReviewForm, toReviewInput } from './reviewForm.ts';

interface CustomerReviewDialogProps {
  tenantId: string;
  /** The stored review, live; absent for a new one. */
  review?: CustomerReview;
  branches: readonly BranchRecord[];
  onClose: () => void;
}

/** Adds or edits a customer's review. */
export function CustomerReviewDialog({ tenantId, review, branches, onClose }: CustomerReviewDialogProps) {
  const notify = useNotify();
  // One id per review, so a retry can't add it twice.
  const [newId] = useState(() => nanoid());
  const [blank] = useState(() => newReview(tenantId));
  const { form, isChanged, change, takeTheirs } = useRecordForm(review ? toReviewForm(review) : blank);
  const { errors, fields, submit } = useCheckedForm();
  const [isAttested, setAttested] = useState(false);
  const [isSaved, setSaved] = useState(false);

  const send = async (data: ReturnType<typeof customerReviewFormSchema.parse>) => {
    const { id, revision } = review ?? { id: newId, revision: 0 };
    await callFunction('save-customer-review', { ...data, id, revision });
    setSaved(true);
    notify({ title: review ? 'Review saved' : 'Review added', severity: 'success' });
    onClose();
  };

  function act() {
    // Nothing was changed: there is nothing to save.
    if (review && !isChanged) return onClose();
    return submit(customerReviewFormSchema.safeParse(toReviewInput(form.values, isAttested)), send);
  }

  return (
    <ActionDialog
      title={review ? 'Edit review' : 'Add review'}
      action={review ? 'Save' : 'Add review'}
      onAct={act}
      onClose={onClose}
    >
      <ConflictAlert
        conflicts={form.conflicts.map((field) => ({
          field,
          label: REVIEW_LABELS[field],
          now: form.stored[field] || 'none',
        }))}
        onTake={takeTheirs}
      />
      <div ref={fields} style={{ display: 'grid', gap: 20 }}>
        <ReviewFormFields
          tenantId={tenantId}
          values={form.values}
          errors={errors}
          branches={branches}
          onChange={change}
        />
        <FormControl error={errors.is_attested !== undefined}>
          <FormControlLabel
            control={
              <Checkbox
                name="is_attested"
                checked={isAttested}
                onChange={(_event, checked) => setAttested(checked)}
                slotProps={{ input: { 'aria-describedby': 'review-attested-help' } }}
              />
            }
            label={REVIEW_STATEMENT}
            sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1.25 } }}
          />
          <FormHelperText id="review-attested-help">
            {errors.is_attested ?? 'The audit log keeps who confirmed this.'}
          </FormHelperText>
        </FormControl>
      </div>
      <LeaveGuard isChanged={isChanged && !isSaved} />
    </ActionDialog>
  );
}

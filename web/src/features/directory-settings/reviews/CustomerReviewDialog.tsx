import type { CustomerReview } from '@brokerage/domain/customerReview/customerReview';
import {
  customerReviewFormSchema,
  REVIEW_STATEMENT,
} from '@brokerage/domain/customerReview/customerReviewCallables';
import type { BranchRecord } from '@brokerage/domain/directory/branch';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import { ReviewFormFields } from './ReviewFormFields.tsx';
import { formatReviewField, newReview, REVIEW_LABELS, toReviewForm, toReviewInput } from './reviewForm.ts';

interface CustomerReviewDialogProps {
  tenantId: string;
  /** The stored review, live; absent for a new one. */
  review?: CustomerReview;
  branches: readonly BranchRecord[];
  getHolderName: (holder: LicenseHolder) => string;
  onClose: () => void;
}

/** Adds or edits a customer's review. */
export function CustomerReviewDialog(props: CustomerReviewDialogProps) {
  const { tenantId, review, branches, getHolderName, onClose } = props;
  const [isAttested, setAttested] = useState(false);
  return (
    <RecordDialog
      noun="review"
      title="Edit review"
      isNew={!review}
      stored={review ? toReviewForm(review) : newReview(tenantId)}
      labels={REVIEW_LABELS}
      formatStored={(stored, field) => formatReviewField(stored, field, getHolderName)}
      parse={(values) => customerReviewFormSchema.safeParse(toReviewInput(values, isAttested))}
      save={(data, newId) => {
        const { id, revision } = review ?? { id: newId, revision: 0 };
        return callFunction('save-customer-review', { ...data, id, revision });
      }}
      onClose={onClose}
    >
      {(fields) => {
        const problem = fields.getError('is_attested');
        return (
          <>
            <ReviewFormFields {...fields} tenantId={tenantId} branches={branches} />
            <FormControl error={problem !== undefined}>
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
                {problem ?? 'The audit log records who confirmed this.'}
              </FormHelperText>
            </FormControl>
          </>
        );
      }}
    </RecordDialog>
  );
}

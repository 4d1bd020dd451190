import { CUSTOMER_REVIEW_LIMITS, type CustomerReview } from '@brokerage/domain/customerReview/customerReview';
import {
  customerReviewFormSchema,
  REVIEW_STATEMENT,
} from '@brokerage/domain/customerReview/customerReviewCallables';
import { REVIEW_PURPOSE_IDS, REVIEW_PURPOSES } from '@brokerage/domain/customerReview/reviewPurposes';
import type { BranchRecord } from '@brokerage/domain/directory/branch';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, TextField } from '@mui/material';
import { useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { STATE_OPTIONS } from '../../../ui/forms/fields/stateOptions.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { HolderFields } from '../HolderFields.tsx';
import { RecordDialog, type RecordFields } from '../RecordDialog.tsx';
import {
  formatReviewField,
  newReview,
  ORIGIN_LABELS,
  REVIEW_LABELS,
  type ReviewForm,
  toReviewForm,
  toReviewInput,
} from './reviewForm.ts';

const DATE = { inputLabel: { shrink: true } } as const;
const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

interface ReviewFormFieldsProps extends RecordFields<ReviewForm> {
  tenantId: string;
  branches: readonly BranchRecord[];
}

/** The fields of a customer's review. */
function ReviewFormFields(props: ReviewFormFieldsProps) {
  const { tenantId, values, branches, onChange, getError, text } = props;
  const lengthLimit = (name: keyof typeof CUSTOMER_REVIEW_LIMITS) => ({
    htmlInput: { maxLength: CUSTOMER_REVIEW_LIMITS[name] },
  });
  return (
    <>
      <TextField
        {...text('quote', 'The customer’s exact words. Don’t correct, shorten or improve them.')}
        required
        multiline
        minRows={3}
        maxRows={10}
        slotProps={lengthLimit('quote')}
      />
      <TextField
        {...text('customer_name', 'First name and initial, such as Maria G.')}
        required
        slotProps={lengthLimit('customer_name')}
      />
      <Box sx={pair}>
        <TextField {...text('city')} required slotProps={lengthLimit('city')} />
        <SelectField
          {...text('state')}
          required
          onChange={(state: string) => onChange({ state })}
          none=""
          options={STATE_OPTIONS}
        />
      </Box>
      <Box sx={pair}>
        <SelectField
          {...text('loan_purpose')}
          required
          onChange={(loan_purpose: string) => onChange({ loan_purpose })}
          none=""
          options={REVIEW_PURPOSE_IDS.map((id) => [id, REVIEW_PURPOSES[id]])}
        />
        <TextField {...text('reviewed_on')} type="date" required slotProps={DATE} />
      </Box>
      <HolderFields
        names={{ kind: 'subject_kind', id: 'subject_id' }}
        label={REVIEW_LABELS.subject_kind}
        tenantId={tenantId}
        branches={branches}
        kind={values.subject_kind}
        id={values.subject_id}
        getError={getError}
        onChange={(subject_kind, subject_id) => onChange({ subject_kind, subject_id })}
      />
      <SelectField
        {...text('origin')}
        required
        onChange={(origin: string) => onChange({ origin })}
        none=""
        options={Object.entries(ORIGIN_LABELS)}
      />
      {values.origin === 'online' && (
        <Box sx={pair}>
          <TextField
            {...text('source_name', 'For example, Google')}
            required
            slotProps={lengthLimit('source_name')}
          />
          <TextField
            {...text('source_url', 'The page where the review can be read')}
            required
            type="url"
            slotProps={lengthLimit('source_url')}
          />
        </Box>
      )}
      <Box sx={pair}>
        <TextField {...text('permission_on')} type="date" required slotProps={DATE} />
        <TextField
          {...text('permission_note', 'For example: email to Ana, Mar 5, 2026. Not public.')}
          required
          slotProps={lengthLimit('permission_note')}
        />
      </Box>
      <TextField
        {...text(
          'connection',
          'For example, a gift, a discount, a relative or an employee. This shows with the review (16 CFR 255.5). Leave blank if there’s none.',
        )}
        slotProps={lengthLimit('connection')}
      />
    </>
  );
}

interface CustomerReviewDialogProps {
  tenantId: string;
  /** The stored review, live; undefined for a new one. */
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
                    slotProps={{
                      input: {
                        'aria-describedby': 'review-attested-help',
                        'aria-invalid': problem !== undefined,
                      },
                    }}
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

import { CUSTOMER_REVIEW_LIMITS } from '@brokerage/domain/customerReview/customerReview';
import { REVIEW_PURPOSE_IDS, REVIEW_PURPOSES } from '@brokerage/domain/customerReview/reviewPurposes';
import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { Box, TextField } from '@mui/material';
import { STATE_OPTIONS } from '../../../ui/forms/fields/stateOptions.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { HolderFields } from '../HolderFields.tsx';
import type { RecordFields } from '../RecordDialog.tsx';
import { ORIGIN_LABELS, REVIEW_LABELS, type ReviewForm } from './reviewForm.ts';

const DATE = { inputLabel: { shrink: true } } as const;
const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

interface ReviewFormFieldsProps extends RecordFields<ReviewForm> {
  tenantId: string;
  branches: readonly BranchRecord[];
}

/** The fields of a customer's review. */
export function ReviewFormFields(props: ReviewFormFieldsProps) {
  const { tenantId, values, branches, onChange, getError, text } = props;
  const most = (name: keyof typeof CUSTOMER_REVIEW_LIMITS) => ({
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
        slotProps={most('quote')}
      />
      <TextField
        {...text('customer_name', 'First name and initial, such as Maria G.')}
        required
        slotProps={most('customer_name')}
      />
      <Box sx={pair}>
        <TextField {...text('city')} required slotProps={most('city')} />
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
            slotProps={most('source_name')}
          />
          <TextField
            {...text('source_url', 'The page where the review can be read')}
            required
            type="url"
            slotProps={most('source_url')}
          />
        </Box>
      )}
      <Box sx={pair}>
        <TextField {...text('permission_on')} type="date" required slotProps={DATE} />
        <TextField
          {...text('permission_note', 'For example: email to Ana, Mar 5, 2026. Not public.')}
          required
          slotProps={most('permission_note')}
        />
      </Box>
      <TextField
        {...text(
          'connection',
          'For example, a gift, a discount, a relative or an employee. This shows with the review (16 CFR 255.5). Leave blank if there’s none.',
        )}
        slotProps={most('connection')}
      />
    </>
  );
}

import { Alert, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { ConditionalField } from '../fields/ConditionalField.tsx';
import { YesNoAnswer } from '../fields/YesNoAnswer.tsx';
import type { FormValues } from '../formValues.ts';
import { OfficerPicker } from '../OfficerPicker.tsx';
import { Review } from '../Review.tsx';
import type { OfficerChoice } from '../useChosenOfficer.ts';

interface OfficerStepProps {
  officers: OfficerChoice;
  isOnline: boolean;
}

/** Step 7: who takes care of it, and a last look at everything. */
export function OfficerStep({ officers, isOnline }: OfficerStepProps) {
  const isWithOfficer = useWatch<FormValues, 'working_with_lo'>({ name: 'working_with_lo' });
  return (
    <>
      <YesNoAnswer name="working_with_lo" />
      <ConditionalField field="lo_assigned_id">
        <OfficerPicker officers={officers} />
      </ConditionalField>
      {!isWithOfficer && (
        <Typography>
          Your application goes to our general team, which assigns a loan officer based on your needs and
          location.
        </Typography>
      )}
      <Review />
      {!isOnline && (
        <Alert severity="warning" role="status">
          You're offline. Your answers are saved here. Send them once you're back online.
        </Alert>
      )}
    </>
  );
}

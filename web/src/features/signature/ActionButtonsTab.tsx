import { FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { AddressField } from './AddressField.tsx';
import type { SignatureFields } from './useSignatureForm.ts';

interface ActionButtonsTabProps {
  fields: SignatureFields;
  /** Where Apply Now leads without an address; undefined: there is none. */
  applyAddress: string | undefined;
}

/** Apply Now and Book A Call. */
export function ActionButtonsTab({ fields, applyAddress }: ActionButtonsTabProps) {
  const { values, change } = fields;
  return (
    <Stack spacing={2.5}>
      <div>
        <FormControlLabel
          sx={{ ml: -1 }}
          control={
            <Switch
              name="show_action_buttons"
              checked={values.show_action_buttons}
              onChange={(_event, show_action_buttons) => change({ show_action_buttons })}
            />
          }
          label="Show action buttons"
        />
        <Typography sx={{ color: 'text.secondary' }}>
          A button is shown for each address that there is. To count who comes by your signature, paste a link
          that you made with Share.
        </Typography>
      </div>
      <AddressField
        name="apply_now_url"
        label="Apply Now"
        fields={fields}
        {...(applyAddress && { placeholder: applyAddress })}
        help={
          applyAddress
            ? 'Leave it empty for the application with you already chosen.'
            : 'You are not in the public list of loan officers: without an address there is no button.'
        }
      />
      <AddressField
        name="book_call_url"
        label="Book A Call"
        fields={fields}
        placeholder="https://"
        help="Your booking page, or tel: with your number, such as tel:+19735550102"
      />
    </Stack>
  );
}

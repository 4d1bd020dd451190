import { tidyAddress } from '@brokerage/domain/signature/signatureAddress';
import AddLink from '@mui/icons-material/AddLink';
import { Button, FormControlLabel, Stack, Typography } from '@mui/material';
import { type ComponentProps, use, useState } from 'react';
import { LinkPickerContext } from '../../../lib/contexts/linkPickerContext.ts';
import type { DirectoryState } from '../../../lib/directory/directoryStore.ts';
import { useDirectory } from '../../../lib/directory/useDirectory.ts';
import { Switch } from '../../../ui/forms/fields/Switch.tsx';
import type { SignatureFields } from '../signatureForm.ts';
import { AddressField } from './AddressField.tsx';
import { SIGNATURE_LABELS } from './signatureLabels.ts';

const OWN_APPLICATION = 'Leave it blank to link to the application with you already chosen.';
const NO_APPLICATION = {
  loading: 'Looking for you in the public directory…',
  ready: 'You aren’t in the public directory, so enter an address to show this button.',
  failed: 'We couldn’t load the public directory, so enter an address to show this button for now.',
} as const satisfies Record<DirectoryState['status'], string>;

const CHOICE = 'Use one of my tracked links';

/** A URL field that can use one of the officer's own tracked links, so that visits from the signature are counted. */
function TrackedAddressField(props: ComponentProps<typeof AddressField>) {
  const { name, fields } = props;
  const label = SIGNATURE_LABELS[name];
  const linkPicker = use(LinkPickerContext);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <AddressField {...props} />
      <Button
        startIcon={<AddLink />}
        aria-haspopup="dialog"
        aria-label={`${CHOICE}: ${label}`}
        onClick={() => setOpen(true)}
        sx={{ mt: 0.5, ml: -1.5 }}
      >
        {CHOICE}
      </Button>
      {isOpen &&
        linkPicker({
          purpose: label,
          onPick: (address) => {
            fields.change({ [name]: tidyAddress(address) });
            setOpen(false);
          },
          onClose: () => setOpen(false),
        })}
    </div>
  );
}

interface ActionButtonsTabProps {
  fields: SignatureFields;
  /** Target of Apply Now if it has no URL; undefined if there is none. */
  applyAddress: string | undefined;
}

/** Apply Now and Book A Call. */
export function ActionButtonsTab({ fields, applyAddress }: ActionButtonsTabProps) {
  const { values, change } = fields;
  const directory = useDirectory();
  return (
    <Stack spacing={2.5}>
      <div>
        <FormControlLabel
          control={
            <Switch
              name="show_action_buttons"
              checked={values.show_action_buttons}
              onChange={(_event, show_action_buttons) => change({ show_action_buttons })}
            />
          }
          label={SIGNATURE_LABELS.show_action_buttons}
        />
        <Typography sx={{ color: 'text.secondary' }}>
          Each address you enter gets a button. To count visits from your signature, use a tracked link to one
          of your flyers, your public page or the questionnaire.
        </Typography>
      </div>
      <TrackedAddressField
        name="apply_now_url"
        fields={fields}
        {...(applyAddress && { placeholder: applyAddress })}
        help={applyAddress ? OWN_APPLICATION : NO_APPLICATION[directory.status]}
      />
      <TrackedAddressField
        name="book_call_url"
        fields={fields}
        placeholder="https://"
        help="Your booking page, or tel: with your number, such as tel:+19735550102"
      />
    </Stack>
  );
}

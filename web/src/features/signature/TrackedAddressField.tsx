import { tidyAddress } from '@brokerage/domain/signature/signatureAddress';
import AddLink from '@mui/icons-material/AddLink';
import { Button } from '@mui/material';
import { type ComponentProps, use, useState } from 'react';
import { LinkPickerContext } from '../../lib/linkPickerContext.ts';
import { AddressField } from './AddressField.tsx';

const CHOICE = 'Use one of my tracked links';

/** An address that may be one of the officer's own tracked links, so that visits by the signature are counted. */
export function TrackedAddressField(props: ComponentProps<typeof AddressField>) {
  const { name, label, fields } = props;
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

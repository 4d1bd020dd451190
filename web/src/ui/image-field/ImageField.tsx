import type { PictureSlot } from '@brokerage/domain/flyer/layout/pictureSlots';
import type { PictureKind } from '@brokerage/domain/pictures/pictureProblems';
import { Box, Button, FormControl, FormLabel } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../visuallyHidden.ts';
import { AddressInput } from './AddressInput.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { PictureFileInput } from './PictureFileInput.tsx';
import { PictureHelp } from './PictureHelp.tsx';
import { PictureThumb } from './PictureThumb.tsx';
import { type PictureSize, smallLogoText, smallPictureWarning, smallPortraitText } from './smallPicture.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { usePictureUpload } from './usePictureUpload.ts';

interface ImageFieldProps {
  label: string;
  /** URL of the picture; '' for none. */
  value: string;
  onChange: (address: string) => void;
  /** Called with whether an upload is running, so that a form isn't saved without its picture. */
  onUploading?: (isUploading: boolean) => void;
  /** Determines where the picture is stored, and the error messages. */
  kind: PictureKind;
  /** Aspect ratio of the crop; any ratio if omitted. */
  aspect?: number;
  /** Where the picture is printed: the crop starts with its aspect ratio, and a picture too small for it gets a warning. */
  slot?: PictureSlot | undefined;
  required?: boolean;
  /** The picture is read-only. */
  disabled?: boolean;
  error?: string | undefined;
  help?: string;
  /** Shown if there is no picture, such as initials. */
  placeholder?: ReactNode;
}

/** A picture that the member uploads or pastes as a URL; it's cropped, encoded again and kept in our Storage. */
export function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, onUploading, kind, aspect, slot } = props;
  const { required, disabled, error, help, placeholder } = props;
  const id = useId();
  const [size, setSize] = useState<PictureSize & { address: string }>();
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [hasAddressInput, setAddressInput] = useState(false);
  const upload = usePictureUpload(kind, onChange);
  const { state } = upload;
  const isUploading = state.step === 'loading' || state.step === 'sending';
  useEffect(() => {
    if (!isUploading || !onUploading) return;
    onUploading(true);
    // Unmounting the field ends the upload, too.
    return () => onUploading(false);
  }, [isUploading, onUploading]);
  const drop = useFileDrop((file) => void upload.openFile(file));
  // The pressed button disappears.
  const keepFocus = () => chooseButton.current?.focus();
  const cancel = () => {
    keepFocus();
    upload.cancel();
  };
  const remove = () => {
    cancel();
    onChange('');
  };

  // Only use the size of the current picture, because the previous one may have been larger.
  const isKnown = value !== '' && size?.address === value;
  const small = isKnown ? sizeHint(kind, size, slot) : undefined;
  const problem = state.step === 'failed' ? state.problem.text : error;
  const encoded = state.step === 'failed' ? state.encoded : undefined;
  const Dialog = state.step === 'cropping' ? state.Dialog : undefined;
  useEffect(() => (Dialog ? () => chooseButton.current?.focus() : undefined), [Dialog]);

  return (
    <>
      <FormControl
        fullWidth
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        required={required ?? false}
        disabled={disabled ?? false}
        error={problem !== undefined}
        {...(!disabled && drop.handlers)}
      >
        <FormLabel component="span" id={`${id}-label`} sx={{ mb: 0.5 }}>
          {label}
        </FormLabel>
        <Box
          sx={{
            p: 1.5,
            border: 1,
            borderStyle: disabled ? 'solid' : 'dashed',
            borderColor: drop.isOver ? 'primary.main' : problem ? 'error.main' : 'divider',
            bgcolor: drop.isOver ? 'neutral.soft' : 'background.paper',
            borderRadius: 1,
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <PictureThumb
              address={value}
              alt={`${label}, current picture`}
              aspect={aspect}
              isOnWhite={kind === 'logo'}
              placeholder={placeholder}
              onLoad={setSize}
            />
            {!disabled && (
              <PictureButtons
                label={label}
                chooseRef={chooseButton}
                onChoose={() => input.current?.click()}
                hasAddressInput={hasAddressInput}
                onToggleAddressInput={() => setAddressInput(!hasAddressInput)}
                onRemove={value === '' ? undefined : remove}
              />
            )}
          </Box>
          {!disabled && hasAddressInput && (
            <AddressInput
              label={label}
              onOpen={(address) => void upload.openAddress(address)}
              onClose={() => {
                keepFocus();
                setAddressInput(false);
              }}
            />
          )}
          {isUploading && (
            <UploadStatus
              label={label}
              part={state.step === 'sending' ? state.part : undefined}
              onCancel={cancel}
            />
          )}
        </Box>
        <PictureHelp
          id={`${id}-help`}
          problem={problem}
          help={help}
          small={disabled ? undefined : small}
          isFixed={disabled}
        />
        {encoded && (
          <Button
            variant="outlined"
            aria-label={`Try again: ${label}`}
            sx={{ alignSelf: 'flex-start', mt: 1 }}
            onClick={() => {
              keepFocus();
              void upload.retry(encoded);
            }}
          >
            Try again
          </Button>
        )}
        <Box role="status" sx={visuallyHidden}>
          {state.step === 'sending' && 'Uploading the picture.'}
        </Box>
      </FormControl>
      <PictureFileInput
        inputRef={input}
        kind={kind}
        disabled={disabled}
        onFile={(file) => void upload.openFile(file)}
      />
      {Dialog && state.step === 'cropping' && (
        <Dialog
          picture={state.picture}
          label={label}
          aspect={aspect}
          printed={slot && slot.width / slot.height}
          onCrop={(area, turn) => {
            setAddressInput(false);
            return upload.crop(state.picture, area, turn);
          }}
          onClose={upload.cancel}
        />
      )}
    </>
  );
}

function sizeHint(kind: PictureKind, size: PictureSize, slot: PictureSlot | undefined): string | undefined {
  if (slot) return smallPictureWarning(size, slot);
  if (kind === 'flyer') return undefined;
  return kind === 'logo' ? smallLogoText(size) : smallPortraitText(size);
}

import type { PictureSlot } from '@brokerage/domain/flyer/layout/pictureSlots';
import type { PictureKind } from '@brokerage/domain/pictures/pictureProblems';
import { Box, Button, FormControl, FormLabel } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { visuallyHidden } from '../visuallyHidden.ts';
import { AddressInput } from './AddressInput.tsx';
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

// Not image/*: with this list, an iPhone converts its HEIC photos to JPEG. Phones also offer the camera.
const ACCEPT = 'image/jpeg,image/png,image/webp';
const ACCEPT_MARK = `image/svg+xml,${ACCEPT}`;

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

  // Only use the size of the current picture, because the previous one may have been larger.
  const isKnown = value !== '' && size?.address === value;
  const small = isKnown ? (slot ? smallPictureWarning(size, slot) : sizeHint(kind, size)) : undefined;
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
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button
                  ref={chooseButton}
                  variant="outlined"
                  aria-label={`Choose file: ${label}`}
                  onClick={() => input.current?.click()}
                >
                  Choose file
                </Button>
                <Button
                  aria-label={`Use a web address: ${label}`}
                  aria-expanded={hasAddressInput}
                  onClick={() => setAddressInput(!hasAddressInput)}
                >
                  Use a web address
                </Button>
                {value !== '' && (
                  <Button
                    color="error"
                    aria-label={`Remove: ${label}`}
                    onClick={() => {
                      keepFocus();
                      upload.cancel();
                      onChange('');
                    }}
                  >
                    Remove
                  </Button>
                )}
              </Box>
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
              onCancel={() => {
                keepFocus();
                upload.cancel();
              }}
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
      {/* Outside the form's inputs, because it can't be focused; the button opens it. */}
      {createPortal(
        <input
          ref={input}
          type="file"
          hidden
          accept={kind === 'mark' ? ACCEPT_MARK : ACCEPT}
          disabled={disabled}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void upload.openFile(file);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />,
        document.body,
      )}
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

function sizeHint(kind: PictureKind, size: PictureSize): string | undefined {
  if (kind === 'flyer') return undefined;
  return kind === 'logo' ? smallLogoText(size) : smallPortraitText(size);
}

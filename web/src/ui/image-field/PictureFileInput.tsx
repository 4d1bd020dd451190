import type { PictureKind } from '@brokerage/domain/pictures/pictureProblems';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';

interface PictureFileInputProps {
  inputRef: Ref<HTMLInputElement>;
  kind: PictureKind;
  disabled: boolean | undefined;
  onFile: (file: File) => void;
}

// Not image/*: with this list, an iPhone converts its HEIC photos to JPEG. Phones also offer the camera.
const ACCEPT = 'image/jpeg,image/png,image/webp';
const ACCEPT_MARK = `image/svg+xml,${ACCEPT}`;

/** The hidden input that opens the system's file dialog. Outside the form's inputs, because it can't be focused. */
export const PictureFileInput = ({ inputRef, kind, disabled, onFile }: PictureFileInputProps) =>
  createPortal(
    <input
      ref={inputRef}
      type="file"
      hidden
      accept={kind === 'mark' ? ACCEPT_MARK : ACCEPT}
      disabled={disabled}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        // Allows choosing the same file again.
        target.value = '';
      }}
    />,
    document.body,
  );

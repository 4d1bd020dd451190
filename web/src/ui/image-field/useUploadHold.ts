import { useState } from 'react';

/** Blocks Save while a picture uploads, because saving earlier wouldn't include it. */
export function useUploadHold() {
  const [isUploading, setUploading] = useState(false);
  const [isEarly, setEarly] = useState(false);
  return {
    isUploading,
    /** For the `ImageField`. */
    onUploading: setUploading,
    /** Message if Save was clicked too early, until the picture is uploaded. */
    notice:
      isEarly && isUploading ? 'The picture is still uploading. You can save when it’s done.' : undefined,
    /** Returns whether Save has to wait; call it on each click. */
    mustWait: () => {
      setEarly(isUploading);
      return isUploading;
    },
  };
}

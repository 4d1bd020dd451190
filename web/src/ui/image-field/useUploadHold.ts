import { useState } from 'react';

/** Holds Save back while a picture uploads: what is saved before that goes without it. */
export function useUploadHold() {
  const [isUploading, setUploading] = useState(false);
  const [isEarly, setEarly] = useState(false);
  return {
    isUploading,
    /** For the `ImageField`. */
    onUploading: setUploading,
    /** What to say where Save was pressed too early, until the picture is there. */
    notice:
      isEarly && isUploading ? 'The picture is still uploading. You can save when it’s done.' : undefined,
    /** Returns whether Save has to wait; to be asked whenever it is pressed. */
    mustWait: () => {
      setEarly(isUploading);
      return isUploading;
    },
  };
}

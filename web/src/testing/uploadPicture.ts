import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { usePictureUpload } from '../ui/image-field/usePictureUpload.ts';

/** Uploads a picture until `finish` is called with its address. The test has to mock `usePictureUpload.ts`. */
export function uploadPicture(): { finish: (address: string) => void } {
  let change: (address: string) => void = () => undefined;
  let step: 'sending' | 'idle' = 'sending';
  vi.mocked(usePictureUpload).mockImplementation((_, onChange) => {
    change = onChange;
    const state = step === 'sending' ? { step, part: 0.5 } : { step };
    return { state } as unknown as ReturnType<typeof usePictureUpload>;
  });
  return {
    finish: (address) => {
      step = 'idle';
      act(() => change(address));
    },
  };
}

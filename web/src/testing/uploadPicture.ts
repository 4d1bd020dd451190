import type { PictureKind } from '@brokerage/domain/pictures/pictureProblems';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { usePictureUpload } from '../ui/image-field/usePictureUpload.ts';

/**
 * Simulates a picture upload until `finish` is called with its URL. `only`: the kind of picture, if a form has several. The test has to
 * mock `usePictureUpload.ts`.
 */
export function uploadPicture(only?: PictureKind): { finish: (address: string) => void } {
  let change: (address: string) => void = () => undefined;
  let step: 'sending' | 'idle' = 'sending';
  vi.mocked(usePictureUpload).mockImplementation((kind, onChange) => {
    if (only !== undefined && kind !== only) {
      return { state: { step: 'idle' } } as unknown as ReturnType<typeof usePictureUpload>;
    }
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

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CropperProps } from 'react-easy-crop';
import { expect, test, vi } from 'vitest';
import { CropDialog } from './CropDialog.tsx';
import { encodedSize } from './encodePicture.ts';

let cropper: CropperProps;
vi.mock('react-easy-crop', () => ({
  default: (props: CropperProps) => {
    cropper = props;
    return null;
  },
}));

const AREA = { x: 10, y: 20, width: 300, height: 200 };
const picture = { url: 'blob:picture', bitmap: { width: 3000, height: 2000 } as ImageBitmap };

function open(aspect?: number, printed?: number) {
  const [onCrop, onClose] = [vi.fn(() => new Promise<void>(() => undefined)), vi.fn()];
  render(
    <CropDialog
      picture={picture}
      aspect={aspect}
      printed={printed}
      onCrop={onCrop}
      onClose={onClose}
      label="Property photo"
    />,
  );
  act(() => cropper.onCropComplete?.({ ...AREA }, AREA));
  return { user: userEvent.setup(), onCrop, onClose };
}
const button = (name: string) => screen.getByRole('button', { name });

test('returns the selected, rotated part once', async () => {
  const { user, onCrop, onClose } = open();
  expect(cropper).toMatchObject({ image: 'blob:picture', rotation: 0, zoom: 1, aspect: 1.5 });
  await user.click(button('Rotate left'));
  expect(cropper).toMatchObject({ rotation: 270, aspect: 2 / 3 });
  await user.click(button('Rotate right'));
  await user.click(button('Rotate right'));
  expect(cropper).toMatchObject({ rotation: 90, aspect: 2 / 3 });
  await user.click(button('Use picture'));
  expect(onCrop).toHaveBeenCalledExactlyOnceWith(AREA, 90);
  // While in progress, it can't be repeated, and nothing closes the dialog.
  expect(button('Use picture')).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

test('zooms by keyboard, down to the whole picture, even rotated', async () => {
  const { user } = open();
  const slider = screen.getByRole('slider', { name: 'Zoom' });
  act(() => slider.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(cropper.zoom).toBeCloseTo(1.2);
  expect(slider).toHaveAttribute('aria-valuetext', '120%');
  await user.keyboard('{Home}');
  await user.click(button('Rotate right'));
  act(() => {
    cropper.setMediaSize?.({ width: 360, height: 240, naturalWidth: 360, naturalHeight: 240 });
    cropper.setCropSize?.({ width: 160, height: 240 });
  });
  expect(cropper.zoom).toBeCloseTo(2 / 3);
  expect(cropper.minZoom).toBeCloseTo(2 / 3);
  act(() => cropper.onZoomChange?.(4 / 3));
  expect(slider).toHaveAttribute('aria-valuetext', '200%');
});

test('offers a choice of shapes only if the page leaves it open', async () => {
  const { user } = open();
  await user.click(button('Square'));
  expect(cropper.aspect).toBe(1);
  await user.click(button('4:3'));
  expect(cropper.aspect).toBeCloseTo(4 / 3);
  await user.click(button('Original'));
  expect(cropper.aspect).toBe(1.5);
});

test('offers the slot’s shape first, then the others', async () => {
  const { user } = open(undefined, 1.8);
  expect(cropper.aspect).toBe(1.8);
  expect(button('As printed')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Rotate left'));
  expect(cropper.aspect).toBe(1.8);
  await user.click(button('Original'));
  expect(cropper.aspect).toBe(2 / 3);
  await user.click(button('As printed'));
  expect(cropper.aspect).toBe(1.8);
});

test('without a slot, there’s no “As printed”', () => {
  open();
  expect(screen.queryByRole('button', { name: 'As printed' })).toBeNull();
});

test('keeps a fixed shape, and cancels', async () => {
  const { user, onClose } = open(1);
  expect(cropper.aspect).toBe(1);
  expect(screen.queryByRole('button', { name: 'Square' })).toBeNull();
  await user.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['flyer', { width: 3000, height: 2000 }, { width: 2400, height: 1600 }],
  ['headshot', { width: 2000, height: 3000 }, { width: 800, height: 1200 }],
  ['realtor', { width: 1200, height: 1200 }, { width: 1200, height: 1200 }],
  ['flyer', { width: 40, height: 30 }, { width: 40, height: 30 }],
  ['flyer', { width: 12_000, height: 1 }, { width: 2400, height: 1 }],
] as const)('a %s of %o becomes %o', (kind, area, size) => {
  expect(encodedSize(area, kind)).toEqual(size);
});

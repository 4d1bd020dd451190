import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import forSale from '../../illustrations/drawn/forSale.svg';
import frontPorch from '../../illustrations/drawn/frontPorch.svg';
import hillsideHome from '../../illustrations/drawn/hillsideHome.svg';

/** Photos for the layouts that use one, with the focus to keep when cropped; the other layouts draw their own picture. */
const PICTURES: Partial<Record<LayoutKey, { file: string; keeps: 'xMid' | 'xMax' }>> = {
  'just-listed': { file: frontPorch, keeps: 'xMid' },
  'open-house': { file: forSale, keeps: 'xMid' },
  'co-brand': { file: hillsideHome, keeps: 'xMax' },
};

/** Returns a sample flyer with a drawing in place of the officer's photo, so the gallery shows each layout at its best. */
export function withSamplePicture<T extends FlyerInput>(input: T): T {
  const picture = PICTURES[input.layout];
  const field = input.fields.find(({ type }) => type === 'image');
  if (!picture || !field || (input.data[field.key] ?? '') !== '') return input;
  // Designs accept only absolute URLs.
  const address = new URL(picture.file, window.location.href);
  // An SVG without a size is fitted whole into its frame, regardless of how the frame fits pictures.
  address.hash = `svgView(preserveAspectRatio(${picture.keeps}YMid slice))`;
  return { ...input, data: { ...input.data, [field.key]: address.href } };
}

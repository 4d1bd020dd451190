import type { FlyerFormat } from '../../compose/flyerFormats.ts';
import type { FlyerInput, QrEncoder } from '../flyerInput.ts';
import type { Measure } from '../text/measure.ts';
import { layoutFormat } from './layoutFormat.ts';

/** Returns the labels of the fields whose text is too long for a format, or an empty list if the flyer fits. */
export function findUnfitFields(
  input: FlyerInput,
  measure: Measure,
  qr: QrEncoder,
  format: FlyerFormat,
): string[] {
  const { issues } = layoutFormat(input, measure, qr, format);
  const labels = issues.map(({ field }) => input.fields.find(({ key }) => key === field)?.label ?? field);
  return [...new Set(labels)];
}

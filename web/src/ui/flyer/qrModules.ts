import type { QrEncoder } from '@brokerage/domain/flyer/layout/flyerInput';
import { encode } from 'uqr';

let last: { text: string; modules: boolean[][] } | undefined;

/**
 * Returns the modules of a QR code; functions/src/flyers/pdf/qrModules.ts is its counterpart for the PDF. Caches the last one, because
 * the same flyer is laid out at every keystroke.
 */
export const qrModules: QrEncoder = (text) => {
  if (last?.text !== text) last = { text, modules: encode(text, { border: 0 }).data };
  return last.modules;
};

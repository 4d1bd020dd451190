import type { QrEncoder } from '@brokerage/domain/flyer/layout/flyerInput';
import { encode } from 'uqr';

/** Returns the modules of a QR code; web/src/ui/flyer/qrModules.ts is its twin in the preview. */
export const qrModules: QrEncoder = (text) => encode(text, { border: 0 }).data;

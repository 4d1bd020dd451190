import type { QrEncoder } from '@brokerage/domain/flyer/layout/flyerInput';
import { encode } from 'uqr';

/** The modules of a QR code; functions/src/flyers/pdf/qrModules.ts is its twin in the PDF. */
export const qrModules: QrEncoder = (text) => encode(text, { border: 0 }).data;

import type { FlyerFormat } from '../../compose/flyerFormats.ts';
import type { FlyerInput, QrEncoder } from '../flyerInput.ts';
import type { Fields } from './fields.ts';
import type { Page } from './page.ts';

/** What a design draws with and into. */
export interface Canvas {
  page: Page;
  fields: Fields;
  input: FlyerInput;
  qr: QrEncoder;
  format: FlyerFormat;
  width: number;
  height: number;
  /** Left and right edge of what matters. */
  margin: number;
  /** Top of the compliance footer. */
  bottom: number;
}

export type Design = (canvas: Canvas) => void;

import type { FlyerFormat } from '../../compose/flyerFormats.ts';
import type { DesignFeatures } from '../design.ts';
import type { FlyerInput, QrEncoder } from '../flyerInput.ts';
import type { Fields } from './fields.ts';
import type { Page } from './page.ts';

/** The page and data that a design draws with. */
export interface Canvas {
  page: Page;
  fields: Fields;
  input: FlyerInput;
  /** What the flyer's generation of designs draws. */
  features: DesignFeatures;
  qr: QrEncoder;
  format: FlyerFormat;
  width: number;
  height: number;
  /** Left and right page margin. */
  margin: number;
  /** Y of the top of the compliance footer. */
  bottom: number;
}

export type Design = (canvas: Canvas) => void;

import type { TemplateField } from '../../template/template.ts';
import type { FoldedText } from './foldText.ts';

/** A filled field of a flyer as the rules read it. */
export interface AdvertField {
  key: string;
  label: string;
  type: TemplateField['type'];
  /** As stored. */
  value: unknown;
  /** As printed, without the label. */
  words: string;
  /** Some of the words were left out: too long. */
  isCut: boolean;
  folded: FoldedText;
  text: string;
  /** Drawn large. */
  isDisplay: boolean;
  isSmallPrint: boolean;
}

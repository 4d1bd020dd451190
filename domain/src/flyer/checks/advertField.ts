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
  /** Whether some of the words were cut off because they are too long. */
  isCut: boolean;
  folded: FoldedText;
  text: string;
  /** Whether it is printed large. */
  isDisplay: boolean;
  isSmallPrint: boolean;
}

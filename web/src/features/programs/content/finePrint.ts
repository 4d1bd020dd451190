import { TEXT_WIDTH } from '../../../ui/theme/textWidth.ts';

/** Styles of fine print. */
export const finePrint = { maxWidth: TEXT_WIDTH, textWrap: 'pretty' } as const;

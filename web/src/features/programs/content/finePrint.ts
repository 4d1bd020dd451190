import { TEXT_WIDTH } from '../../../ui/theme/textWidth.ts';

/** Fine print. */
export const finePrint = { maxWidth: TEXT_WIDTH, textWrap: 'pretty' } as const;

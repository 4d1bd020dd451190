import { hashText } from '../text/hashText.ts';

/** How many people `web/src/illustrations/scenes/portraits.ts` draws. */
export const PORTRAIT_COUNT = 24;

/** Returns which drawn person stands for somebody: the same one each time, for the same id. */
export const portraitId = (id: string): string => `p${hashText(id) % PORTRAIT_COUNT}`;

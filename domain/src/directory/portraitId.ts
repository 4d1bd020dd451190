import { hashText } from '../text/hashText.ts';

/** Number of portraits in `web/src/illustrations/scenes/portraits.ts`. */
export const PORTRAIT_COUNT = 24;

/** Returns the drawn portrait for a person without a photo; the same id always gets the same portrait. */
export const portraitId = (id: string): string => `p${hashText(id) % PORTRAIT_COUNT}`;

/** How many people `web/src/illustrations/scenes/portraits.ts` draws. */
export const PORTRAIT_COUNT = 24;

/** Returns which drawn person stands for somebody: the same one each time, for the same id. */
export const portraitId = (id: string): string =>
  `p${[...id].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 13) % PORTRAIT_COUNT}`;

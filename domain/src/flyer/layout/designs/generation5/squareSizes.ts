/** Type sizes of a square image, in points. On a phone, a point is two thirds of a pixel. */
export interface SquareSizes {
  kicker: number;
  when: number;
  headline: number;
  address: number;
  lead: number;
  figure: number;
  label: number;
  body: number;
  message: number;
  action: number;
}

const OVER_PHOTO: SquareSizes = {
  kicker: 15,
  when: 18,
  headline: 33,
  address: 17,
  lead: 16,
  figure: 25,
  label: 12.5,
  body: 15,
  message: 22,
  action: 18,
};
/** Leaves more of the photo visible, for the home's door and porch. */
const OVER_HOME: SquareSizes = {
  ...OVER_PHOTO,
  kicker: 14,
  when: 16,
  headline: 28,
  address: 15,
  lead: 15,
  figure: 22,
  label: 11.5,
  action: 16,
};
const POSTER: SquareSizes = {
  kicker: 19,
  when: 22,
  headline: 62,
  address: 22,
  lead: 19,
  figure: 40,
  label: 15,
  body: 18,
  message: 30,
  action: 22,
};

/** For a lot of text. */
const COMPACT: SquareSizes = {
  kicker: 16,
  when: 18,
  headline: 40,
  address: 17,
  lead: 15,
  figure: 28,
  label: 12.5,
  body: 15,
  message: 22,
  action: 18,
};
const DENSE: SquareSizes = {
  ...COMPACT,
  headline: 28,
  lead: 13,
  figure: 22,
  label: 11,
  body: 13,
  action: 15,
};

/** For images whose message is a program's benefits. */
const BENEFITS: SquareSizes = {
  ...COMPACT,
  kicker: 14,
  headline: 28,
  lead: 13,
  figure: 24,
  label: 11,
  body: 17,
  action: 15,
};
/** For benefits above a longer legal text, such as with a realtor. */
const TIGHT_BENEFITS: SquareSizes = {
  ...COMPACT,
  kicker: 14,
  headline: 24,
  lead: 12,
  figure: 20,
  label: 10,
  body: 14,
  action: 14,
};
/** For only a few benefits. */
const FEW_BENEFITS: SquareSizes = {
  ...POSTER,
  kicker: 17,
  headline: 46,
  lead: 17,
  figure: 32,
  label: 13,
  body: 20,
  action: 19,
};

/** The sizes of a square image, by what it has room for. */
export const SQUARE_SIZES = {
  overPhoto: OVER_PHOTO,
  overHome: OVER_HOME,
  poster: POSTER,
  compact: COMPACT,
  dense: DENSE,
  benefits: BENEFITS,
  tightBenefits: TIGHT_BENEFITS,
  fewBenefits: FEW_BENEFITS,
} as const;

/** Minimum size of a program's benefits, in points: only a few, the usual ones, the same on the type scale, and above a long legal text. */
export const MIN_BENEFITS = { few: 18, usual: 14.5, scaled: 14, tight: 12 };

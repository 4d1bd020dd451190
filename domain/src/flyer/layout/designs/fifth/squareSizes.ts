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

export const OVER_PHOTO: SquareSizes = {
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
export const SNUG: SquareSizes = {
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
export const POSTER: SquareSizes = {
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
export const COMPACT: SquareSizes = {
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
export const DENSE: SquareSizes = {
  ...COMPACT,
  headline: 28,
  lead: 13,
  figure: 22,
  label: 11,
  body: 13,
  action: 15,
};

/** For images whose message is a program's benefits. */
export const BENEFITS: SquareSizes = {
  ...COMPACT,
  kicker: 14,
  headline: 28,
  lead: 13,
  figure: 24,
  label: 11,
  body: 17,
  action: 15,
};
export const BENEFITS_MIN = 14.5;
export const SIXTH_MIN = 14;
/** For benefits above a longer legal text, such as with a realtor. */
export const TIGHT_BENEFITS: SquareSizes = {
  ...COMPACT,
  kicker: 14,
  headline: 24,
  lead: 12,
  figure: 20,
  label: 10,
  body: 14,
  action: 14,
};
export const TIGHT_MIN = 12;
/** For only a few benefits. */
export const FEW_BENEFITS: SquareSizes = {
  ...POSTER,
  kicker: 17,
  headline: 46,
  lead: 17,
  figure: 32,
  label: 13,
  body: 20,
  action: 19,
};
export const FEW_MIN = 18;

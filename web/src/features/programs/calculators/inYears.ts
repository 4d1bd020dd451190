/** A period in words, from months: "21 years", below two years "18 months". */
export const inYears = (months: number): string =>
  months < 24 ? `${months} ${months === 1 ? 'month' : 'months'}` : `${Math.round(months / 12)} years`;

import { facts } from '@brokerage/domain/programs/facts';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';

/** “under 43%” */
const debts = facts.conventionalDti.value.toLowerCase();

interface ProgramFit {
  right: readonly string[];
  /** Each with the program that suits better, if there is one. */
  elsewhere: readonly { text: string; program?: ProgramSlug }[];
}

/** A program whose page says who it suits. The refinance page does that for each way to refinance instead. */
export type FitSlug = Exclude<ProgramSlug, 'refinance'>;

/** Who each program suits, and who is better served by another. */
export const programFit: Record<FitSlug, ProgramFit> = {
  conventional: {
    right: [
      `Your income is steady, and your monthly debts, with the new payment, are ${debts} of it before taxes.`,
      'You want mortgage insurance you can cancel, or none at all.',
      'You’re buying a second home or a rental.',
    ],
    elsewhere: [
      { text: 'You’re still building your credit.', program: 'fha' },
      { text: 'You served in the military and want to put nothing down.', program: 'va' },
      { text: 'The loan is above your county’s limit.', program: 'jumbo' },
    ],
  },
  fha: {
    right: [
      'You don’t have 20% to put down.',
      'You had a Chapter 7 bankruptcy at least two years ago, or a foreclosure at least three years ago.',
      'You’ll live there, and may rent out up to three other units.',
    ],
    elsewhere: [
      {
        text: 'You can put 20% down and skip mortgage insurance, or it’s a second home or a rental.',
        program: 'conventional',
      },
    ],
  },
  va: {
    right: [
      'You’re a veteran, on active duty, in the National Guard or Reserves, or an eligible surviving spouse. If your spouse served, you can both be on the loan.',
      'You want to keep your savings instead of making a down payment.',
      'You’ll live in the home.',
    ],
    elsewhere: [
      {
        text: 'You can put 20% down and skip the funding fee, or it’s a vacation home or a rental.',
        program: 'conventional',
      },
      { text: 'You have no VA eligibility, and the home is in a rural area.', program: 'usda' },
    ],
  },
  jumbo: {
    right: [
      'Your loan, not just the home’s price, is above your county’s limit.',
      'Your credit is strong and your other debts are low.',
      'You’ll have plenty of savings left after closing.',
    ],
    elsewhere: [
      { text: 'A larger down payment would bring the loan under the limit.', program: 'conventional' },
      { text: 'Your income doesn’t show on pay stubs or tax returns.', program: 'alternative-lending' },
    ],
  },
  usda: {
    right: [
      'The home is in an eligible rural area.',
      'Your household income is within the county’s limit.',
      'You’ll live in the home and want to buy with no money down.',
    ],
    elsewhere: [
      { text: 'The home is in a city or a large suburb.', program: 'fha' },
      { text: 'Your household earns more than the limit.', program: 'conventional' },
      { text: 'You served in the military and could skip the annual fee.', program: 'va' },
    ],
  },
  construction: {
    right: [
      'You have plans and a builder, or will soon.',
      'You have savings for the down payment. Land you own may count.',
      'You can cover your current housing costs during the build.',
    ],
    elsewhere: [
      { text: 'You’re remodeling a home you own.', program: 'heloc' },
      { text: 'A builder is selling you a finished home.', program: 'conventional' },
    ],
  },
  heloc: {
    right: [
      'You own a home with equity and like the rate on your first mortgage.',
      'You need money in stages, such as for a remodel or tuition.',
      'Your budget can handle a higher payment later.',
    ],
    elsewhere: [
      { text: 'You want one fixed payment, or a lower rate on the loan you have.', program: 'refinance' },
      { text: 'You’re building from the ground up.', program: 'construction' },
      { text: 'You may sell within a year or two. You’ll have to pay off the line when you sell.' },
    ],
  },
  'alternative-lending': {
    right: [
      'You own a business, and your tax returns show less than you really earn.',
      'You invest in rentals and want the rent to qualify the loan.',
      'You’re retired or between jobs, with substantial savings.',
    ],
    elsewhere: [
      { text: 'Two years of tax returns show enough income.', program: 'conventional' },
      { text: 'You have W-2 income and just need a larger loan.', program: 'jumbo' },
    ],
  },
  'down-payment-assistance': {
    right: [
      'You can afford the monthly payment but not the cash at closing.',
      'You haven’t owned a home in the last three years.',
      'You’ll live in the home for several years.',
    ],
    elsewhere: [
      { text: 'You served in the military. VA loans need no down payment.', program: 'va' },
      { text: 'The home is in an eligible rural area, where you may need nothing down.', program: 'usda' },
      { text: 'You’ve saved enough for an FHA down payment and closing costs.', program: 'fha' },
    ],
  },
};

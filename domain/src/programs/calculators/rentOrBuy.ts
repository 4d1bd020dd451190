import { calculateHousingPayment } from './housingPayment.ts';

/** Money in cents; rates in percent per year; term in months. */
export interface RentOrBuyInput {
  /** Monthly rent in the first year. */
  rent: number;
  rentGrowth: number;
  /** Renter's insurance per year. */
  rentersInsurance: number;
  price: number;
  downPayment: number;
  annualRate: number;
  term: number;
  /** Closing costs of the purchase, percent of the price. */
  buyingCosts: number;
  /** Property tax, percent of the home's value. */
  propertyTax: number;
  /** Homeowner's insurance per year. */
  insurance: number;
  /** Repairs and upkeep, percent of the home's value. */
  maintenance: number;
  /** Association dues per month. */
  dues: number;
  /** Private mortgage insurance, percent of the loan; only until the loan is at 78% of the price. */
  pmiRate: number;
  homeGrowth: number;
  /** Selling costs, percent of the sale price. */
  sellingCosts: number;
  /** Return on savings if the money were saved instead. */
  savingsReturn: number;
  /** Whole years that the visitor plans to stay. */
  years: number;
}

/** The cost of each option when the home is sold, or the lease ends, after this many years. */
interface RentOrBuyYear {
  year: number;
  /** `buyingPaid` and `buyingEarnings`, less `saleProceeds`. */
  buying: number;
  /** `rentingPaid` and `rentingEarnings`. */
  renting: number;
  /** Down payment, closing costs and every payment since. */
  buyingPaid: number;
  /** What that money would have earned as savings. */
  buyingEarnings: number;
  /** Proceeds of the sale after its costs and the loan. */
  saleProceeds: number;
  /** Rent and renter's insurance. */
  rentingPaid: number;
  /** What that money would have earned as savings. */
  rentingEarnings: number;
}

export interface RentOrBuy {
  /** Cents in the first month. */
  firstMonthBuying: number;
  firstMonthRenting: number;
  /** One entry per year of the stay. */
  years: RentOrBuyYear[];
  /** First year after which buying has cost no more than renting; null if that isn't within the stay. */
  breakEvenYear: number | null;
  /** Renting less buying at the end: above 0, buying costs less. */
  saving: number;
}

/**
 * Compares renting with buying for the same number of years. Each payment includes what it would have earned as savings until the end, so
 * that a down payment isn't free. Taxes on income and gains are left out.
 * @throws RangeError when the down payment leaves no loan.
 */
export function calculateRentOrBuy(input: RentOrBuyInput): RentOrBuy {
  const { price, downPayment, annualRate, term, insurance, dues, pmiRate } = input;
  const terms = { price, downPayment, annualRate, term, insurance, dues, pmiRate, propertyTax: 0 };
  const loan = calculateHousingPayment(terms);
  const monthlyReturn = (1 + input.savingsReturn / 100) ** (1 / 12);
  const grown = (rate: number, years: number) => (1 + rate / 100) ** years;
  // Insurance rises with the rent: both follow prices.
  const rentInMonth = (month: number) =>
    (input.rent + input.rentersInsurance / 12) * grown(input.rentGrowth, Math.floor((month - 1) / 12));
  const homeValue = (month: number) => price * grown(input.homeGrowth, Math.floor((month - 1) / 12));
  const ownInMonth = (month: number) =>
    (loan.table[month - 1]?.payment ?? 0) +
    (month <= loan.pmiMonths ? loan.pmi : 0) +
    (insurance / 12 + dues) * grown(input.rentGrowth, Math.floor((month - 1) / 12)) +
    (homeValue(month) * (input.propertyTax + input.maintenance)) / 100 / 12;

  let buying = downPayment + (price * input.buyingCosts) / 100;
  let renting = 0;
  let buyingPaid = buying;
  let rentingPaid = 0;
  const years: RentOrBuyYear[] = [];
  for (let month = 1; month <= input.years * 12; month += 1) {
    buying = (buying + ownInMonth(month)) * monthlyReturn;
    renting = (renting + rentInMonth(month)) * monthlyReturn;
    buyingPaid += ownInMonth(month);
    rentingPaid += rentInMonth(month);
    if (month % 12 !== 0) continue;
    const year = month / 12;
    const owed = loan.table[month - 1]?.balance ?? 0;
    const saleProceeds = Math.round(
      price * grown(input.homeGrowth, year) * (1 - input.sellingCosts / 100) - owed,
    );
    years.push({
      year,
      buying: Math.round(buying) - saleProceeds,
      renting: Math.round(renting),
      buyingPaid: Math.round(buyingPaid),
      buyingEarnings: Math.round(buying) - Math.round(buyingPaid),
      saleProceeds,
      rentingPaid: Math.round(rentingPaid),
      rentingEarnings: Math.round(renting) - Math.round(rentingPaid),
    });
  }
  const last = years.at(-1);
  return {
    firstMonthBuying: Math.round(ownInMonth(1)),
    firstMonthRenting: Math.round(rentInMonth(1)),
    years,
    breakEvenYear: years.find((each) => each.buying <= each.renting)?.year ?? null,
    saving: last ? last.renting - last.buying : 0,
  };
}

import { objectKeys } from '../collections/records.ts';
import {
  type Disclosure,
  disclosureFor,
  exampleDisclosure,
  refinanceDisclosure,
  uniqueDisclosures,
} from './disclosures.ts';
import { type FactId, facts } from './facts.ts';
import {
  type ExampleId,
  FHA_LOW_SCORE_DOWN,
  LOW_DOWN,
  loanExample,
  PMI_DOWN_PAYMENTS,
} from './loanExamples.ts';
import { LIMIT_TEXTS } from './loanLimits.ts';
import { type Program, type ProgramSlug, programs } from './programs.ts';

/** A sourced figure, or text with the figure that it contains. */
type Cell = FactId | { text: string; fact?: FactId };

/** The rows of a comparison, in order. A page shows those for which all of its programs have a text. */
const ROW_NAMES = {
  down: 'Down payment',
  credit: 'Credit score',
  size: 'How much you can borrow',
  insurance: 'Mortgage insurance',
  income: 'How you show income',
  money: 'When you get the money',
  interest: 'You pay interest on',
  mortgage: 'Your current mortgage',
  payments: 'How you pay it back',
  home: 'Best for',
  catch: 'Know before you choose',
} as const;

export type ComparedRow = keyof typeof ROW_NAMES;

/** The rows in the list of all programs. */
const LISTED = ['home', 'down', 'credit', 'insurance', 'catch'] as const satisfies readonly ComparedRow[];

type Compared = Record<(typeof LISTED)[number], Cell> & Partial<Record<ComparedRow, Cell>>;

const payStubs = { text: 'Pay stubs and W-2s, or two years of tax returns' };

const compared: Record<ProgramSlug, Compared> = {
  conventional: {
    down: 'conventionalDown',
    credit: 'conventionalCredit',
    size: {
      text: `Up to ${LIMIT_TEXTS.baseline}; up to ${LIMIT_TEXTS.ceiling} in high-cost counties`,
      fact: 'jumboBaseline',
    },
    insurance: { text: 'PMI below 20% down, until you cancel it' },
    income: payStubs,
    money: { text: 'At closing' },
    interest: { text: 'The whole loan from day one' },
    home: { text: 'A primary home, second home or rental' },
    catch: {
      text: 'Lenders usually want your monthly debts under 43% of your income',
      fact: 'conventionalDti',
    },
  },
  fha: {
    down: 'fhaDown',
    credit: { text: '580+ (500+ with 10% down)', fact: 'fhaCredit' },
    size: 'fhaSize',
    insurance: { text: 'A premium at closing, then monthly' },
    income: payStubs,
    home: { text: 'A home with 1 to 4 units that you live in' },
    catch: { text: 'With a small down payment, you pay the insurance for the life of the loan' },
  },
  va: {
    down: 'vaDown',
    credit: { text: 'No VA minimum, but most lenders set one', fact: 'vaCredit' },
    size: 'vaSize',
    insurance: { text: 'None, but most pay a one-time funding fee of 1.25% to 3.3%', fact: 'vaFee' },
    income: { text: 'Pay stubs and W-2s, with enough left each month after your bills (residual income)' },
    home: { text: 'A home you live in, if you served or are an eligible surviving spouse' },
    catch: { text: 'You need a Certificate of Eligibility, which we can request for you' },
  },
  jumbo: {
    down: 'jumboDown',
    credit: 'jumboCredit',
    size: { text: 'More than your county’s limit' },
    insurance: { text: 'Sometimes, below 20% down' },
    income: { text: 'Pay stubs and W-2s, and often two years of tax returns' },
    home: { text: 'Loans above the county’s limit' },
    catch: { text: 'Lenders want months of payments left in the bank after closing' },
  },
  usda: {
    down: 'usdaDown',
    credit: { text: 'No USDA minimum, but most lenders set one', fact: 'usdaCredit' },
    insurance: { text: 'None, but you pay a 1% fee at closing and 0.35% a year', fact: 'usdaUpfront' },
    income: { text: 'Pay stubs and W-2s for every adult in the home' },
    home: { text: 'A home you live in, in an eligible rural area' },
    catch: { text: 'The address and your household’s income both have to qualify' },
  },
  construction: {
    down: 'constructionDown',
    credit: { text: 'Same as a standard mortgage, or higher' },
    insurance: { text: 'Usually none with 20% down or more' },
    money: { text: 'In stages, as an inspector checks the work' },
    interest: { text: 'What has been paid out so far' },
    home: { text: 'A home you’re building' },
    catch: { text: 'You need plans, a budget and a licensed contractor first' },
  },
  heloc: {
    down: { text: 'Keep 15-20% equity', fact: 'helocEquity' },
    credit: 'helocCredit',
    insurance: { text: 'Usually none' },
    money: { text: 'When you need it, during the draw period' },
    interest: { text: 'Only what you’ve drawn' },
    mortgage: { text: 'Stays as it is, with its rate' },
    payments: { text: 'Often interest only at first, then principal and interest' },
    home: { text: 'Cash as you need it, without giving up your rate' },
    catch: { text: 'The rate can change, and your payment rises when repayment begins' },
  },
  'alternative-lending': {
    down: { text: 'Often 10-20%', fact: 'alternativeDown' },
    credit: { text: 'No common minimum; a higher score gets a lower rate' },
    insurance: { text: 'Usually none; the rate is higher instead' },
    income: { text: '12 or 24 months of bank statements, rent, or assets', fact: 'alternativeStatements' },
    money: { text: 'At closing' },
    interest: { text: 'The whole loan from day one' },
    home: { text: 'Income that pay stubs don’t show' },
    catch: { text: 'Rates are usually higher, so we check standard loans first' },
  },
  'down-payment-assistance': {
    down: { text: '3.5% with FHA', fact: 'dpaFhaDown' },
    credit: { text: 'Usually 620 or higher, set by each agency', fact: 'dpaCredit' },
    insurance: { text: 'Same as the loan you pair it with' },
    income: { text: 'Same as for your loan, up to the program’s income limit' },
    home: { text: 'Buyers within income limits' },
    catch: { text: 'Funds are limited, and some help has to be paid back' },
  },
  refinance: {
    down: { text: 'Doesn’t apply' },
    credit: { text: '620+ with a conventional loan', fact: 'conventionalCredit' },
    insurance: { text: 'Same as for the new loan' },
    money: { text: 'All at once, if you take cash out' },
    interest: { text: 'The whole new loan from day one' },
    mortgage: { text: 'Paid off by the new loan' },
    payments: { text: 'Principal and interest from the first payment' },
    home: { text: 'A lower rate, a shorter term, or one lump sum of cash' },
    catch: { text: 'It pays off only if you keep the loan past your break-even point' },
  },
};

/** The one or two programs to compare with each program. */
export const neighbors: Record<ProgramSlug, readonly ProgramSlug[]> = {
  conventional: ['fha', 'jumbo'],
  fha: ['conventional', 'va'],
  va: ['conventional', 'usda'],
  jumbo: ['conventional', 'alternative-lending'],
  usda: ['fha', 'va'],
  construction: ['conventional', 'heloc'],
  heloc: ['refinance'],
  'alternative-lending': ['conventional', 'jumbo'],
  'down-payment-assistance': ['fha'],
  refinance: ['heloc'],
};

/** Returns the display name of a comparison's row. */
export const rowName = (row: ComparedRow): string => ROW_NAMES[row];

/** Rows only for purchases: a homeowner makes no down payment, and a refinance has the requirements of its new loan. */
const PURCHASE_ROWS: readonly ComparedRow[] = ['down', 'credit', 'insurance'];

/**
 * Returns the rows for which all of these programs have a text and at least two differ. The first program is the page's own. Each program's
 * catch appears only in the list of all programs.
 */
export function comparedRows(slugs: readonly [ProgramSlug, ...ProgramSlug[]]): ComparedRow[] {
  const isPurchase = findProgram(slugs[0]).purpose === 'Purchase';
  return objectKeys(ROW_NAMES).filter(
    (row) =>
      row !== 'catch' &&
      (isPurchase || !PURCHASE_ROWS.includes(row)) &&
      slugs.every((slug) => compared[slug][row] !== undefined) &&
      new Set(slugs.map((slug) => comparedText(slug, row))).size > 1,
  );
}

/** The rows of the list of all programs, in order. */
export const listedRows: readonly ComparedRow[] = LISTED;

/** Returns the text of a comparison for a program and row. */
export function comparedText(slug: ProgramSlug, row: ComparedRow): string {
  const cell: Cell | undefined = compared[slug][row];
  if (cell === undefined) throw new Error(`${slug} says nothing of ${row}`);
  return typeof cell === 'string' ? facts[cell].value : cell.text;
}

const FIGURE_ROWS: readonly ComparedRow[] = ['down', 'credit', 'size'];

/** Returns whether the text of a row is a figure, which a comparison emphasizes. */
export const isComparedFigure = (row: ComparedRow, text: string): boolean =>
  FIGURE_ROWS.includes(row) && /^(Up to |Often |Usually |Keep )?[$\d]/.test(text);

/** Returns the figures that a comparison shows of a program in these rows, for looking up their sources. */
export const comparedFacts = (slug: ProgramSlug, rows: readonly ComparedRow[]): FactId[] =>
  rows.flatMap((row) => {
    const cell: Cell | undefined = compared[slug][row];
    const fact = typeof cell === 'string' ? cell : cell?.fact;
    return fact ? [fact] : [];
  });

/** Returns the program with a slug, typed as any program. */
export function findProgram(slug: ProgramSlug): Program & { slug: ProgramSlug } {
  const found = programs.find((each) => each.slug === slug);
  if (!found) throw new Error(`No program ${slug}`);
  return found;
}

/** The loans that a page quotes in addition to its example, with a different down payment in percent. */
const otherDownPayments: Partial<
  Record<ProgramSlug, readonly (readonly [ExampleId, downPercent: number])[]>
> = {
  conventional: PMI_DOWN_PAYMENTS.map((down) => ['conventional', down]),
  fha: [
    ['fha', FHA_LOW_SCORE_DOWN],
    ['conventional', LOW_DOWN],
  ],
  va: [['conventional', LOW_DOWN]],
};

/** Returns the disclosures of a program's page: for its own example and figures, and for those of the programs compared with it. */
export function pageDisclosures(slug: ProgramSlug): Disclosure[] {
  const { facts: shown, example }: Program = findProgram(slug);
  const own =
    slug === 'refinance' ? refinanceDisclosure : example ? exampleDisclosure(example) : disclosureFor(shown);
  const rows = comparedRows([slug, ...neighbors[slug]]);
  const others = neighbors[slug].map((each) => {
    const disclosure = disclosureFor(comparedFacts(each, rows), findProgram(each).example);
    // Homes in rural areas cost less, so all loans on that page are for the same home.
    return slug === 'usda' && disclosure?.example
      ? { ...disclosure, changes: { price: loanExample('usda').price } }
      : disclosure;
  });
  const more = (otherDownPayments[slug] ?? []).map(([id, downPercent]) =>
    exampleDisclosure(id, { downPercent }),
  );
  return uniqueDisclosures([own, ...more, ...others].filter((each) => each !== undefined));
}

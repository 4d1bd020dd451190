import { type Disclosure, disclosureFor, exampleDisclosure, refinanceDisclosure } from './disclosures.ts';
import { type FactId, facts } from './facts.ts';
import { type Program, type ProgramSlug, programs } from './programs.ts';

/** A figure that has a source, or words, with the figure that they contain; `varies`: the program itself sets nothing. */
type Cell = FactId | { text: string; fact?: FactId; varies?: true };

interface Compared {
  down: Cell;
  credit: Cell;
  insurance: Cell;
  home: Cell;
}

/** The rows of a comparison, in order. */
export const COMPARED_ROWS = [
  ['down', 'Down payment'],
  ['credit', 'Credit score'],
  ['insurance', 'Insurance and fees'],
  ['home', 'Best for'],
] as const satisfies readonly (readonly [keyof Compared, string])[];

const lender: Cell = { text: 'Varies by lender', varies: true };
const anyHome = { text: 'A home, second home or rental' };

const compared: Record<ProgramSlug, Compared> = {
  conventional: {
    down: 'conventionalDown',
    credit: 'conventionalCredit',
    insurance: { text: 'PMI below 20% down, until you cancel it' },
    home: anyHome,
  },
  fha: {
    down: 'fhaDown',
    credit: 'fhaCredit',
    insurance: { text: 'Premium at closing and every month' },
    home: { text: 'A home with 1 to 4 units that you live in' },
  },
  va: {
    down: 'vaDown',
    credit: lender,
    insurance: { text: 'No PMI; a funding fee for most' },
    home: { text: 'A home you live in, if you served' },
  },
  jumbo: {
    down: 'jumboDown',
    credit: 'jumboCredit',
    insurance: lender,
    home: { text: 'Loans above the county’s limit' },
  },
  usda: {
    down: 'usdaDown',
    credit: lender,
    insurance: { text: 'Guarantee fees' },
    home: { text: 'A home you live in, in an eligible rural area' },
  },
  construction: {
    down: 'constructionDown',
    credit: lender,
    insurance: lender,
    home: { text: 'A home you build' },
  },
  heloc: {
    down: { text: 'None; you keep 15-20% equity' },
    credit: 'helocCredit',
    insurance: { text: 'Fees to open the line' },
    home: { text: 'Cash from a home you own' },
  },
  'alternative-lending': {
    down: { text: 'Usually higher' },
    credit: lender,
    insurance: lender,
    home: { text: 'Income that pay stubs don’t show' },
  },
  'down-payment-assistance': {
    down: { text: '3.5% with FHA', fact: 'dpaFhaDown' },
    credit: { text: 'Varies by loan', varies: true },
    insurance: { text: 'Same as the loan you pair it with' },
    home: { text: 'Buyers within income limits' },
  },
  refinance: {
    down: { text: 'None; you use your equity' },
    credit: lender,
    insurance: { text: 'Closing costs' },
    home: { text: 'Lowering the cost of a loan you have' },
  },
};

/** The two programs that somebody who looks at one should know, too. */
export const neighbors: Record<ProgramSlug, readonly [ProgramSlug, ProgramSlug]> = {
  conventional: ['fha', 'jumbo'],
  fha: ['conventional', 'down-payment-assistance'],
  va: ['conventional', 'usda'],
  jumbo: ['conventional', 'alternative-lending'],
  usda: ['fha', 'va'],
  construction: ['conventional', 'heloc'],
  heloc: ['refinance', 'construction'],
  'alternative-lending': ['conventional', 'jumbo'],
  'down-payment-assistance': ['fha', 'usda'],
  refinance: ['heloc', 'alternative-lending'],
};

/** What a comparison says of a program in a row. */
export function comparedText(slug: ProgramSlug, row: keyof Compared): string {
  const cell = compared[slug][row];
  return typeof cell === 'string' ? facts[cell].value : cell.text;
}

/** Returns whether a program sets nothing in a row, so that a list can show a dash. */
export function comparedVaries(slug: ProgramSlug, row: keyof Compared): boolean {
  const cell = compared[slug][row];
  return typeof cell !== 'string' && cell.varies === true;
}

/** The figures that a comparison shows of a program, by which their sources are found. */
export const comparedFacts = (slug: ProgramSlug): FactId[] =>
  Object.values(compared[slug]).flatMap((cell: Cell) => {
    const fact = typeof cell === 'string' ? cell : cell.fact;
    return fact ? [fact] : [];
  });

/** Returns the program of a slug, as any program. */
export function findProgram(slug: ProgramSlug): Program & { slug: ProgramSlug } {
  const found = programs.find((each) => each.slug === slug);
  if (!found) throw new Error(`No program ${slug}`);
  return found;
}

/** The disclosures of a program's page: for its example and figures, and for those of the programs beside it. */
export function pageDisclosures(slug: ProgramSlug): Disclosure[] {
  const { facts: shown, example }: Program = findProgram(slug);
  const own =
    slug === 'refinance'
      ? refinanceDisclosure
      : example
        ? exampleDisclosure(example)
        : disclosureFor(shown, 'fha');
  const others = neighbors[slug].map((each) => disclosureFor(comparedFacts(each), findProgram(each).example));
  const all = [own, ...others].filter((each) => each !== undefined);
  return [...new Map(all.map((each) => [each.sentences.join(), each])).values()];
}

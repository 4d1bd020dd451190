import {
  type ComparedRow,
  comparedFacts,
  comparedRows,
  findProgram,
  neighbors,
} from '@brokerage/domain/programs/comparison';
import type { Fact } from '@brokerage/domain/programs/fact';
import { type FactId, facts } from '@brokerage/domain/programs/facts';
import { type ProgramSlug, programs } from '@brokerage/domain/programs/programs';
import { uncapitalize } from '../../../lib/format/uncapitalize.ts';
import { regulation } from '../guides/guideText.ts';
import { formatSource } from './formatSource.ts';

/** A publisher of figures on a page, and the figures it publishes. */
interface Source {
  /** "HUD Handbook 4000.1, section II.A, as of Nov 28, 2026" */
  name: string;
  /** "FHA (down payment, credit score)" */
  of: string;
  address?: string;
}

/** A federal regulation that sets a deadline. */
const rule = (of: string, letter: 'B' | 'Z', section: string): Source => {
  const [, address] = regulation('', letter === 'B' ? 1002 : 1026, Number.parseInt(section, 10));
  return { of, name: `Regulation ${letter}, 12 CFR ${letter === 'B' ? 1002 : 1026}.${section}`, address };
};

/** Laws behind statements on a page that aren't figures. */
const laws: Partial<Record<ProgramSlug, readonly Source[]>> = {
  conventional: [
    { name: 'Fannie Mae Eligibility Matrix', of: 'The down payment for a second home or a rental' },
    { name: 'Homeowners Protection Act, 12 U.S.C. 4902', of: 'When PMI ends' },
  ],
  va: [
    { name: '38 U.S.C. 3729(c)', of: 'Who is exempt from the funding fee' },
    { name: '38 CFR 36.4340(e)', of: 'Residual income' },
  ],
  fha: [
    {
      name: 'HUD Handbook 4000.1, section II.A',
      of: 'FHA with a score of 500 to 579, and after a bankruptcy or foreclosure',
    },
    {
      name: 'HUD, FHA mortgage limits',
      of: 'Your county’s FHA limit',
      address: 'https://entp.hud.gov/idapp/html/hicostlook.cfm',
    },
  ],
  usda: [{ name: '7 CFR 3555.201', of: 'Which homes qualify' }],
  'alternative-lending': [
    { name: '12 CFR 1026.43(c) and (g)', of: 'Proof that you can repay, and prepayment penalties' },
    { name: '12 CFR 1026.43(e)(2)', of: 'What a qualified mortgage can’t have' },
  ],
  refinance: [
    { name: '38 U.S.C. 3709(c); Fannie Mae Selling Guide B2-1.3-03', of: 'How soon you can refinance' },
    rule('When a Loan Estimate comes', 'Z', '19(e)'),
    rule('Your copy of the appraisal', 'B', '14'),
    rule('When a Closing Disclosure comes', 'Z', '19(f)'),
    rule('The three days to cancel', 'Z', '23'),
  ],
  heloc: [{ name: 'Truth in Lending Act, 15 U.S.C. 1635; 12 CFR 1026.15', of: 'The three days to cancel' }],
};

/** Returns the sources of some programs' figures, without duplicates. */
function listSources(shown: readonly (readonly [ProgramSlug, readonly FactId[]])[]): Source[] {
  const sources = new Map<string, Map<string, Set<string>>>();
  for (const [slug, ids] of shown) {
    const program = findProgram(slug).shortName;
    for (const id of ids) {
      const { label, isSuperseded }: Fact = facts[id];
      if (isSuperseded) continue;
      const name = formatSource(id);
      const of = sources.get(name) ?? new Map<string, Set<string>>();
      of.set(program, (of.get(program) ?? new Set()).add(uncapitalize(label)));
      sources.set(name, of);
    }
  }
  return [...sources].map(([name, of]) => ({
    name,
    of: [...of].map(([program, labels]) => `${program} (${[...labels].join(', ')})`).join('; '),
  }));
}

/** Returns the sources of a program's page: for its own figures and for those it's compared with. */
export function pageSources(slug: ProgramSlug): Source[] {
  const compared = [slug, ...neighbors[slug]] as const;
  const rows = comparedRows(compared);
  return [
    ...listSources([
      [slug, findProgram(slug).facts],
      ...compared.map((each) => [each, comparedFacts(each, rows)] as const),
    ]),
    ...(laws[slug] ?? []),
  ];
}

/** Returns the sources of the table of all programs. */
export const tableSources = (rows: readonly ComparedRow[]): Source[] =>
  listSources(programs.map(({ slug }) => [slug, comparedFacts(slug, rows)] as const));

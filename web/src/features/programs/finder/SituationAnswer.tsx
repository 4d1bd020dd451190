import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import {
  type ComparedRow,
  comparedText,
  findProgram,
  isComparedFigure,
  listedRows,
  rowName,
} from '@brokerage/domain/programs/comparison';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import emblems from '../../../illustrations/drawn/emblems.svg?no-inline';
import { uncapitalize } from '../../../lib/format/uncapitalize.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { UnbrokenHyphens } from '../page/UnbrokenHyphens.tsx';
import { wholePayment } from '../program/examples/wholePayment.ts';
import { comparedLoan } from './comparedLoans.ts';
import type { Situation } from './situations.ts';

/** The facts by which the first two programs are compared; the payment comes before the last. */
const ROWS = listedRows.filter((row) => row !== 'home');
const LAST_ROW: ComparedRow = 'catch';
/** The only facts that fit on a phone, apart from the payment. */
const ON_PHONES: readonly ComparedRow[] = ['down', 'credit'];

/** Shows the program to start with and one to compare it with, side by side, then the others, each with its reason. */
export function SituationAnswer({ situation: { name, programs } }: { situation: Situation }) {
  const [compared, others] = [programs.slice(0, 2), programs.slice(2)];
  const comparedWith = compared.map(({ slug }) => slug);
  return (
    <>
      <Box component="ul" aria-label={`Programs for: ${name}`} sx={list}>
        {compared.map(({ slug, why }, index) => (
          <Box component="li" key={slug} sx={index === 0 ? column : secondColumn}>
            <ProgramHead slug={slug} why={why} label={index === 0 ? 'Start with' : 'Then compare'} />
            <ProgramFacts slug={slug} comparedWith={comparedWith} />
            <ButtonLink href={findProgram(slug).path} variant={index === 0 ? 'contained' : 'outlined'}>
              {buttonLabel(slug)}
            </ButtonLink>
          </Box>
        ))}
        {others.map(({ slug, why }) => (
          <Box component="li" key={slug} sx={other}>
            <Link href={findProgram(slug).path}>{findProgram(slug).name}</Link> <UnbrokenHyphens text={why} />
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', textWrap: 'pretty' }}>
        Sample payments with estimated property tax and homeowner’s insurance. Each loan is{' '}
        <Link href="#disclosures">described in full below</Link>.
      </Typography>
    </>
  );
}

interface ProgramHeadProps {
  slug: ProgramSlug;
  why: string;
  label: string;
}

const ProgramHead = ({ slug, why, label }: ProgramHeadProps) => (
  <Box sx={head}>
    <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
      {label}
    </Typography>
    <svg aria-hidden="true" viewBox="0 0 120 96">
      <use href={`${emblems}#${slug}`} />
    </svg>
    <div>
      <Typography variant="h3" component="p">
        {findProgram(slug).name}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
        <UnbrokenHyphens text={why} />
      </Typography>
    </div>
  </Box>
);

interface ProgramFactsProps {
  slug: ProgramSlug;
  /** All compared programs, including this one. */
  comparedWith: readonly ProgramSlug[];
}

/** A program's facts from the table below, with its example's payment. Includes every fact, so that the two programs' rows line up. */
const ProgramFacts = ({ slug, comparedWith }: ProgramFactsProps) => (
  <Box component="dl" sx={facts}>
    {ROWS.filter((row) => row !== LAST_ROW).map((row) => (
      <ComparedFact key={row} slug={slug} row={row} />
    ))}
    <div>
      <dt>Monthly payment with taxes and insurance</dt>
      <PaymentCell slug={slug} comparedWith={comparedWith} />
    </div>
    <ComparedFact slug={slug} row={LAST_ROW} />
  </Box>
);

function ComparedFact({ slug, row }: { slug: ProgramSlug; row: ComparedRow }) {
  const text = comparedText(slug, row);
  return (
    <Box sx={ON_PHONES.includes(row) ? undefined : onWideScreens}>
      <dt>{rowName(row)}</dt>
      <dd>
        <UnbrokenHyphens text={text} isFigure={isComparedFigure(row, text)} />
      </dd>
    </Box>
  );
}

/** The example's payment with its APR, which 12 CFR 1026.24 requires next to a payment. */
function PaymentCell({ slug, comparedWith }: ProgramFactsProps) {
  const { example } = findProgram(slug);
  if (!example || slug === 'down-payment-assistance')
    return <dd>{noPayment[slug] ?? 'Depends on the loan'}</dd>;
  const loan = loanExample(example, comparedLoan(example, comparedWith));
  const { apr, price, downPercent, pmi } = loan;
  return (
    <dd className="payment">
      {formatWholeDollars(wholePayment(loan).total)}, {apr.toFixed(2)}% APR
      <span>
        {formatWholeDollars(price)} home, {downPercent === 0 ? 'nothing down' : `${downPercent}% down`}
        {pmi && ', with PMI'}
      </span>
    </dd>
  );
}

const noPayment: Partial<Record<ProgramSlug, string>> = {
  'down-payment-assistance': 'Same as the loan you pair it with',
  heloc: 'Depends on how much you draw',
};

const labels: Partial<Record<ProgramSlug, string>> = {
  heloc: 'See HELOCs',
  refinance: 'See refinancing',
};

const buttonLabel = (slug: ProgramSlug): string =>
  labels[slug] ?? `See ${uncapitalize(findProgram(slug).name)}`;

/** Rows in a column: its heading, the facts with the payment, and its button. */
const COLUMN_ROWS = ROWS.length + 3;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 5,
  rowGap: { xs: 3, md: 0 },
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const column = {
  display: { xs: 'block', md: 'grid' },
  gridRow: { md: `span ${COLUMN_ROWS}` },
  gridTemplateRows: { md: 'subgrid' },
  alignItems: 'start',
  '& > a': { mt: 2, width: { xs: '100%', md: 'auto' }, justifySelf: 'start' },
} as const;

const secondColumn = {
  ...column,
  pl: { md: 5 },
  borderLeft: { md: '1px solid' },
  borderColor: { md: 'divider' },
} as const;

const head = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', md: '88px minmax(0, 1fr)' },
  alignItems: 'start',
  pb: { xs: 2, md: 2.5 },
  '& > p': { gridColumn: '1 / -1' },
  '& > svg': { width: '100%', height: 'auto' },
} as const;

const facts = {
  m: 0,
  display: 'grid',
  gridRow: { md: `span ${ROWS.length + 1}` },
  gridTemplateRows: { md: 'subgrid' },
  '& > div': { py: 1.25, borderTop: 1, borderColor: 'divider' },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, textWrap: 'pretty', fontVariantNumeric: 'lining-nums' },
  '& dd.payment > span': {
    display: 'block',
    typography: 'body2',
    color: 'text.secondary',
  },
  '& dd.payment': { fontWeight: 600 },
} as const;

const onWideScreens = { display: { xs: 'none', md: 'block' } } as const;

const other = {
  gridColumn: '1 / -1',
  mt: { md: 2 },
  '& > a': { fontWeight: 600, py: { xs: 1, md: 0 } },
} as const;

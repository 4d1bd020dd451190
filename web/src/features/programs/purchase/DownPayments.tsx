import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { type FactId, facts } from '@brokerage/domain/programs/facts';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import { programs } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import emblems from '../../../illustrations/drawn/emblems.svg?no-inline';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { TEXT_WIDTH } from '../../../ui/theme/textWidth.ts';
import { formatSource } from '../content/formatSource.ts';
import { regulation } from '../guides/guideText.ts';
import { SourcesFold } from '../page/SourcesFold.tsx';

type Slug = (typeof programs)[number]['slug'];

/** The end of the scale, in percent of the price. */
const MAX_PERCENT = 25;
const TICKS = [0, 5, 10, 15, 20, 25] as const;

/** Each loan with who it's for, and the fact that gives its down payment. */
const ROWS = [
  { slug: 'va', fact: 'vaDown', who: 'Veterans and service members' },
  { slug: 'usda', fact: 'usdaDown', who: 'Homes in eligible rural areas' },
  { slug: 'conventional', fact: 'conventionalDown', who: 'Steady income, fair to strong credit' },
  { slug: 'fha', fact: 'fhaDown', who: 'Low down payment, flexible credit' },
  { slug: 'jumbo', fact: 'jumboDown', who: 'Loans above your county’s limit' },
  { slug: 'construction', fact: 'constructionDown', who: 'A home that isn’t built yet' },
] as const satisfies readonly { slug: Slug; fact: FactId; who: string }[];

const findProgram = (slug: Slug) => programs.find((program) => program.slug === slug) ?? programs[0];

const [{ baseline, ceiling }] = LOAN_LIMITS.units;

/** Returns why a home at a price (dollars) can't be bought with this loan and down payment (percent); undefined if it can. */
function unavailable(
  slug: Slug,
  price: number,
  downPercent: number,
): readonly [verdict: string, why: string] | undefined {
  const loan = (price * (100 - downPercent)) / 100;
  if (slug === 'jumbo' && loan <= baseline)
    return [
      'Not for this price.',
      `Jumbo starts above ${formatDollars(baseline)} in most counties, and higher in high-cost ones.`,
    ];
  // The FHA’s highest limit equals the conforming ceiling (12 U.S.C. 1709(b)(2)).
  if ((slug === 'conventional' || slug === 'fha') && loan > ceiling) {
    const min = Math.ceil((1 - ceiling / price) * 100);
    return [
      `Takes at least ${min}% down at this price.`,
      `You can borrow up to ${formatDollars(ceiling)}, less in most counties.`,
    ];
  }
  return undefined;
}

const [, regulationZ] = regulation('', 1026, 19);
/** Sources of the whole page: of the deadlines above and the down payments. */
const sources = [
  { of: 'Loan Estimate', name: 'Regulation Z, 12 CFR 1026.19(e)', address: regulationZ },
  { of: 'Closing Disclosure', name: 'Regulation Z, 12 CFR 1026.19(f)', address: regulationZ },
  ...ROWS.map(({ slug, fact }) => ({
    of: `Down payment, ${findProgram(slug).shortName}`,
    name: formatSource(fact),
  })),
];

/** Compares the cash required by each loan, on one scale. */
export function DownPayments({ price }: { price: number }) {
  const assistance = findProgram('down-payment-assistance');
  const alternative = findProgram('alternative-lending');
  return (
    <Box component="section" aria-labelledby="down-payments" sx={{ py: { xs: 7, md: 11 } }}>
      <Container>
        <Typography id="down-payments" variant="h2" tabIndex={-1}>
          <Box component="span" sx={{ display: 'inline-block' }}>
            How much down?
          </Box>{' '}
          <Box component="span" sx={{ display: 'inline-block' }}>
            It depends on the loan
          </Box>
        </Typography>
        <Typography sx={{ mt: 1.5, mb: { xs: 2, md: 3 }, color: 'text.secondary' }}>
          The minimum down payment for each loan on a {formatDollars(price)} home, the price at the top of
          this page. Your lender may ask for more.
        </Typography>
        <Scale />
        <Box component="ul" aria-label="Down payment by loan program" sx={list}>
          {ROWS.map(({ slug, fact, who }) => {
            const { path, shortName } = findProgram(slug);
            const { value } = facts[fact];
            const [from = 0, to = from] = (value.match(/[\d.]+/g) ?? []).map(Number);
            const reason = unavailable(slug, price, from);
            return (
              <Box component="li" key={slug} sx={row}>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1.5, md: 2 } }}>
                  <Box component="svg" aria-hidden="true" viewBox="0 0 120 96" sx={emblem}>
                    <use href={`${emblems}#${slug}`} />
                  </Box>
                  <div>
                    <Link href={path} sx={{ typography: 'h3' }}>
                      {shortName}
                    </Link>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {who}
                    </Typography>
                  </div>
                </Box>
                {reason ? (
                  <Typography variant="body2" sx={reasonStyles}>
                    <strong>{reason[0]}</strong> {reason[1]}
                  </Typography>
                ) : (
                  <>
                    <Box aria-hidden="true" sx={track}>
                      {to > from && (
                        <Box
                          sx={{
                            ...range,
                            left: `${(from / MAX_PERCENT) * 100}%`,
                            width: `${((to - from) / MAX_PERCENT) * 100}%`,
                          }}
                        />
                      )}
                      <Box sx={{ ...dot, left: `${(from / MAX_PERCENT) * 100}%` }} />
                    </Box>
                    <Typography sx={amountStyles}>
                      {to > from ? `From ${from}%` : value}
                      <Box component="span" sx={cash}>
                        {formatDollars(Math.round((price * from) / 100))}
                      </Box>
                    </Typography>
                  </>
                )}
              </Box>
            );
          })}
        </Box>
        {/* Repeated for phones, where the scale above has scrolled away. */}
        <Box sx={{ display: { sm: 'none' }, borderTop: 1, borderColor: 'divider', pt: 0.5 }}>
          <Scale />
        </Box>
        <Typography sx={{ mt: 3, maxWidth: TEXT_WIDTH }}>
          Don’t have enough saved? <Link href={assistance.path}>{assistance.name}</Link> may cover part of it.
          If tax returns don’t show what you earn, look at{' '}
          <Link href={alternative.path}>alternative lending</Link>, which usually asks for more.
        </Typography>
        <Link href={sitePaths.loanPrograms} sx={link}>
          Compare all ten programs
        </Link>
        <Box sx={{ mt: 1 }}>
          <SourcesFold sources={sources} />
        </Box>
      </Container>
    </Box>
  );
}

/** Percentages above the tracks of the rows. */
const Scale = () => (
  <Box aria-hidden="true" sx={{ ...row, py: 0, border: 0 }}>
    <Box sx={scale}>
      {TICKS.map((tick) => (
        <Box
          key={tick}
          component="span"
          sx={{
            position: 'absolute',
            left: `${(tick / MAX_PERCENT) * 100}%`,
            // On phones, keeps the first and last labels within the page.
            transform: {
              xs: `translateX(${tick === 0 ? '-8px' : tick === MAX_PERCENT ? 'calc(8px - 100%)' : '-50%'})`,
              sm: 'translateX(-50%)',
            },
          }}
        >
          {tick}%
        </Box>
      ))}
    </Box>
  </Box>
);

/** Replaces the scale and the amount; below the name on phones. */
const reasonStyles = {
  gridColumn: { xs: '1 / -1', sm: '2 / -1' },
  ml: { xs: '68px', sm: 0 },
  mt: { xs: 1, sm: 0 },
  color: 'text.secondary',
  textWrap: 'pretty',
  '& > strong': { color: 'text.primary', fontWeight: 600 },
  '@media (max-width: 349.95px)': { ml: 0 },
} as const;

const amountStyles = { fontWeight: 600, fontVariantNumeric: 'lining-nums', textAlign: 'right' } as const;

const cash = { display: 'block', fontWeight: 400, color: 'text.secondary' } as const;

const emblem = {
  flex: 'none',
  width: { xs: 56, md: 72 },
  height: 'auto',
  // The text needs the room there.
  '@media (max-width: 349.95px)': { display: 'none' },
} as const;

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const row = {
  display: 'grid',
  columnGap: { xs: 2, md: 5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) max-content',
    sm: 'minmax(0, 4fr) minmax(0, 6fr) 128px',
  },
  alignItems: 'center',
  py: { xs: 1.5, md: 1.75 },
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Keeps the dot at 0% within the page on phones. */
const TRACK_INSET = { xs: 1, sm: 0 } as const;

const scale = {
  gridColumn: { xs: '1 / -1', sm: 2 },
  position: 'relative',
  height: 28,
  mx: TRACK_INSET,
  typography: 'caption',
  color: 'text.secondary',
} as const;

const track = {
  position: 'relative',
  alignSelf: 'stretch',
  minHeight: 24,
  mx: TRACK_INSET,
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  // On phones, below the amount.
  order: { xs: 1, sm: 0 },
  // A line at every 5% of the scale.
  backgroundImage:
    'repeating-linear-gradient(to right, var(--mui-palette-divider, #dfd8c9) 0 1px, transparent 1px 20%)',
  borderRight: 1,
  borderColor: 'divider',
} as const;

/** A loan's minimum down payment; the fading bar after it shows what lenders often ask for. */
const dot = {
  position: 'absolute',
  top: 'calc(50% - 8px)',
  ml: '-8px',
  width: 16,
  height: 16,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;

const range = {
  position: 'absolute',
  top: 'calc(50% - 4px)',
  height: 8,
  background: 'linear-gradient(to right, var(--evergreen), transparent)',
} as const;

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

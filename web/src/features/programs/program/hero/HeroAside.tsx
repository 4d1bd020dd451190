import { formatDollars, formatWholeDollars } from '@brokerage/domain/formatDollars';
import { findProgram } from '@brokerage/domain/programs/comparison';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { calculatorPaths } from '../../../../lib/routes/routePaths.ts';
import { exampleLink } from '../../calculators/calculatorLinks.ts';
import { inksOnEvergreen } from '../../loanInks.ts';
import { programContent } from '../../programContent.ts';
import { toWholeDollars } from '../../toWholeDollars.ts';
import { FactSources } from '../FactSources.tsx';
import { figureDigits, HeroPanel, Pairs } from './HeroPanel.tsx';
import { type HeroLayout, programHeroes } from './programHeroes.ts';

/** What stands with the program's name: the figure or the check that a visitor came for. */
export function HeroAside({ slug }: { slug: keyof typeof programHeroes }) {
  const { layout } = programHeroes[slug];
  switch (slug) {
    case 'va':
      return <Benefits layout={layout} />;
    case 'down-payment-assistance':
      return <SmallDown layout={layout} />;
    // Their first section is what one comes for.
    case 'usda':
    case 'alternative-lending':
    case 'jumbo':
    case 'heloc':
      return null;
    default:
      return <PaymentEstimate slug={slug} layout={layout} />;
  }
}

interface LayoutProps {
  layout: HeroLayout;
}

/** The example's payment and what the first one is made of. */
function PaymentEstimate({ slug, layout }: LayoutProps & { slug: ProgramSlug }) {
  const { example = 'conventional' } = findProgram(slug);
  const { price, downPercent, principal, annualRate, apr, term, payment, monthlyInsurance, table } =
    loanExample(example);
  const [first] = table;
  const parts = [
    { label: 'Principal', cents: first?.principal ?? 0, color: inksOnEvergreen.principal },
    { label: 'Interest', cents: first?.interest ?? 0, color: inksOnEvergreen.interest },
    { label: 'Mortgage insurance', cents: monthlyInsurance, color: inksOnEvergreen.mortgageInsurance },
  ].filter(({ cents }) => cents > 0);
  const dollars = toWholeDollars(parts.map(({ cents }) => cents));
  const link = exampleLink(loanExample(example), example === 'fha' ? example : undefined);
  const isCard = layout === 'across';
  return (
    <HeroPanel
      layout={layout}
      title="What it might cost each month"
      figure={formatWholeDollars(payment)}
      more={<Link href={link}>Try your own numbers</Link>}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 6,
          gridTemplateColumns: { md: isCard ? 'minmax(0, 1fr)' : 'minmax(0, 1.1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Typography sx={{ mt: { xs: 1, md: isCard ? 1 : 0 }, color: 'primary.soft', ...figureDigits }}>
          {downPercent ? `${downPercent}% down` : 'No down payment'} on a {formatWholeDollars(price)} home. A
          loan of {formatWholeDollars(principal)} over {term / 12} years at {annualRate}% ({apr.toFixed(2)}%
          APR). Taxes and insurance not included.
          {monthlyInsurance > 0 &&
            ' This is the payment in the first year; mortgage insurance falls as you pay down the loan.'}
        </Typography>
        <div>
          <Box
            aria-hidden="true"
            sx={{
              mt: { xs: 3, md: isCard ? 3 : 1 },
              display: 'flex',
              gap: '2px',
              height: 18,
              borderRadius: '4px',
              overflow: 'hidden',
            }}
          >
            {parts.map(({ label, cents, color }) => (
              <Box key={label} sx={{ flexGrow: cents, bgcolor: color }} />
            ))}
          </Box>
          <Box component="ul" aria-label="The first payment" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
            {parts.map(({ label, color }, index) => (
              <Box
                component="li"
                key={label}
                sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}
              >
                <Box
                  component="span"
                  aria-hidden="true"
                  sx={{ width: 14, height: 14, borderRadius: '3px', bgcolor: color }}
                />
                {label}
                <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums lining-nums' }}>
                  {formatDollars(dollars[index] ?? 0)}
                </Box>
              </Box>
            ))}
          </Box>
        </div>
      </Box>
    </HeroPanel>
  );
}

/** What veterans get, each with what it means. */
function Benefits({ layout }: LayoutProps) {
  const [block] = programContent.va.blocks;
  return (
    <HeroPanel layout={layout} title={block?.title ?? ''}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {block?.items.map(({ title, text }) => (
          <Box component="li" key={title} sx={{ py: 1.25, borderTop: '1px solid rgb(255 255 255 / 22%)' }}>
            <Typography variant="h3" component="p">
              {title}
            </Typography>
            <Typography sx={{ color: 'primary.soft' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
      {block?.sources && <FactSources ids={block.sources} isDark />}
    </HeroPanel>
  );
}

function SmallDown({ layout }: LayoutProps) {
  return (
    <HeroPanel
      layout={layout}
      title="How much is 3.5% down?"
      more={<Link href={calculatorPaths.closingCosts}>Estimate the closing costs, too</Link>}
    >
      <Pairs
        layout={layout}
        amounts
        rows={[300_000, 400_000, 500_000].map((price) => [
          `${formatDollars(price)} home`,
          formatDollars(price * 0.035),
        ])}
      />
      <Typography sx={{ mt: 1.5, pl: { md: 3 }, color: 'primary.soft' }}>
        Assistance may cover part or all of it.
      </Typography>
    </HeroPanel>
  );
}

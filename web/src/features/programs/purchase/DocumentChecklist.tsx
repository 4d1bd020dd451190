import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import checkedList from '../../../illustrations/drawn/checkedList.svg?no-inline';
import { guidePaths } from '../../../lib/routes/sitePaths.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';

const GROUPS = [
  {
    title: 'What you earn',
    items: [
      'Pay stubs from the last 30 days',
      'W-2s from the last two years',
      'Two years of tax returns if you’re self-employed',
    ],
  },
  {
    title: 'What you’ve saved',
    items: [
      'Two months of statements for each account, all pages',
      'Where large deposits came from',
      'A gift letter, if family is helping',
    ],
  },
  {
    title: 'Who you are, and what you owe',
    items: [
      'A driver’s license or passport',
      'Credit card, car and student loan balances',
      'Child support or alimony you pay',
    ],
  },
] as const;

/** The documents needed for a purchase, in three groups. */
export function DocumentChecklist() {
  return (
    <Box component="section" aria-labelledby="bring" sx={band}>
      <Container>
        <Box sx={top}>
          <div>
            <Typography id="bring" variant="h2" tabIndex={-1}>
              What to have ready
            </Typography>
            <Typography sx={{ mt: 1.5, maxWidth: '30em', color: 'primary.soft' }}>
              You don’t need any of this to start. Once you have it, a loan officer can check your numbers in
              one call.
            </Typography>
            <Link href={guidePaths.preApproval} sx={{ ...link, mt: 1, color: 'inherit' }}>
              See the checklist you can print
            </Link>
          </div>
          <Box
            component="img"
            src={checkedList}
            alt=""
            width={400}
            height={280}
            loading="lazy"
            sx={{
              display: { xs: 'none', sm: 'block' },
              width: '100%',
              maxWidth: { xs: 280, md: 340 },
              height: 'auto',
              justifySelf: { xs: 'center', md: 'end' },
            }}
          />
        </Box>
        <Box sx={piles}>
          {GROUPS.map(({ title, items }) => (
            <section key={title} aria-label={title}>
              <Typography variant="h3" sx={pileHead}>
                {title}
              </Typography>
              <Pile items={items} />
            </section>
          ))}
        </Box>
        {/* Collapsed on phones. */}
        <Box sx={{ mt: 3, display: { sm: 'none' } }}>
          {GROUPS.map(({ title, items }) => (
            <Disclosure key={title} title={title} sx={foldedPile}>
              <Pile items={items} />
            </Disclosure>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

const Pile = ({ items }: { items: readonly string[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {items.map((item) => (
      <Box
        component="li"
        key={item}
        sx={{ py: 1.5, borderTop: '1px solid rgb(255 255 255 / 18%)', '&:first-of-type': { borderTop: 0 } }}
      >
        {item}
      </Box>
    ))}
  </Box>
);

const band = {
  bgcolor: 'primary.dark',
  color: 'primary.contrastText',
  '--focus-ring': 'var(--brass)',
  py: { xs: 7, md: 10 },
} as const;

const top = {
  display: 'grid',
  columnGap: 8,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'center',
} as const;

const piles = {
  mt: { sm: 4, md: 6 },
  display: { xs: 'none', sm: 'grid' },
  columnGap: { sm: 3, md: 6 },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& > section': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
} as const;

const pileHead = {
  pb: 1.5,
  borderBottom: '2px solid',
  borderColor: 'secondary.light',
  alignSelf: 'stretch',
} as const;

const foldedPile = {
  borderTop: '1px solid rgb(255 255 255 / 30%)',
  '&:last-of-type': { borderBottom: '1px solid rgb(255 255 255 / 30%)' },
  '& > summary': { minHeight: 52, color: 'inherit' },
} as const;

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import buyersFolder from '../../illustrations/drawn/buyersFolder.svg?no-inline';
import collateral from '../../illustrations/drawn/collateral.svg?no-inline';
import fourSources from '../../illustrations/drawn/fourSources.svg?no-inline';
import twoStatements from '../../illustrations/drawn/twoStatements.svg?no-inline';
import { LITTLE_SAVED_HASH, routePaths } from '../../lib/routes/routePaths.ts';

interface Service {
  picture: string;
  title: string;
  /** The first sentence is for phones, too. */
  text: readonly [first: string, more: string];
  action: string;
  to: string;
}

const services: readonly Service[] = [
  {
    picture: buyersFolder,
    title: 'Buying a home',
    text: [
      'Know your price range before you shop.',
      'We go over your income, savings and credit, and tell you what you can afford.',
    ],
    action: 'See what a home costs',
    to: routePaths.purchase,
  },
  {
    picture: twoStatements,
    title: 'Refinancing',
    text: [
      'Get a different rate, a shorter term or cash out.',
      'We add up the closing costs first, so you know when you’ll break even.',
    ],
    action: 'See your refinance options',
    to: routePaths.refinance,
  },
  {
    picture: collateral,
    title: 'Home equity',
    text: [
      'Borrow against the equity you’ve built.',
      'Take what you need, when you need it, and keep your current mortgage.',
    ],
    action: 'See how much you could borrow',
    to: '/loans/heloc',
  },
  {
    picture: fourSources,
    title: 'Low or no down payment',
    text: [
      'Some programs ask for little or no money down.',
      'Veterans, service members and first-time buyers may qualify. We’ll check which ones fit you.',
    ],
    action: 'Find your program',
    to: `${routePaths.loanPrograms}${LITTLE_SAVED_HASH}`,
  },
];

/** Four kinds of help, each with the page that explains it. */
export function ServicesSection() {
  return (
    <Box component="section" aria-labelledby="services" sx={{ pt: { xs: 4, md: 5 }, pb: { xs: 7, md: 7 } }}>
      <Container>
        <Box sx={head}>
          <Typography id="services" variant="h2">
            What brings you here?
          </Typography>
          <Typography sx={lead}>
            We’re a mortgage broker, so we don’t lend our own money. We work with many lenders to find the
            loan that fits you.
          </Typography>
          <Link href={routePaths.loanPrograms} sx={compare}>
            Compare loan programs
          </Link>
        </Box>
        <Box component="ul" sx={list}>
          {services.map((service) => (
            <ServiceCard key={service.title} {...service} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}

function ServiceCard({ picture, title, text: [first, more], action, to }: Service) {
  return (
    <Box component="li" sx={card}>
      <Box component="img" src={picture} alt="" width={400} height={280} loading="lazy" sx={still} />
      <Box sx={words}>
        <Typography variant="h3">{title}</Typography>
        <Typography sx={{ mt: { xs: 0.5, sm: 1 }, color: 'text.secondary' }}>
          {first}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' '}
            {more}
          </Box>
        </Typography>
        <Link href={to} sx={wholeCard}>
          {action}
        </Link>
      </Box>
    </Box>
  );
}

const head = {
  display: 'grid',
  columnGap: 8,
  rowGap: { xs: 1.5, md: 1 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
} as const;

const lead = {
  gridColumn: 1,
  gridRow: { md: 2 },
  maxWidth: '42em',
  color: 'text.secondary',
  textWrap: 'pretty',
} as const;

/** It ends the line that the last words stand on. */
const compare = {
  gridRow: { md: 2 },
  alignSelf: { md: 'last baseline' },
  justifySelf: 'start',
  py: { xs: 1, md: 0 },
  fontWeight: 600,
} as const;

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: { xs: 3, md: 5 },
  display: 'grid',
  columnGap: { xs: 3, sm: 6, md: 8 },
  rowGap: { xs: 2.5, sm: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const card = {
  position: 'relative',
  display: 'grid',
  columnGap: { xs: 2, sm: 3 },
  rowGap: { xs: 0.5, md: 1 },
  // Below the pictures of tablets, the headings and the links of neighbors stand level.
  gridRow: { xs: 'auto', sm: 'span 4', md: 'auto' },
  gridTemplateRows: { xs: 'none', sm: 'subgrid', md: 'none' },
  gridTemplateColumns: {
    xs: '96px minmax(0, 1fr)',
    sm: 'minmax(0, 1fr)',
    md: 'minmax(0, 5fr) minmax(0, 7fr)',
  },
  alignItems: { xs: 'start', md: 'center' },
  alignContent: 'start',
  pt: { xs: 2.5, sm: 0, md: 5 },
  pb: { sm: 4, md: 5 },
  borderTop: { xs: 1, sm: 0, md: 1 },
  borderColor: { xs: 'divider', md: 'divider' },
  transition: 'border-color 150ms ease-out',
  '&:hover': { borderColor: { md: 'secondary.main' } },
} as const;

const words = { display: { xs: 'block', sm: 'contents', md: 'block' } } as const;

const still = {
  width: '100%',
  maxWidth: { sm: 280, md: 'none' },
  height: 'auto',
} as const;

const wholeCard = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  // The whole entry is the target.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
} as const;

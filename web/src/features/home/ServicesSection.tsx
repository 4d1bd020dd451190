import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import keysAtDoor from '../../illustrations/drawn/keysAtDoor.svg?no-inline';
import emblems from '../../illustrations/drawn/serviceEmblems.svg?no-inline';
import { LITTLE_SAVED_HASH, sitePaths } from '../../lib/routes/sitePaths.ts';

interface Service {
  title: string;
  /** Phones show only the first part. */
  text: readonly [first: string, more: string];
  action: string;
  to: string;
  /** The key in `serviceEmblems`. */
  emblem?: string;
}

/** The most common request. */
const buying: Service = {
  title: 'Buying a home',
  text: [
    'Know your price range before you shop.',
    'We go over your income, savings and credit, and tell you what you can afford.',
  ],
  action: 'See what a home costs',
  to: sitePaths.purchase,
};

const others: readonly Service[] = [
  {
    title: 'Refinancing',
    text: [
      'Get a different rate, a shorter term or cash out.',
      'We add up the closing costs first, so you know when you’ll break even.',
    ],
    action: 'See your refinance options',
    to: sitePaths.refinance,
    emblem: 'refinance',
  },
  {
    title: 'Home equity',
    text: [
      'Borrow against the equity you’ve built.',
      'Take what you need, when you need it, and keep your current mortgage.',
    ],
    action: 'See how much you could borrow',
    to: '/loans/heloc',
    emblem: 'heloc',
  },
  {
    title: 'Low or no down payment',
    text: [
      'Some programs ask for little or no money down.',
      'Veterans, service members and first-time buyers may qualify. We’ll check which ones fit you.',
    ],
    action: 'Find your program',
    to: `${sitePaths.loanPrograms}${LITTLE_SAVED_HASH}`,
    emblem: 'down-payment-assistance',
  },
];

/** The four services, each with a link to its page. */
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
          <Link href={sitePaths.loanPrograms} sx={compare}>
            Compare loan programs
          </Link>
        </Box>
        <Box component="ul" sx={list}>
          <BuyingCard />
          {others.map((service) => (
            <ServiceRow key={service.title} {...service} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}

function BuyingCard() {
  const { title, text, action, to } = buying;
  return (
    <Box component="li" sx={large}>
      <Box component="img" src={keysAtDoor} alt="" width={800} height={400} loading="lazy" sx={scene} />
      <Typography component="h3" variant="h2" sx={{ mt: { xs: 2.5, md: 3 } }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: '34em', color: 'text.secondary', textWrap: 'pretty' }}>
        {text.join(' ')}
      </Typography>
      <Link href={to} sx={wholeCard}>
        {action}
      </Link>
    </Box>
  );
}

function ServiceRow({ title, text: [first, more], action, to, emblem }: Service) {
  return (
    <Box component="li" sx={row}>
      <svg aria-hidden="true" viewBox="0 0 120 96">
        <use href={`${emblems}#${emblem}`} />
      </svg>
      <Typography variant="h3">{title}</Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
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

/** Inline at the end of the text's last line. */
const compare = {
  gridRow: { md: 2 },
  alignSelf: { md: 'last baseline' },
  justifySelf: 'start',
  py: { xs: 1, md: 0 },
  fontWeight: 600,
} as const;

/** The first one fills the left half, as tall as the others combined. */
const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: { xs: 3, md: 5 },
  display: 'grid',
  columnGap: { md: 6, lg: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { md: `repeat(${others.length}, auto)` },
} as const;

const large = {
  position: 'relative',
  gridRow: { md: `span ${others.length}` },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  pb: { xs: 2, md: 0 },
} as const;

const scene = {
  display: 'block',
  width: '100%',
  height: { xs: 'auto', md: 0 },
  minHeight: { md: 272 },
  flexGrow: { md: 1 },
  aspectRatio: { xs: '2', md: 'auto' },
  objectFit: 'cover',
  // Crops the picture from the dog to the child, without the boxes behind them.
  objectPosition: '57% 100%',
  borderRadius: '6px',
} as const;

const row = {
  position: 'relative',
  py: 2.5,
  pl: { xs: 9, sm: 14 },
  '& > svg': { position: 'absolute', left: 0, width: { xs: 56, sm: 88 } },
  borderTop: 1,
  borderColor: 'divider',
  transition: 'border-color 150ms ease-out',
  '&:last-of-type': { borderBottom: { md: '1px solid' }, borderBottomColor: { md: 'divider' } },
  '&:hover': { borderColor: 'secondary.main' },
} as const;

const wholeCard = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  // Makes the whole entry clickable.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
} as const;

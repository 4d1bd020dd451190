import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { type EmblemName, ServiceEmblem } from './ServiceEmblem.tsx';

interface Service {
  emblem: EmblemName;
  title: string;
  text: string;
  action: string;
  to: string;
}

const services: readonly Service[] = [
  {
    emblem: 'key',
    title: 'Buying a home',
    text: 'Know your price range before you shop. We go over your income, savings and credit, and tell you what you can afford.',
    action: 'Start a purchase',
    to: preApprovalUrl('Purchase'),
  },
  {
    emblem: 'turn',
    title: 'Refinancing',
    text: 'Get a different rate, a shorter term or cash out. We add up the closing costs first, so you know when you’ll break even.',
    action: 'Start a refinance',
    to: preApprovalUrl('Refinance'),
  },
  {
    emblem: 'layers',
    title: 'Home equity',
    text: 'Borrow against the equity you’ve built. Take what you need, when you need it, and keep your current mortgage.',
    action: 'Ask about home equity',
    to: preApprovalUrl('HELOC/Other'),
  },
  {
    emblem: 'star',
    title: 'Low or no down payment',
    text: 'Veterans, service members and first-time buyers may qualify for programs with little or no money down. We’ll check which ones fit you.',
    action: 'Find your program',
    to: routePaths.loanPrograms,
  },
];

/** Four kinds of help, each with its way into the questionnaire. */
export function ServicesSection() {
  return (
    <Box component="section" aria-labelledby="services" sx={{ py: { xs: 8, md: 14 } }}>
      <Container>
        <Box
          sx={{
            mb: { xs: 4, md: 6 },
            display: 'grid',
            columnGap: 8,
            rowGap: 3,
            gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
            alignItems: 'end',
          }}
        >
          <div>
            <Typography id="services" variant="h2">
              What brings you here?
            </Typography>
            <Typography sx={{ mt: 1.5, maxWidth: '36em', color: 'text.secondary' }}>
              We’re a mortgage broker, so we don’t lend our own money. We work with many lenders to find the
              loan that fits you.
            </Typography>
          </div>
          <ButtonLink href={routePaths.loanPrograms} variant="outlined" sx={{ justifySelf: 'start' }}>
            Compare loan programs
          </ButtonLink>
        </Box>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            columnGap: 5,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          }}
        >
          {services.map((service) => (
            <ServiceCard key={service.title} {...service} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}

function ServiceCard({ emblem, title, text, action, to }: Service) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        // Title, text and link of neighbors are on one line, also where a title takes two.
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        py: { xs: 3, md: 4 },
        borderTop: 2,
        borderColor: 'primary.soft',
        transition: 'border-color 150ms ease-out',
        '&:hover': { borderColor: 'secondary.main' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          color: 'primary.main',
          '& > svg': { flex: 'none' },
        }}
      >
        <ServiceEmblem name={emblem} />
        <Typography variant="h3" sx={{ color: 'text.primary' }}>
          {title}
        </Typography>
      </Box>
      <Typography sx={{ mt: 2, mb: 1, color: 'text.secondary' }}>{text}</Typography>
      <Link
        href={to}
        sx={{
          justifySelf: 'start',
          py: 1,
          fontWeight: 600,
          // The whole entry is the target.
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
        }}
      >
        {action}
      </Link>
    </Box>
  );
}

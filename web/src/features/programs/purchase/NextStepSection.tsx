import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { useDirectory } from '../../../lib/directory/useDirectory.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { officerPath } from '../../../lib/routes/directoryLinks.ts';
import { calculatorPaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';
import { preApproved } from '../content/programContentShape.ts';
import { findOfficerToAsk } from '../findOfficerToAsk.ts';
import { useBuyingState } from '../program/closing/useBuyingState.ts';

/** The end of the purchase page: the next step, depending on how far along the visitor is. */
export function NextStepSection() {
  const company = useCompany();
  const directory = useDirectory();
  const buyingState = useBuyingState('purchase');
  const officer =
    directory.status === 'ready'
      ? findOfficerToAsk('purchase', directory.directory.officers, buyingState)?.officer
      : undefined;
  const places = [
    {
      where: 'Just looking',
      text: 'Find the price that fits what you earn and owe. No name or phone number needed.',
      label: 'See what you can afford',
      to: calculatorPaths.affordability,
    },
    {
      where: 'Ready to shop',
      text: 'Tell us your plans, and a loan officer will get back to you with a price range.',
      ...preApproved,
    },
    {
      where: 'Found the home',
      text: `Before you make an offer, go over the price, the loan and the cash with ${officer ? toFirstName(officer.name) : 'us'}.`,
      label: officer
        ? `Call ${toFirstName(officer.name)}, ${formatUsPhone(officer.phone)}`
        : `Call ${company.phoneDisplay}`,
      to: officer ? phoneLink(officer.phone) : `tel:${company.phone}`,
      person: officer,
    },
  ];
  return (
    <Box component="section" aria-labelledby="begin" sx={band}>
      <Container>
        <Typography id="begin" variant="h2">
          Where are you today?
        </Typography>
        <Box component="ul" sx={list}>
          {places.map(({ where, text, label, to, person }) => (
            <li key={where}>
              <Typography variant="h3">{where}</Typography>
              <Typography sx={{ color: 'primary.soft', textWrap: 'pretty' }}>{text}</Typography>
              <Box sx={stepStyles}>
                <ButtonLink
                  href={to}
                  size="large"
                  {...(to === preApproved.to
                    ? { variant: 'contained', color: 'secondary' }
                    : { variant: 'outlined', color: 'inherit' })}
                >
                  {label}
                </ButtonLink>
                {person && (
                  <Box sx={personStyles}>
                    <OfficerPortrait id={person.id} photo={person.photo} size={48} />
                    <Typography variant="body2">
                      <Link href={officerPath(person.id)} color="inherit" sx={{ fontWeight: 600 }}>
                        {person.name}
                      </Link>
                      , {person.title}, NMLS #{person.nmls}
                    </Typography>
                  </Box>
                )}
              </Box>
            </li>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

/** Full-width button on phones. */
const stepStyles = {
  mt: 1.5,
  display: 'grid',
  justifyItems: { sm: 'start' },
  // Fits three buttons in a row on tablets.
  '& > a': { px: { sm: 1.25, md: 2.75 }, fontSize: { sm: '0.9375rem', md: '1.0625rem' } },
} as const;

const personStyles = {
  mt: 2,
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: 1.5,
  alignItems: 'center',
} as const;

const band = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '--focus-ring': 'var(--brass)',
  py: { xs: 7, md: 10 },
} as const;

/** Three columns with aligned text and buttons. */
const list = {
  listStyle: 'none',
  m: 0,
  mt: { xs: 3, md: 5 },
  p: 0,
  display: 'grid',
  columnGap: { sm: 3, md: 6 },
  rowGap: { xs: 4, sm: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    minWidth: 0,
    rowGap: 1,
    gridRow: { sm: 'span 3' },
    gridTemplateRows: { sm: 'subgrid' },
    alignItems: 'start',
    pt: 2.5,
    borderTop: '1px solid rgb(255 255 255 / 30%)',
  },
} as const;

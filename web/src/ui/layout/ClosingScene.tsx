import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../lib/company/useCompany.ts';
import { ButtonLink } from '../ButtonLink.tsx';

interface ClosingSceneProps {
  title: string;
  lead: string;
  apply: { label: string; to: string };
  /** Decoration: what one would bring along, or people who help. */
  picture: { src: string; width: number; height: number };
  /** The picture has a ground of its own, and stands on the lower edge. */
  isStanding?: boolean;
  /** The page has the phone number further up. */
  isPhoneAbove?: boolean;
}

/** The end of a page that asks for one thing, with a picture of it; to call is the quieter way. */
export function ClosingScene({
  title,
  lead,
  apply,
  picture,
  isStanding = false,
  isPhoneAbove = false,
}: ClosingSceneProps) {
  const company = useCompany();
  return (
    <Box component="section" aria-labelledby="begin" sx={{ bgcolor: 'primary.soft' }}>
      <Container sx={{ ...layout, alignItems: { xs: 'start', sm: isStanding ? 'end' : 'center' } }}>
        <Box
          component="img"
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          sx={{ ...pictureStyles, ...(isStanding ? standing : lying) }}
        />
        <Box sx={{ py: { xs: 5, sm: 7, md: 9 }, pb: { xs: isStanding ? 2 : 6 } }}>
          <Typography id="begin" variant="h2">
            {title}
          </Typography>
          <Typography sx={{ mt: 1.5, maxWidth: '32em' }}>{lead}</Typography>
          <Box sx={actions}>
            <ButtonLink href={apply.to} variant="contained" size="large">
              {apply.label}
            </ButtonLink>
            {!isPhoneAbove && (
              <Typography component="span">
                or call{' '}
                <Link href={`tel:${company.phone}`} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {company.phoneDisplay}
                </Link>
              </Typography>
            )}
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

const layout = {
  display: 'grid',
  columnGap: { sm: 5, md: 10 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;

/** On a phone below the words. */
const pictureStyles = {
  display: 'block',
  width: '100%',
  height: 'auto',
  order: { xs: 1, sm: 0 },
  justifySelf: 'center',
} as const;
/** All of one size: what is wider loses some of its left. */
const standing = {
  maxWidth: 440,
  justifySelf: { xs: 'center', sm: 'start' },
  mt: { sm: 6 },
  borderRadius: '10px 10px 0 0',
  aspectRatio: '720 / 520',
  objectFit: 'cover',
  objectPosition: '100% 100%',
} as const;
const lying = { maxWidth: { xs: 260, sm: 400 }, mb: { xs: 5, sm: 0 }, my: { sm: 5 } } as const;

const actions = {
  mt: 3.5,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'stretch', sm: 'flex-start', md: 'center' },
  columnGap: 3,
  rowGap: 2,
} as const;

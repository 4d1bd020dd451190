import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../ButtonLink.tsx';

interface Step {
  label: string;
  to: string;
}

interface ClosingLineProps {
  title: string;
  lead: string;
  step: Step;
  /** A smaller step for visitors who aren't ready. */
  other?: Step;
}

/** The end of a page whose reader is on the way to something else: one line, and one step. */
export function ClosingLine({ title, lead, step, other }: ClosingLineProps) {
  return (
    <Box component="section" aria-labelledby="begin" sx={band}>
      <Container sx={layout}>
        <div>
          <Typography id="begin" variant="h3" component="h2">
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5, maxWidth: '40em', textWrap: 'pretty' }}>{lead}</Typography>
        </div>
        <Box sx={actions}>
          {other && (
            <Link href={other.to} sx={{ fontWeight: 600 }}>
              {other.label}
            </Link>
          )}
          <ButtonLink href={step.to} variant="contained" size="large">
            {step.label}
          </ButtonLink>
        </Box>
      </Container>
    </Box>
  );
}

const band = {
  py: { xs: 5, md: 6 },
  bgcolor: 'primary.soft',
  borderTop: '3px solid',
  borderTopColor: 'secondary.light',
} as const;

const layout = {
  display: 'grid',
  columnGap: 6,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
} as const;

const actions = {
  display: 'flex',
  flexDirection: { xs: 'column-reverse', sm: 'row-reverse', md: 'row' },
  justifyContent: { sm: 'flex-end' },
  alignItems: { xs: 'stretch', sm: 'center' },
  columnGap: 3,
  rowGap: 2,
  '& > a:first-of-type:not(:last-of-type)': { textAlign: 'center' },
} as const;

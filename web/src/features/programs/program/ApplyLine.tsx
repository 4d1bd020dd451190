import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { type Tone, tones } from './ProgramBand.tsx';

interface ApplyLineProps {
  to: string;
  /** The tone of the section above, which it closes. */
  tone?: Tone | undefined;
}

/** A way to apply in the middle of a long page, where the header doesn't show one. */
export const ApplyLine = ({ to, tone = 'plain' }: ApplyLineProps) => (
  <Box sx={{ ...tones[tone], display: { lg: 'none' }, mt: -2, pb: 7 }}>
    <Container>
      <ButtonLink
        href={to}
        variant="outlined"
        color={tone === 'dark' ? 'inherit' : 'primary'}
        size="large"
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        Apply Now
      </ButtonLink>
    </Container>
  </Box>
);

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import emptyLot from '../../../illustrations/drawn/emptyLot.svg?no-inline';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

interface NoCallProps {
  title: string;
  children: ReactNode;
  /** Replaces the link to the contact page. */
  action?: ReactNode;
}

/** Says why there's no call to show, and what to do instead, next to the picture of public pages without content. */
export function NoCall({ title, children, action }: NoCallProps) {
  const { phone, phoneDisplay } = useCompany();
  return (
    <Box sx={columns}>
      <div role="status">
        <Typography variant="h1" sx={{ textWrap: 'balance', mb: 1.5 }}>
          {title}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mb: 3, maxWidth: '34em' }}>
          {children}
        </Typography>
        <Box sx={actions}>
          {action ?? (
            <ButtonLink href={sitePaths.contact} variant="contained" size="large">
              Contact us
            </ButtonLink>
          )}
          <ButtonLink href={`tel:${phone}`} variant="outlined" size="large">
            Call {phoneDisplay}
          </ButtonLink>
        </Box>
      </div>
      <Box component="img" src={emptyLot} alt="" width={520} height={320} sx={picture} />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 5, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'center',
} as const;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: '10px',
  bgcolor: 'primary.soft',
} as const;

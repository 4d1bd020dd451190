import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

interface NoCallProps {
  title: string;
  children: ReactNode;
  /** Replaces the link to the contact page. */
  action?: ReactNode;
}

/** Says why there's no call to show, and what to do instead. */
export function NoCall({ title, children, action }: NoCallProps) {
  return (
    <div role="status">
      <Typography variant="h1" sx={{ textWrap: 'balance', mb: 1.5 }}>
        {title}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mb: 3, maxWidth: '34em' }}>
        {children}
      </Typography>
      {action ?? (
        <ButtonLink href={sitePaths.contact} variant="contained" size="large">
          Contact us
        </ButtonLink>
      )}
    </div>
  );
}

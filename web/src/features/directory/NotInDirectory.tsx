import Typography from '@mui/material/Typography';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { NotFoundLayout } from '../../ui/layout/NotFoundLayout.tsx';

/** Says that no branch or officer has this id and links back to the list. */
export function NotInDirectory({ title, text, back }: { title: string; text: string; back: string }) {
  return (
    <NotFoundLayout title={title}>
      <Typography variant="subtitle1" sx={{ mb: 4, maxWidth: '24em' }}>
        {text}
      </Typography>
      <ButtonLink href={sitePaths.branches} variant="contained" size="large">
        {back}
      </ButtonLink>
    </NotFoundLayout>
  );
}

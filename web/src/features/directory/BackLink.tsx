import ArrowBack from '@mui/icons-material/ArrowBack';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** One level up. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink href={to} startIcon={<ArrowBack />} sx={{ ml: -1.5 }}>
      {label}
    </ButtonLink>
  );
}

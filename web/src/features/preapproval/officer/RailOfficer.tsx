import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { Box, Link, Typography } from '@mui/material';
import { useDirectory } from '../../../lib/directory/useDirectory.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { OfficerFace } from './OfficerFace.tsx';

/** The application's loan officer with contact details, next to the form on a wide screen; renders nothing until known. */
export function RailOfficer({ id }: { id: string }) {
  const state = useDirectory();
  const officer =
    state.status === 'ready' ? state.directory.officers.find((one) => one.id === id) : undefined;
  if (!officer) return null;
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Your loan officer
      </Typography>
      <OfficerFace id={id} size={72} />
      <Typography sx={{ mt: 1.5, fontWeight: 700 }}>{officer.name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {officer.title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        NMLS #{officer.nmls}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        Questions? Call {toFirstName(officer.name)} at{' '}
        <Link href={phoneLink(officer.phone)} color="text.primary" sx={{ whiteSpace: 'nowrap' }}>
          {formatUsPhone(officer.phone)}
        </Link>
        .
      </Typography>
    </Box>
  );
}

import type { Branch } from '@brokerage/domain/directory/branch';
import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { saveContact } from '../../../lib/directory/saveContact.ts';
import { phoneLink } from '../../../lib/format/phoneLink.ts';
import { applyWith } from '../../../lib/routes/directoryLinks.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { BranchHours } from '../BranchHours.tsx';

interface OfficerActionsProps {
  officer: PublicOfficer;
  branch: Branch | undefined;
  firstName: string;
}

/** What one can do with a loan officer: apply, call, write, meet, keep the contact. */
export function OfficerActions({ officer, branch, firstName }: OfficerActionsProps) {
  const company = useCompany();
  return (
    <Box component="section" aria-labelledby="officer-actions" sx={styles}>
      <Typography id="officer-actions" variant="h3" component="h2">
        Work with {firstName}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        Pre-approval takes seven short steps and goes straight to {firstName}.
      </Typography>
      <ButtonLink href={applyWith(officer.id)} variant="contained" size="large">
        Apply with {firstName}
      </ButtonLink>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr' } }}>
        <ButtonLink href={phoneLink(officer.phone)} variant="outlined" startIcon={<PhoneOutlined />}>
          Call {formatUsPhone(officer.phone)}
        </ButtonLink>
        <ButtonLink href={`mailto:${officer.email}`} variant="outlined" startIcon={<MailOutlined />}>
          Email {firstName}
        </ButtonLink>
        {officer.booking_url ? (
          <ButtonLink
            href={officer.booking_url}
            target="_blank"
            variant="outlined"
            startIcon={<EventOutlined />}
          >
            Book a meeting
          </ButtonLink>
        ) : (
          <ButtonLink href={routePaths.contact} startIcon={<EventOutlined />}>
            Ask for a callback
          </ButtonLink>
        )}
        <ActionButton
          startIcon={<ContactPageOutlined />}
          onClick={() => void saveContact(officer, { branch, company })}
        >
          Save contact (vCard)
        </ActionButton>
      </Box>
      {branch && (
        <Box sx={{ mt: 0.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <BranchHours branch={branch} />
        </Box>
      )}
    </Box>
  );
}

const styles = {
  gridArea: 'actions',
  p: 3,
  borderRadius: '10px',
  bgcolor: 'primary.soft',
  display: 'grid',
  gap: 1.5,
  position: { md: 'sticky' },
  top: { md: 112 },
} as const;

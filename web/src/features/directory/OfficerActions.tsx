import type { Branch } from '@brokerage/domain/directory/branch';
import type { Officer } from '@brokerage/domain/directory/officer';
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { saveContact } from '../../lib/directory/saveContact.ts';
import { phoneLink } from '../../lib/format/phoneLink.ts';
import { applyWith } from '../../lib/routes/directoryLinks.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface OfficerActionsProps {
  officer: Officer;
  branch: Branch | undefined;
  firstName: string;
}

/** What one can do with a loan officer: apply, call, write, keep the contact. */
export function OfficerActions({ officer, branch, firstName }: OfficerActionsProps) {
  return (
    <Box
      component="section"
      aria-labelledby="officer-actions"
      sx={{
        gridArea: 'actions',
        p: 3,
        borderRadius: '10px',
        bgcolor: 'primary.soft',
        display: 'grid',
        gap: 1.5,
        position: { md: 'sticky' },
        top: { md: 112 },
      }}
    >
      <Typography id="officer-actions" variant="h3" component="h2">
        Work with {firstName}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        It takes seven short steps, and your application goes straight to {firstName}.
      </Typography>
      <ButtonLink href={applyWith(officer.id)} variant="contained" size="large">
        Apply with me
      </ButtonLink>
      <ButtonLink href={phoneLink(officer.phone)} variant="outlined" startIcon={<PhoneOutlined />}>
        Call {firstName}
      </ButtonLink>
      <ButtonLink href={`mailto:${officer.email}`} variant="outlined" startIcon={<MailOutlined />}>
        Email {firstName}
      </ButtonLink>
      <ActionButton startIcon={<ContactPageOutlined />} onClick={() => saveContact(officer, branch)}>
        Save contact (vCard)
      </ActionButton>
    </Box>
  );
}

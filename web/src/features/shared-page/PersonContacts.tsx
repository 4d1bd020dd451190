import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { mailLink } from '../../lib/format/mailLink.ts';
import { phoneLink } from '../../lib/format/phoneLink.ts';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
} as const;

interface PersonContactsProps {
  name: string;
  /** Blank: there is none. */
  phone: string;
  email: string;
  mailSubject?: string | undefined;
}

/** Phone and email of a person, at the foot of their card. */
export const PersonContacts = ({ name, phone, email, mailSubject }: PersonContactsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: -1 }}>
    {phone && (
      <Link href={phoneLink(phone)} aria-label={`Call ${name}, ${formatUsPhone(phone)}`} sx={line}>
        <PhoneOutlined fontSize="small" />
        {formatUsPhone(phone)}
      </Link>
    )}
    {email && (
      <Link href={mailLink(email, mailSubject)} aria-label={`Email ${name}, ${email}`} sx={line}>
        <MailOutlined fontSize="small" />
        <span>
          {email.split('@')[0]}
          <wbr />@{email.split('@')[1]}
        </span>
      </Link>
    )}
  </Box>
);

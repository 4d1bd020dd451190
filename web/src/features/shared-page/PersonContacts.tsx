import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { mailLink } from '../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../lib/format/contact/phoneLink.ts';
import { NARROW_BESIDE_SHEET } from './sharedFlyerLayout.ts';

const NARROW = '@media (max-width: 599.95px)';

/** On the narrowest phones, three buttons have no room for their icons. */
const NARROWEST = '@media (max-width: 359.95px)';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  textAlign: 'start',
  // Next to the sheet on a tablet, keep an email address of typical length on one line.
  [NARROW_BESIDE_SHEET]: { fontSize: '0.9375rem' },
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
  // On a phone, two buttons in a row; the email address and number are on the flyer below.
  [NARROW]: {
    flex: 1,
    justifyContent: 'center',
    gap: 1,
    border: 1,
    borderColor: 'primary.main',
    borderRadius: 1,
    textDecoration: 'none',
  },
  [NARROWEST]: { '& > svg': { display: 'none' } },
} as const;

const onPhone = { display: 'none', [NARROW]: { display: 'inline' } } as const;
const elsewhere = { [NARROW]: { display: 'none' } } as const;

interface PersonContactsProps {
  name: string;
  /** Blank: there is none. */
  phone: string;
  email: string;
  mailSubject?: string | undefined;
  /** Saves the person's contact; undefined if it can't be saved. */
  onSave?: () => void;
}

/** A person's contact links and the button that saves their contact, at the bottom of their card. */
export const PersonContacts = ({ name, phone, email, mailSubject, onSave }: PersonContactsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: -1, [NARROW]: { columnGap: 1.5, mb: 0 } }}>
    {phone && (
      <Link href={phoneLink(phone)} aria-label={`Call ${name}, ${formatUsPhone(phone)}`} sx={line}>
        <PhoneOutlined fontSize="small" />
        <Box component="span" sx={elsewhere}>
          {formatUsPhone(phone)}
        </Box>
        <Box component="span" sx={onPhone}>
          Call
        </Box>
      </Link>
    )}
    {email && (
      <Link href={mailLink(email, mailSubject)} aria-label={`Email ${name}, ${email}`} sx={line}>
        <MailOutlined fontSize="small" />
        <Box component="span" sx={elsewhere}>
          {email.split('@')[0]}
          <wbr />@{email.split('@')[1]}
        </Box>
        <Box component="span" sx={onPhone}>
          Email
        </Box>
      </Link>
    )}
    {onSave && (
      <Link
        component="button"
        type="button"
        onClick={onSave}
        aria-label={`Save ${toFirstName(name)}’s contact`}
        sx={line}
      >
        <ContactPageOutlined fontSize="small" />
        <Box component="span" sx={elsewhere}>
          Save {toFirstName(name)}’s contact
        </Box>
        <Box component="span" sx={onPhone}>
          Save
        </Box>
      </Link>
    )}
  </Box>
);

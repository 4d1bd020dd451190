import type { Submission } from '@brokerage/domain/submission/submission';
import CallOutlined from '@mui/icons-material/CallOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import { Button } from '@mui/material';
import { mailLink } from '../../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';

interface ContactButtonsProps {
  submission: Pick<Submission, 'mobile' | 'email'>;
  /** The applicant agreed to text messages. */
  hasTexting: boolean;
}

/** Buttons to call, text or email an applicant using the device's apps. */
export function ContactButtons({ submission: { mobile, email }, hasTexting }: ContactButtonsProps) {
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<CallOutlined />} href={phoneLink(mobile)}>
        Call
      </Button>
      {hasTexting && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<SmsOutlined />}
          href={phoneLink(mobile).replace(/^tel:/, 'sms:')}
        >
          Text
        </Button>
      )}
      <Button variant="outlined" size="small" startIcon={<MailOutlined />} href={mailLink(email)}>
        Email
      </Button>
    </>
  );
}

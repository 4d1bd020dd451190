import { company } from '@brokerage/domain/company';
import { callbackInWords } from '@brokerage/domain/contact/callbackTimes';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { contactPromise } from '../../ui/contactPromise.ts';
import { WithoutScript } from '../../ui/WithoutScript.tsx';
import type { SentMessage } from './useContactForm.ts';

// Prerendered with the page; what checks and sends it comes after it.
const ContactForm = lazy(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }));

/** The form, and in its place the promise once the message has arrived. */
export function ContactDesk() {
  const [sent, setSent] = useState<SentMessage>();
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 4 },
        mx: { xs: -2, sm: 0 },
        border: 1,
        borderColor: 'divider',
        borderRadius: { xs: 0, sm: '10px' },
        bgcolor: 'background.paper',
      }}
    >
      {sent ? (
        <Thanks sent={sent} onAgain={() => setSent(undefined)} />
      ) : (
        <>
          <WithoutScript what="The contact form" instead="reach us" hides="contact-form" />
          <Suspense>
            <ContactForm onSent={setSent} />
          </Suspense>
        </>
      )}
    </Box>
  );
}

function Thanks({ sent, onAgain }: { sent: SentMessage; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const callback = sent.callback && callbackInWords(sent.callback, new Date(sent.receivedAt));
  return (
    <Box sx={{ py: 2 }}>
      <CheckCircleOutlined color="success" sx={{ fontSize: 40 }} aria-hidden />
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ mt: 1, typography: 'h3' }}>
        Your message has arrived
      </Typography>
      <Typography sx={{ mt: 1.5 }}>
        We'll answer within 24 hours, not counting weekends and federal holidays: by{' '}
        {contactPromise(sent.receivedAt)} at the latest.
      </Typography>
      {callback && (
        <Typography sx={{ mt: 1.5 }}>
          You asked for a call on {callback}, Eastern time. We'll call you then.
        </Typography>
      )}
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        If it can't wait, call {company.phoneDisplay}, {company.hours.text}.
      </Typography>
      <ActionButton variant="outlined" onClick={onAgain} sx={{ mt: 3 }}>
        Write another message
      </ActionButton>
    </Box>
  );
}

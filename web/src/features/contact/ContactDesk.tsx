import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { WithoutScript } from '../../hydration/WithoutScript.tsx';
import type { SentMessage } from './useContactForm.ts';
import type { RequestedOfficer } from './useRequestedOfficer.ts';

// Prerendered with the page; the code that validates and sends it loads afterwards.
const loadForm = () => import('./ContactForm.tsx');
const ContactForm = lazy(async () => ({ default: (await loadForm()).ContactForm }));
const MessageSent = lazy(async () => ({ default: (await loadForm()).MessageSent }));

interface ContactDeskProps {
  /** The officer the visitor wants a call from; undefined if the message goes to the office. */
  requested?: RequestedOfficer | undefined;
  /** Writes to the office instead. */
  onDropOfficer: () => void;
}

/** The form, replaced by the promise once the message has arrived. */
export function ContactDesk({ requested, onDropOfficer }: ContactDeskProps) {
  const [sent, setSent] = useState<SentMessage>();
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 4 },
        mx: { xs: -2, sm: 0 },
        border: 1,
        // On a phone it extends from edge to edge.
        borderInlineWidth: { xs: 0, sm: 1 },
        borderColor: 'divider',
        borderRadius: { xs: 0, sm: '10px' },
        bgcolor: 'background.paper',
      }}
    >
      {sent ? (
        <Suspense>
          <MessageSent sent={sent} onAgain={() => setSent(undefined)} />
        </Suspense>
      ) : (
        <>
          <WithoutScript what="The contact form" instead="reach us" hides="contact-form" />
          <Suspense>
            <ContactForm requested={requested} onDropOfficer={onDropOfficer} onSent={setSent} />
          </Suspense>
        </>
      )}
    </Box>
  );
}

import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { DARK_PAPER, mailInDark } from './mailInDark.ts';

const LETTER =
  '<p style="margin:0 0 14px;color:#555555">Hi Jordan,</p>' +
  '<p style="margin:0 0 24px;color:#555555">Thank you for the call. I will send you the numbers tomorrow.</p>';

interface MailPaperProps {
  html: string;
  isDark: boolean;
}

/**
 * The signature under a message, as a mail program shows it: in a shadow tree, where no style of the portal reaches it. The
 * markup is the renderer's, escaped; scripts in it would not run.
 */
export function MailPaper({ html, isDark }: MailPaperProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const message = document.createElement('div');
    // What is inherited would reach in.
    message.style.cssText =
      'all:initial;display:block;box-sizing:border-box;padding:20px;overflow-x:auto;font:14px/1.5 Arial,sans-serif';
    message.innerHTML = LETTER + html;
    for (const link of message.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    if (isDark) mailInDark(message);
    message.style.backgroundColor = isDark ? DARK_PAPER : '#ffffff';
    root.replaceChildren(message);
  }, [html, isDark]);

  return <Box ref={host} role="group" aria-label="Preview of the signature" />;
}

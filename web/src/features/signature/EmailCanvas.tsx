import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { DARK_PAPER, mailInDark } from './mailInDark.ts';

interface EmailCanvasProps {
  /** An email with the signature in an element marked `data-signature`. */
  html: string;
  isDark: boolean;
  /** Told how much smaller the signature is shown, where it is wider than its place: 1 for not at all. */
  onScale: (scale: number) => void;
}

/**
 * An email as a mail program shows it: in a shadow tree, where no style of the portal reaches it. The markup is escaped; scripts
 * in it would not run.
 */
export function EmailCanvas({ html, isDark, onScale }: EmailCanvasProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const message = document.createElement('div');
    // What is inherited would reach in.
    message.style.cssText =
      'all:initial;display:block;box-sizing:border-box;padding:20px;overflow-x:auto;font:14px/1.5 Arial,sans-serif';
    message.innerHTML = html;
    for (const link of message.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    if (isDark) mailInDark(message);
    message.style.backgroundColor = isDark ? DARK_PAPER : '#ffffff';
    root.replaceChildren(message);
    const signature = message.querySelector<HTMLElement>('[data-signature]');
    if (!signature) return;
    const fit = () => onScale(fitToWidth(signature));
    fit();
    const resizes = new ResizeObserver(fit);
    // As wide as the message; the host would change its own height by what is done here.
    if (message.firstElementChild) resizes.observe(message.firstElementChild);
    return () => resizes.disconnect();
  }, [html, isDark, onScale]);

  return <Box ref={host} role="group" aria-label="Signature preview" />;
}

/** Makes the signature as much smaller as it takes to be seen whole, as email programs do on phones. */
function fitToWidth(signature: HTMLElement): number {
  signature.style.zoom = '1';
  const scale = Math.min(1, signature.clientWidth / signature.scrollWidth || 1);
  signature.style.zoom = String(scale);
  return scale;
}

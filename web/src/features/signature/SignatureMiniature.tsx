import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';

/** Width of the mail that is drawn small, in pixels. */
const MAIL = 592;
/** As much of it as all layouts fill. */
const MAIL_HEIGHT = 330;

/** The signature as a picture of itself: nothing in it is read out, focused or clicked. */
export function SignatureMiniature({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  const root = useRef<ShadowRoot>(null);

  useEffect(() => {
    if (!host.current) return;
    // No style of the portal gets in, and no search of the page.
    root.current ??= host.current.attachShadow({ mode: 'closed' });
    const mail = document.createElement('div');
    mail.style.cssText = `all:initial;display:block;box-sizing:border-box;width:${MAIL}px;padding:20px 16px;font:14px/1.5 Arial,sans-serif`;
    mail.innerHTML = html;
    root.current.replaceChildren(mail);
    const fit = ([entry]: ResizeObserverEntry[]) => {
      if (entry) mail.style.zoom = String(entry.contentRect.width / MAIL);
    };
    const resizes = new ResizeObserver(fit);
    resizes.observe(host.current);
    return () => resizes.disconnect();
  }, [html]);

  return (
    <Box
      ref={host}
      inert
      aria-hidden="true"
      sx={{ aspectRatio: `${MAIL} / ${MAIL_HEIGHT}`, overflow: 'hidden', bgcolor: 'common.white' }}
    />
  );
}

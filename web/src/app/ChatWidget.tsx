import { useEffect } from 'react';

const ELEMENT_ID = 'chat-widget-script';

/**
 * The chat widget of a third party (spec staff-portal section 1): a setting of the build, off by default, and in the
 * portal only. Its origin has to be let into the Content-Security-Policy of firebase.json (README, Deploying).
 */
export function ChatWidget() {
  useEffect(() => {
    const address = import.meta.env.VITE_CHAT_WIDGET_SCRIPT;
    if (!address || document.getElementById(ELEMENT_ID)) return;
    const script = document.createElement('script');
    script.id = ELEMENT_ID;
    script.src = address;
    script.async = true;
    document.head.append(script);
  }, []);
  return null;
}

import { useEffect } from 'react';

const ELEMENT_ID = 'chat-widget-script';

/**
 * Loads a third party's chat widget in the portal. A build setting turns it on; the Content-Security-Policy in
 * firebase.json must allow its origin (README, Deploying).
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

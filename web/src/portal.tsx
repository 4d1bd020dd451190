import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PortalApp } from './app/PortalApp.tsx';
import { installTrustedTypes } from './lib/trustedTypes.ts';

installTrustedTypes();

const root = document.getElementById('root');
if (!root) throw new Error('portal.html has no #root');
createRoot(root).render(
  <StrictMode>
    <PortalApp />
  </StrictMode>,
);

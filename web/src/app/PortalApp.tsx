import { RouterProvider } from 'react-router-dom';
import { NotifyProvider } from '../ui/feedback/NotifyProvider.tsx';
import { ChatWidget } from './ChatWidget.tsx';
import { portalRouter } from './portalRoutes.tsx';
import { PortalTheme } from './theme/PortalTheme.tsx';

/** Sign-in and portal: a page of its own, so that the public site carries neither its router nor its notices. */
export function PortalApp() {
  return (
    <PortalTheme>
      <ChatWidget />
      <NotifyProvider>
        <RouterProvider router={portalRouter} />
      </NotifyProvider>
    </PortalTheme>
  );
}

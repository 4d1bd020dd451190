import { lazy, Suspense } from 'react';
import { EditFlyerPage } from '../features/flyer-editor/EditFlyerPage.tsx';
import { ShareDialogContext, type ShareDialogProps } from '../lib/contexts/shareDialogContext.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('../features/share/ShareDialog.tsx')).ShareDialog,
}));

const shareDialog = (props: ShareDialogProps) => (
  <Suspense>
    <ShareDialog {...props} />
  </Suspense>
);

/** A flyer's page, put together from two features. */
export function PortalFlyer() {
  return (
    <ShareDialogContext value={shareDialog}>
      <EditFlyerPage />
    </ShareDialogContext>
  );
}

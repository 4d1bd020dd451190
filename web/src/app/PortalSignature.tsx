import { lazy, Suspense } from 'react';
import { SignaturePage } from '../features/signature/SignaturePage.tsx';
import { LinkPickerContext, type LinkPickerProps } from '../lib/contexts/linkPickerContext.ts';

const LinkPicker = lazy(async () => ({
  default: (await import('../features/share/LinkPicker.tsx')).LinkPicker,
}));

const linkPicker = (props: LinkPickerProps) => (
  <Suspense>
    <LinkPicker {...props} />
  </Suspense>
);

/** The signature's page, put together from two features. */
export function PortalSignature() {
  return (
    <LinkPickerContext value={linkPicker}>
      <SignaturePage />
    </LinkPickerContext>
  );
}

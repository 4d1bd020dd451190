import { type FlyerFormat, toFormats } from '@brokerage/domain/flyer/compose/flyerFormats';
import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { Typography } from '@mui/material';
import { lazy, Suspense, useMemo } from 'react';
import { FitPending } from './FitPending.tsx';

// Previews of other formats load after the page.
const FormatFit = lazy(async () => ({ default: (await import('./FormatFit.tsx')).FormatFit }));

/** Formats with less room than the reviewed page. */
const SMALL: readonly FlyerFormat[] = ['postcard', 'square'];

interface OtherFormatsProps {
  input: FlyerInput;
  /** Its texts can still be changed. */
  isEditable: boolean;
}

/** Says which smaller formats a flyer fits, if its layout has any. */
export function OtherFormats({ input, isEditable }: OtherFormatsProps) {
  const formats = useMemo(
    () => toFormats(input.layout).filter((format) => SMALL.includes(format)),
    [input.layout],
  );
  if (formats.length === 0) return null;
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        Other formats
      </Typography>
      <Suspense fallback={<FitPending />}>
        <FormatFit input={input} formats={formats} isEditable={isEditable} />
      </Suspense>
    </div>
  );
}

import { type FlyerFormat, FORMAT_NAMES } from '@brokerage/domain/flyer/compose/flyerFormats';
import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { findUnfitFields } from '@brokerage/domain/flyer/layout/formats/findUnfitFields';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { formatList } from '@brokerage/domain/text/formatList';
import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { qrModules } from '../../../ui/flyer/qrModules.ts';
import { FitPending } from './FitPending.tsx';

interface Fit {
  format: FlyerFormat;
  unfit: readonly string[];
}

const toPlaces = (fits: readonly Fit[]) => formatList(fits.map(({ format }) => FORMAT_NAMES[format].place));

interface FormatFitProps {
  input: FlyerInput;
  formats: readonly FlyerFormat[];
  /** Its texts can still be changed. */
  isEditable: boolean;
}

/** Says which formats a flyer fits, and what is too long for the others, before anyone prints one. */
export function FormatFit({ input, formats, isEditable }: FormatFitProps) {
  const [fits, setFits] = useState<readonly Fit[]>();
  useEffect(() => {
    // Lay it out after the preview has rendered, because it may take several tries.
    const timer = setTimeout(() => {
      setFits(
        formats.map((format) => ({ format, unfit: findUnfitFields(input, fontMeasure, qrModules, format) })),
      );
    }, 0);
    return () => clearTimeout(timer);
  }, [input, formats]);
  if (!fits) return <FitPending />;
  const fitting = fits.filter(({ unfit }) => unfit.length === 0);
  const others = fits.filter(({ unfit }) => unfit.length > 0);
  return (
    <>
      {fitting.length > 0 && (
        <Typography component="dd" sx={{ m: 0 }}>
          Fits {toPlaces(fitting)}
        </Typography>
      )}
      {others.map(({ format, unfit }) => (
        <Typography key={format} component="dd" sx={{ m: 0 }}>
          Too long for {FORMAT_NAMES[format].place}: {unfit.join(', ')}
        </Typography>
      ))}
      {isEditable && others.length > 0 && (
        <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
          If you’ll need {toPlaces(others)}, shorten the text before you submit.
        </Typography>
      )}
    </>
  );
}

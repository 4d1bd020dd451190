import { type FlyerFormat, toFormatLabel, toFormats } from '@brokerage/domain/flyer/compose/flyerFormats';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { hasEnded } from '@brokerage/domain/flyer/validity/flyerEnd';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Button, Divider, Menu, MenuItem } from '@mui/material';
import { useNow } from '../../../lib/useNow.ts';
import { useMenu } from '../../useMenu.ts';
import { useFlyerDownload } from './useFlyerDownload.ts';

/** The other formats are for handing out, and the server rejects them once a flyer has expired. */
const EXPIRED_FORMATS: readonly FlyerFormat[] = ['letter'];

interface DownloadMenuProps {
  flyer: Parameters<typeof useFlyerDownload>[0] & Pick<Flyer, 'valid_until'>;
  layout: LayoutKey;
  /** Generates the PDF again; undefined if there is none yet. */
  onGenerate?: (() => void) | undefined;
}

/** A menu to download an approved flyer as a PDF, for a print shop, as a postcard or as a square image; an expired one only as a PDF. */
export function DownloadMenu({ flyer, layout, onGenerate }: DownloadMenuProps) {
  const { button, menu, choose } = useMenu();
  const { isBusy, download } = useFlyerDownload(flyer);
  const formats = hasEnded(flyer, useNow()) ? EXPIRED_FORMATS : toFormats(layout);
  return (
    <>
      <Button
        {...button}
        variant="outlined"
        loading={isBusy}
        loadingPosition="end"
        endIcon={<ArrowDropDown />}
      >
        Download as
      </Button>
      <Menu {...menu}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => choose(() => void download(format))}>
            {toFormatLabel(format, layout)}
          </MenuItem>
        ))}
        {onGenerate && [
          <Divider key="divider" />,
          <MenuItem key="generate" onClick={() => choose(onGenerate)}>
            Generate again
          </MenuItem>,
        ]}
      </Menu>
    </>
  );
}

import { type FlyerFormat, toFormatLabel, toFormats } from '@brokerage/domain/flyer/compose/flyerFormats';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { hasEnded } from '@brokerage/domain/flyer/validity/flyerEnd';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Button, Divider, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useNow } from '../../../lib/useNow.ts';
import { useFlyerDownload } from './useFlyerDownload.ts';

/** The others are made to be handed out, and the server refuses them once a flyer has expired. */
const EXPIRED_FORMATS: readonly FlyerFormat[] = ['letter'];

interface DownloadMenuProps {
  flyer: Parameters<typeof useFlyerDownload>[0] & Pick<Flyer, 'valid_until'>;
  layout: LayoutKey;
  /** Makes the PDF anew; left out where there is none yet. */
  onGenerate?: (() => void) | undefined;
}

/** A menu to download an approved flyer as a PDF, for a print shop, as a postcard or as a square image; one that has expired as a PDF alone. */
export function DownloadMenu({ flyer, layout, onGenerate }: DownloadMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isBusy, download } = useFlyerDownload(flyer);
  const formats = hasEnded(flyer, useNow()) ? EXPIRED_FORMATS : toFormats(layout);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        loading={isBusy}
        loadingPosition="end"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Download as
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {formats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              void download(format);
            }}
          >
            {toFormatLabel(format, layout)}
          </MenuItem>
        ))}
        {onGenerate && [
          <Divider key="divider" />,
          <MenuItem
            key="generate"
            onClick={() => {
              setAnchor(null);
              onGenerate();
            }}
          >
            Generate again
          </MenuItem>,
        ]}
      </Menu>
    </>
  );
}

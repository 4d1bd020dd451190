import RotateLeft from '@mui/icons-material/RotateLeft';
import RotateRight from '@mui/icons-material/RotateRight';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Slider,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useId, useState } from 'react';
import Cropper, { type Size } from 'react-easy-crop';
import type { CropArea, QuarterTurn } from './encodePicture.ts';
import type { OpenPicture } from './openPicture.ts';

const MAX_ZOOM = 4;
/** Returns the zoom at which the picture just fills the frame; a picture rotated by 90 degrees exceeds its container. */
const minZoom = (shown: Size, frame: Size, isOnItsSide: boolean) =>
  isOnItsSide
    ? Math.max(frame.width / shown.height, frame.height / shown.width)
    : Math.max(frame.width / shown.width, frame.height / shown.height);
const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;

const SHAPES = [
  { name: 'Original', aspect: undefined },
  { name: '4:3', aspect: 4 / 3 },
  { name: 'Square', aspect: 1 },
] as const;

interface ShapeChoiceProps {
  /** Aspect ratio of the picture's place on the page, if there is one. */
  printed: number | undefined;
  /** Aspect ratio; undefined keeps the picture's own. */
  value: number | undefined;
  onChange: (aspect: number | undefined) => void;
}

/** The shape of the crop, if the page doesn't determine it. */
function ShapeChoice({ printed, value, onChange }: ShapeChoiceProps) {
  const shapes = printed === undefined ? SHAPES : [{ name: 'As printed', aspect: printed }, ...SHAPES];
  const chosen = shapes.find(({ aspect }) => aspect === value)?.name;
  return (
    <ToggleButtonGroup exclusive aria-label="Shape" value={chosen}>
      {shapes.map(({ name, aspect }) => (
        <ToggleButton key={name} value={name} onClick={() => onChange(aspect)}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface CropDialogProps {
  picture: OpenPicture;
  /** The purpose of the picture. */
  label: string;
  /** Aspect ratio; if omitted, the user chooses one. */
  aspect?: number | undefined;
  /** Aspect ratio of the place on the page: the initial choice. */
  printed?: number | undefined;
  onCrop: (area: CropArea, turn: QuarterTurn) => Promise<void>;
  onClose: () => void;
}

/** Crops and rotates a picture. Loaded when the first picture is selected. */
export function CropDialog({ picture, label, aspect, printed, onCrop, onClose }: CropDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<QuarterTurn>(0);
  const [shape, setShape] = useState(printed);
  // Fixed while the dialog is open, because another edit may change the place on the flyer.
  const [place] = useState(printed);
  const [area, setArea] = useState<CropArea>();
  const [shown, setShown] = useState<Size>();
  const [frame, setFrame] = useState<Size>();
  const [isBusy, setBusy] = useState(false);

  const { width, height } = picture.bitmap;
  const isOnItsSide = turn % 180 !== 0;
  const own = isOnItsSide ? height / width : width / height;
  const min = shown && frame ? minZoom(shown, frame, isOnItsSide) : 1;
  const turnBy = (quarters: 1 | 3) => {
    // Multiples of 90 below 360 are quarter turns.
    setTurn(((turn + quarters * 90) % 360) as QuarterTurn);
    setCrop({ x: 0, y: 0 });
  };
  const use = async () => {
    if (!area || isBusy) return;
    setBusy(true);
    await onCrop(area, turn);
  };

  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      onClose={() => !isBusy && onClose()}
      aria-labelledby={id}
      // The field restores the focus itself, because the button that opened the dialog may be gone.
      disableRestoreFocus
      // An earlier error's toast would cover the buttons.
      sx={{ zIndex: ({ zIndex }) => zIndex.snackbar + 1 }}
    >
      <DialogTitle id={id}>Crop and rotate: {label}</DialogTitle>
      <DialogContent>
        <Box sx={{ position: 'relative', height: { xs: 300, sm: 360 }, borderRadius: 1, overflow: 'hidden' }}>
          <Cropper
            image={picture.url}
            crop={crop}
            zoom={zoom * min}
            minZoom={min}
            rotation={turn}
            aspect={aspect ?? shape ?? own}
            maxZoom={MAX_ZOOM * min}
            onCropChange={setCrop}
            onZoomChange={(value) => setZoom(value / min)}
            setMediaSize={setShown}
            setCropSize={setFrame}
            onCropComplete={(_percentages, pixels) => setArea(pixels)}
            mediaProps={{ alt: '' }}
            cropperProps={{
              role: 'group',
              'aria-label': 'Part of the picture to use. Move it with the arrow keys.',
            }}
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Drag the picture, or move it with the arrow keys.
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: 2, mt: 2 }}>
          <Typography id={`${id}-zoom`} variant="subtitle2">
            Zoom
          </Typography>
          <Slider
            aria-labelledby={`${id}-zoom`}
            min={1}
            max={MAX_ZOOM}
            step={0.1}
            value={zoom}
            getAriaValueText={percent}
            onChange={(_event, value) => setZoom(value)}
            sx={{ mx: 1 }}
          />
          <Typography variant="body2" sx={{ width: 56, textAlign: 'right', whiteSpace: 'nowrap' }}>
            {percent(zoom)}
          </Typography>
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button variant="outlined" startIcon={<RotateLeft />} onClick={() => turnBy(3)}>
            Rotate left
          </Button>
          <Button variant="outlined" startIcon={<RotateRight />} onClick={() => turnBy(1)}>
            Rotate right
          </Button>
          {aspect === undefined && <ShapeChoice printed={place} value={shape} onChange={setShape} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={isBusy || area === undefined} onClick={() => void use()}>
          Use picture
        </Button>
      </DialogActions>
    </Dialog>
  );
}

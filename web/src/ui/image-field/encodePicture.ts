import { PICTURE_LIMITS, type PictureKind } from '@brokerage/domain/pictures/pictureProblems';

/** A region of the rotated picture, in pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270;

const LONGEST_SIDE: Record<PictureKind, number> = {
  flyer: 2400,
  headshot: 1200,
  realtor: 1200,
  logo: 1200,
  mark: 1024,
};
// Keeps a logo sharp and transparent; a photo with a transparent edge would be many times the size of a JPEG.
const LARGEST_PNG = 1024 * 1024;
const QUALITIES = [0.88, 0.75, 0.6] as const;

/**
 * Re-encodes the region as a new file that contains only its pixels: no EXIF data, location or hidden content. The result is a
 * JPEG, which email programs and the PDF support, or a small PNG if parts are transparent.
 * @throws Error if the browser can't encode it
 */
export async function encodePicture(
  bitmap: ImageBitmap,
  area: CropArea,
  turn: QuarterTurn,
  kind: PictureKind,
): Promise<Blob> {
  const canvas = draw(bitmap, area, turn, kind);
  if (hasTransparency(canvas.context)) {
    const png = await toFile(canvas.element, 'image/png');
    if (png.size <= LARGEST_PNG) return png;
    putOnWhite(canvas.context);
  }
  for (const quality of QUALITIES) {
    const jpeg = await toFile(canvas.element, 'image/jpeg', quality);
    if (jpeg.size < PICTURE_LIMITS.bytes) return jpeg;
  }
  throw new Error('No JPEG of this picture is small enough');
}

/** Returns the area's size in pixels, or smaller; never enlarged. */
export function encodedSize({ width, height }: Pick<CropArea, 'width' | 'height'>, kind: PictureKind) {
  const scale = Math.min(1, LONGEST_SIDE[kind] / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

function draw(bitmap: ImageBitmap, area: CropArea, turn: QuarterTurn, kind: PictureKind) {
  const element = document.createElement('canvas');
  Object.assign(element, encodedSize(area, kind));
  const context = element.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  const isOnItsSide = turn % 180 !== 0;
  const turned = isOnItsSide
    ? { width: bitmap.height, height: bitmap.width }
    : { width: bitmap.width, height: bitmap.height };
  context.imageSmoothingQuality = 'high';
  // Two factors, because each side was rounded: the area covers the canvas to its edges.
  context.scale(element.width / area.width, element.height / area.height);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return { element, context };
}

function hasTransparency(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

/** Puts a picture on white, because JPEG has no transparency and would show black. */
function putOnWhite(context: CanvasRenderingContext2D): void {
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

const toFile = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob?.type === type ? resolve(blob) : reject(new Error(`No ${type} from this browser`))),
      type,
      quality,
    ),
  );

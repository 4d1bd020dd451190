import { qrModules } from '../flyer/qrModules.ts';

/** Width of the white margin in modules, which scanners require (ISO 18004). */
const QUIET_ZONE = 4;
/** Minimum side in pixels: prints well at the size of a hand. */
const PNG_SIZE = 1024;

// A scanner needs dark on light, in any color scheme.
const DARK = '#000000';
const LIGHT = '#ffffff';

/** Returns the code's side in modules with its quiet zone, and its dark modules as an SVG path. */
function qrDrawing(text: string) {
  const modules = qrModules(text);
  const path = modules
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')),
    )
    .join('');
  return { modules, size: modules.length + 2 * QUIET_ZONE, path };
}

/** Returns the URL encoded in a QR code, which distinguishes scans from clicks (docs/link-analytics.md). */
export const scanAddress = (shareUrl: string): string => `${shareUrl}?utm_medium=qr`;

/** Returns a text's QR code as an SVG file. */
export function qrSvg(text: string): string {
  const { size, path } = qrDrawing(text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="${LIGHT}" d="M0 0h${size}v${size}H0z"/><path fill="${DARK}" d="${path}"/></svg>`,
  ].join('');
}

/**
 * Returns a text's QR code as a PNG file, with a whole number of pixels per module.
 * @throws Error if the browser can't draw it
 */
export async function qrPng(text: string): Promise<Blob> {
  const { modules, size } = qrDrawing(text);
  const scale = Math.ceil(PNG_SIZE / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = LIGHT;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = DARK;
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect((x + QUIET_ZONE) * scale, (y + QUIET_ZONE) * scale, scale, scale);
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture');
  return blob;
}

/** Returns a file name: the flyer's title with only characters that every system accepts. */
export function qrFileName(title: string, extension: 'svg' | 'png'): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${words || 'flyer'}-qr.${extension}`;
}

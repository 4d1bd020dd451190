/** What the bytes of a picture say about it, whatever its file is called. */
export interface PictureHeader {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Pixels; undefined where the header is damaged. */
  size: { width: number; height: number } | undefined;
  /** Whether the bytes go on to the end that the format marks. */
  isComplete: boolean;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const isAt = (bytes: Uint8Array, at: number, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);
const isTextAt = (bytes: Uint8Array, at: number, text: string) =>
  isAt(
    bytes,
    at,
    [...text].map((letter) => letter.charCodeAt(0)),
  );

/** Reads type, size and end from the content. Undefined: it is no JPEG, PNG or WebP. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  if (isAt(bytes, 0, [0xff, 0xd8, 0xff])) return readJpeg(bytes);
  if (isAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return readPng(bytes);
  if (isTextAt(bytes, 0, 'RIFF') && isTextAt(bytes, 8, 'WEBP')) return readWebp(bytes);
  return undefined;
}

// C4, C8 and CC lie among the frame headers, but are tables.
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

function readJpeg(bytes: Uint8Array): PictureHeader {
  const view = viewOf(bytes);
  let size: PictureHeader['size'];
  let at = 2;
  while (at + 4 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (isFrameHeader(marker) && at + 9 <= bytes.length) {
      size ??= { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + length;
    // The thumbnail in an earlier segment has an end of its own; after the scan begins there is one only.
    if (marker === START_OF_SCAN) return { type: 'image/jpeg', size, isComplete: hasEndMarker(bytes, at) };
  }
  return { type: 'image/jpeg', size, isComplete: false };
}

function hasEndMarker(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === END_OF_IMAGE) return true;
  }
  return false;
}

function readPng(bytes: Uint8Array): PictureHeader {
  const view = viewOf(bytes);
  const hasHeader = isTextAt(bytes, 12, 'IHDR') && bytes.length >= 24;
  let isComplete = false;
  // A chunk: length, name, that many bytes, checksum.
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (isTextAt(bytes, at + 4, 'IEND')) isComplete = true;
  }
  return {
    type: 'image/png',
    size: hasHeader ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined,
    isComplete,
  };
}

function readWebp(bytes: Uint8Array): PictureHeader {
  const type = 'image/webp';
  if (bytes.length < 30) return { type, size: undefined, isComplete: false };
  const view = viewOf(bytes);
  const isComplete = view.getUint32(4, true) + 8 <= bytes.length;
  return { type, size: webpSize(bytes, view), isComplete };
}

/** Lossy, lossless and extended files have their sizes in different bits. */
function webpSize(bytes: Uint8Array, view: DataView): PictureHeader['size'] {
  if (isTextAt(bytes, 12, 'VP8X')) {
    const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
    return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
  }
  if (isTextAt(bytes, 12, 'VP8L') && bytes[20] === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (isTextAt(bytes, 12, 'VP8 ') && isAt(bytes, 23, [0x9d, 0x01, 0x2a])) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return undefined;
}

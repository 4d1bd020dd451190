/** What a picture's bytes say about it, regardless of the file name. */
export interface PictureHeader {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Pixels; undefined if the header is damaged. */
  size: { width: number; height: number } | undefined;
  /** Whether the bytes include the format's end marker. */
  isComplete: boolean;
  /** Passes over the picture that a decoder has to make: a progressive JPEG has one per scan. */
  scans: number;
}

const toView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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

// C4, C8 and CC are in the range of frame headers, but are tables.
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** TEM and the restart markers: they have no length and no content. */
const isBareMarker = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function readJpeg(bytes: Uint8Array): PictureHeader {
  const view = toView(bytes);
  const header: PictureHeader = { type: 'image/jpeg', size: undefined, isComplete: false, scans: 0 };
  let at = 2;
  while (at + 1 < bytes.length) {
    // Like libjpeg, look for the next marker between scans; before the first one every byte belongs to a segment.
    if (header.scans > 0) at = nextMarker(bytes, at);
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff || isBareMarker(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === END_OF_IMAGE) {
      header.isComplete = header.scans > 0;
      break;
    }
    const length = at + 4 <= bytes.length ? view.getUint16(at + 2) : 0;
    if (length < 2) break;
    if (isFrameHeader(marker) && at + 9 <= bytes.length) {
      header.size ??= { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === START_OF_SCAN) header.scans += 1;
    at += 2 + length;
  }
  return header;
}

/** Returns where the next marker begins: 0xff that is not a byte of compressed data (0xff00). */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && bytes[at + 1] === 0) at = bytes.indexOf(0xff, at + 2);
  return at === -1 ? bytes.length : at;
}

function readPng(bytes: Uint8Array): PictureHeader {
  const view = toView(bytes);
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
    scans: 1,
  };
}

function readWebp(bytes: Uint8Array): PictureHeader {
  const type = 'image/webp';
  if (bytes.length < 30) return { type, size: undefined, isComplete: false, scans: 1 };
  const view = toView(bytes);
  const isComplete = view.getUint32(4, true) + 8 <= bytes.length;
  return { type, size: webpSize(bytes, view), isComplete, scans: 1 };
}

/** Lossy, lossless and extended files store their sizes differently. */
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

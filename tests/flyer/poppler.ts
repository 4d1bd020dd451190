import { execFileSync } from 'node:child_process';

/** Output of Poppler's tools for a PDF. They must be installed (Debian: poppler-utils). */
export const pdfText = (pdf: Uint8Array): string => run('pdftotext', ['-', '-'], pdf).toString('utf8');
/** Title, author, dates and whether it is tagged, one per line. */
export const pdfInfo = (pdf: Uint8Array, ...options: string[]): string =>
  run('pdfinfo', ['-isodates', ...options, '-'], pdf).toString('utf8');
export const pdfFonts = (pdf: Uint8Array): string => run('pdffonts', ['-'], pdf).toString('utf8');

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue of each pixel. */
  data: Uint8Array;
}

/** The first page as pixels. */
export function pdfPixels(pdf: Uint8Array, dotsPerInch: number): Pixels {
  const file = run('pdftoppm', ['-r', String(dotsPerInch), '-singlefile', '-'], pdf);
  const [head = '', width = '', height = ''] =
    /^P6\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', 0, 40)) ?? [];
  return { width: Number(width), height: Number(height), data: new Uint8Array(file.subarray(head.length)) };
}

const run = (program: string, args: string[], input: Uint8Array) =>
  execFileSync(program, args, { input, maxBuffer: 1 << 28, env: { ...process.env, TZ: 'UTC' } });

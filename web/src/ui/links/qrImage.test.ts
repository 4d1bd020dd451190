import { afterEach, expect, test, vi } from 'vitest';
import { qrModules } from '../flyer/qrModules.ts';
import { qrFileName, qrPng, qrSvg } from './qrImage.ts';

const TEXT = 'https://site.example/shared/abCD23efGH45?utm_medium=qr';
const modules = qrModules(TEXT);
const dark = modules.flat().filter(Boolean).length;

afterEach(() => vi.restoreAllMocks());

test('SVG: has all dark modules and a margin of four', () => {
  const svg = qrSvg(TEXT);
  const size = modules.length + 8;
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
  expect(svg.match(/h1v1h-1z/g)).toHaveLength(dark);
  // The finder pattern's corner.
  expect(svg).toContain('d="M4 4h1');
});

test('PNG: has whole-pixel modules and a white margin', async () => {
  const fillRect = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect } as never);
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  toBlob.mockImplementation((give) => give(new Blob(['png'])));
  await qrPng(TEXT);
  const [canvas] = toBlob.mock.contexts as HTMLCanvasElement[];
  const scale = (canvas?.width ?? 0) / (modules.length + 8);
  expect(Number.isInteger(scale)).toBe(true);
  expect(canvas?.width).toBeGreaterThanOrEqual(1024);
  expect(fillRect).toHaveBeenNthCalledWith(1, 0, 0, canvas?.width, canvas?.height);
  expect(fillRect).toHaveBeenNthCalledWith(2, 4 * scale, 4 * scale, scale, scale);
  expect(fillRect).toHaveBeenCalledTimes(dark + 1);
});

test('fails in a browser without canvas', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(qrPng(TEXT)).rejects.toThrow('No canvas');
});

test.each([
  ['Open house at 5 Pine Court!', 'open-house-at-5-pine-court-qr.png'],
  ['Café “Zürich”', 'cafe-zurich-qr.png'],
  ['/../', 'flyer-qr.png'],
])('saves %s as %s', (title, name) => expect(qrFileName(title, 'png')).toBe(name));

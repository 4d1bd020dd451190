import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Path, Scene, SceneOp } from '@brokerage/domain/flyer/layout/scene/scene';
import type { FontFace } from '@brokerage/domain/flyer/layout/text/fontFaces';
import { flyerFontFile } from '../../functions/src/flyers/pdf/flyerFonts.ts';
import { runQuietly } from '../lib/runQuietly.ts';
import { UserError } from '../lib/UserError.ts';

/** The PDF libraries that ours is compared with. This repository doesn't depend on them. */
const PEERS = ['@react-pdf/renderer@4.9.0', 'pdfmake@0.3.11', 'react@19.3.1'];
/** The exports of the peers' folder. */
const ENTRY = `export { createElement } from 'react';
export * as reactPdf from '@react-pdf/renderer';
export { default as pdfmake } from 'pdfmake';
`;

/** What the painters use of the libraries, whose own types aren't installed here. */
interface Peers {
  createElement: (type: unknown, props: object, ...children: unknown[]) => object;
  reactPdf: Record<'Document' | 'Image' | 'Page' | 'Path' | 'Svg' | 'Text' | 'View', unknown> & {
    Font: { register: (font: { family: string; src: string }) => void };
    renderToBuffer: (document: object) => Promise<Uint8Array>;
  };
  pdfmake: {
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    setFonts(fonts: Record<string, { normal: string }>): void;
    createPdf(document: object): { getBuffer(): Promise<Uint8Array> };
  };
}

/**
 * Installs the libraries into a temporary folder, which is removed when the process ends, and returns their painters by name.
 * @throws UserError when npm can't install them
 */
export async function installPeerPainters(pictures: Pictures): Promise<Record<string, Painter>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const entry = join(folder, 'peers.mjs');
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  writeFileSync(entry, ENTRY);
  const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await runQuietly('npm', ['install', ...flags, ...PEERS]);
  if (code !== 0) throw new UserError(`npm could not install the peers:\n${output}`);
  const peers = (await import(pathToFileURL(entry).href)) as Peers;
  return {
    '@react-pdf/renderer': reactPdfPainter(peers, pictures),
    pdfmake: pdfmakePainter(peers, pictures),
  };
}

/** Paints a flyer's scene as a PDF. */
export type Painter = (scene: Scene) => Promise<Uint8Array>;
type Pictures = ReadonlyMap<string, Uint8Array>;

const listFaces = ({ ops }: Scene) => [
  ...new Set(ops.flatMap((op) => (op.kind === 'text' ? [op.face] : []))),
];
const steps = (path: Path) => path.map((step) => step.join(' ')).join('');
/** Both position a text by the top of its line. An approximate position is enough here. */
const top = (y: number, size: number) => y - size * 0.95;
const dataUrl = (bytes: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

/** Returns a painter that uses @react-pdf/renderer. */
function reactPdfPainter({ createElement, reactPdf }: Peers, pictures: Pictures): Painter {
  const { Document, Font, Image, Page, Path: PdfPath, renderToBuffer, Svg, Text, View } = reactPdf;
  const known = new Set<FontFace>();
  return (scene) => {
    for (const face of listFaces(scene)) {
      if (!known.has(face)) Font.register({ family: face, src: flyerFontFile(face) });
      known.add(face);
    }
    const { width, height, title, author } = scene;
    const draw = (op: SceneOp, key: number) => {
      switch (op.kind) {
        case 'text': {
          const { x, y, face, size, color, tracking, text, opacity = 1 } = op;
          return createElement(
            Text,
            {
              key,
              wrap: false,
              style: {
                position: 'absolute',
                left: x,
                top: top(y, size),
                width: op.width + size,
                color,
                opacity,
                fontFamily: face,
                fontSize: size,
                letterSpacing: tracking,
                lineHeight: 1,
              },
            },
            text,
          );
        }
        case 'path': {
          const { fill = 'none', stroke = 'none', strokeWidth = 1, opacity = 1 } = op;
          const shape = { d: steps(op.path), fill, stroke, strokeWidth, opacity };
          return createElement(
            Svg,
            {
              key,
              viewBox: `0 0 ${width} ${height}`,
              width,
              height,
              style: { position: 'absolute', left: 0, top: 0 },
            },
            createElement(PdfPath, shape),
          );
        }
        case 'image': {
          const source = { data: Buffer.from(pictures.get(op.src) ?? []), format: 'jpg' };
          const style = { width: op.width, height: op.height, objectFit: 'cover' };
          return createElement(
            View,
            { key, style: { position: 'absolute', left: op.x, top: op.y } },
            createElement(Image, { src: source, style }),
          );
        }
      }
    };
    const page = createElement(Page, { size: [width, height] }, scene.ops.map(draw));
    return renderToBuffer(createElement(Document, { title, author, language: 'en-US' }, page));
  };
}

/** Returns a painter that uses pdfmake. */
function pdfmakePainter({ pdfmake }: Peers, pictures: Pictures): Painter {
  // Without these policies it warns on the console for every file.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.endsWith('.ttf'));
  return (scene) => {
    const faces = listFaces(scene);
    pdfmake.setFonts(Object.fromEntries(faces.map((face) => [face, { normal: flyerFontFile(face) }])));
    const { width, height, title, author } = scene;
    const draw = (op: SceneOp) => {
      switch (op.kind) {
        case 'text': {
          const { text, face, size, color, tracking, x, y, opacity } = op;
          const style = { font: face, fontSize: size, color, characterSpacing: tracking, opacity };
          return { text, ...style, noWrap: true, lineHeight: 1, absolutePosition: { x, y: top(y, size) } };
        }
        case 'path': {
          const { fill = 'none', stroke = 'none', strokeWidth = 1, opacity = 1 } = op;
          const shape = `<path d="${steps(op.path)}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}" opacity="${opacity}"/>`;
          const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shape}</svg>`;
          return { svg, width, height, absolutePosition: { x: 0, y: 0 } };
        }
        case 'image':
          return {
            image: dataUrl(pictures.get(op.src) ?? new Uint8Array()),
            cover: { width: op.width, height: op.height },
            absolutePosition: { x: op.x, y: op.y },
          };
      }
    };
    const content = {
      pageSize: { width, height },
      pageMargins: [0, 0, 0, 0],
      info: { title, author },
      defaultStyle: { font: faces[0] },
      content: scene.ops.map(draw),
    };
    return pdfmake.createPdf(content).getBuffer();
  };
}

import { type PDFContext, PDFDocument, type PDFImage, PDFName, type PDFPage, PDFString } from 'pdf-lib';
import type { ImageOp, PathOp, Scene, SceneOp } from '../layout/scene/scene.ts';
import type { FontFace } from '../layout/text/fontFaces.ts';
import { toBlockKey, toSceneBlocks } from '../layout/text/toSceneBlocks.ts';
import { compressedStream, type Deflate } from './compressedStream.ts';
import { cropOperators, setPrinterBoxes, toPrinterMargin } from './cropMarks.ts';
import { type EmbeddedFont, embedFont } from './embedFont.ts';
import { colorOperands, pathOperators, textOperators } from './operators.ts';
import { artifact, createStructure } from './structure.ts';
import type { TrueType } from './trueType.ts';

export interface PdfMaterial {
  font: (face: FontFace) => TrueType;
  /** JPEG files by the `src` of the scene's images, upright and in RGB. */
  images: ReadonlyMap<string, Uint8Array>;
  /** The creation date in the file: that of the approval, not the current time. */
  date: Date;
  /**
   * Compresses faster than pdf-lib's own JavaScript, which takes half of the time, but with different bytes on some machines: Node's zlib,
   * for example.
   */
  deflate?: Deflate;
}

/**
 * Paints a flyer's scenes as the pages of a tagged PDF file with embedded fonts. Same scenes and material, same bytes.
 * `web/src/ui/flyer/FlyerSvg.tsx` is the other painter.
 * @throws Error naming an image of a scene that the material lacks, or that is no JPEG
 */
export async function paintPdf(
  scenes: readonly [Scene, ...Scene[]],
  material: PdfMaterial,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const pages = scenes.map((scene) => {
    const slug = toPrinterMargin(scene);
    const page = document.addPage([scene.width + slug * 2, scene.height + slug * 2]);
    setPrinterBoxes(page, scene);
    return { page, scene, slug };
  });
  setMetadata(document, scenes[0], material.date);
  const { context } = document;
  const ops = scenes.flatMap((scene) => scene.ops);
  const fonts = embedFonts(context, ops, material);
  const images = await embedImages(document, ops, material);
  const structure = createStructure(scenes.map((scene) => toSceneBlocks(scene.ops)));
  const opacities = new Map<number, string>();
  const isBlended = ops.some((op) => op.kind === 'image' && op.isMultiplied);

  const paint = (op: SceneOp): string => {
    switch (op.kind) {
      case 'text': {
        const font = fonts.get(op.face);
        const text = textOperators(op, op.face, font?.encode(op.text) ?? '<>');
        return op.opacity === undefined ? text : inState(opacityName(opacities, op.opacity), text);
      }
      case 'path':
        return paintPath(op, opacities);
      case 'image':
        return paintImage(op, images.get(op.src), [...images.keys()].indexOf(op.src));
      default:
        return op satisfies never;
    }
  };

  for (const [number, { page, scene, slug }] of pages.entries()) {
    const { clip, marks } = cropOperators(scene);
    const content = [
      'q',
      `1 0 0 -1 ${slug} ${scene.height + slug} cm`,
      ...(clip ? ['q', clip] : []),
      ...scene.ops.map((op, index) => structure.mark(number, toBlockKey(op, index), paint(op))),
      ...(clip ? ['Q', artifact(marks)] : []),
      'Q',
    ].join('\n');
    page.node.set(
      PDFName.of('Contents'),
      context.register(compressedStream(context, content, material.deflate)),
    );
  }
  for (const { page } of pages)
    page.node.set(PDFName.of('Resources'), resources(context, fonts, images, { opacities, isBlended }));
  structure.write(
    document,
    pages.map(({ page }) => page),
  );
  for (const { page, scene } of pages) addLinks(context, page, scene);
  return document.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

function setMetadata(document: PDFDocument, { title, author }: Scene, date: Date): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setCreator('Flyers');
  document.setProducer('pdf-lib');
  document.setLanguage('en-US');
  document.setCreationDate(date);
  document.setModificationDate(date);
}

function embedFonts(
  context: PDFContext,
  ops: readonly SceneOp[],
  { font, deflate }: PdfMaterial,
): Map<FontFace, EmbeddedFont> {
  const characters = new Map<FontFace, Set<string>>();
  for (const op of ops) {
    if (op.kind !== 'text') continue;
    const set = characters.get(op.face) ?? new Set();
    for (const character of op.text) set.add(character);
    characters.set(op.face, set);
  }
  return new Map(
    [...characters].map(([face, set]) => [face, embedFont(context, font(face), face, set, deflate)]),
  );
}

async function embedImages(
  document: PDFDocument,
  ops: readonly SceneOp[],
  material: PdfMaterial,
): Promise<Map<string, PDFImage>> {
  const images = new Map<string, PDFImage>();
  for (const op of ops) {
    if (op.kind !== 'image' || images.has(op.src)) continue;
    const bytes = material.images.get(op.src);
    if (!bytes) throw new Error(`no picture was given for ${op.field ?? op.alt}`);
    // A copy, because pdf-lib reads a view of a larger buffer from that buffer's start.
    const image = await document.embedJpg(new Uint8Array(bytes));
    await image.embed();
    images.set(op.src, image);
  }
  return images;
}

function opacityName(opacities: Map<number, string>, opacity: number): string {
  const name = opacities.get(opacity) ?? `O${opacities.size}`;
  opacities.set(opacity, name);
  return name;
}

const inState = (name: string, operators: string) => `q /${name} gs\n${operators}\nQ`;

function paintPath(op: PathOp, opacities: Map<number, string>): string {
  const { fill, stroke, strokeWidth = 1, opacity, clip } = op;
  const lines = [
    ...(clip ? [`q ${pathOperators(clip)} W n`] : []),
    ...(fill === undefined ? [] : [`${colorOperands(fill)} rg`]),
    ...(stroke === undefined ? [] : [`${colorOperands(stroke)} RG ${strokeWidth} w`]),
    pathOperators(op.path),
    fill === undefined ? 'S' : stroke === undefined ? 'f' : 'B',
    ...(clip ? ['Q'] : []),
  ].join('\n');
  return opacity === undefined ? lines : inState(opacityName(opacities, opacity), lines);
}

/** The graphics state for pictures that are multiplied with their background. */
const MULTIPLY = 'M0';

/** Share of the leftover width that goes to the left of a picture shown whole. */
const TO_LEFT = { left: 0, center: 0.5, right: 1 };

/** Paints the picture so that it covers its box, cropping the excess, or whole within the box. */
function paintImage(op: ImageOp, image: PDFImage | undefined, index: number): string {
  if (!image) return '';
  const scales = [op.width / image.width, op.height / image.height];
  const scale = op.whole === undefined ? Math.max(...scales) : Math.min(...scales);
  const [width, height] = [image.width * scale, image.height * scale];
  const x = op.x + (op.width - width) * TO_LEFT[op.whole ?? 'center'];
  const y = op.focus === 'top' ? op.y : op.y + (op.height - height) / 2;
  const matrix = [width, 0, 0, -height, x, y + height].map((value) => Math.round(value * 1000) / 1000);
  const state = op.isMultiplied ? `/${MULTIPLY} gs\n` : '';
  return `q ${pathOperators(op.clip)} W n\n${state}${matrix.join(' ')} cm /I${index} Do Q`;
}

function resources(
  context: PDFContext,
  fonts: ReadonlyMap<FontFace, EmbeddedFont>,
  images: ReadonlyMap<string, PDFImage>,
  { opacities, isBlended }: { opacities: ReadonlyMap<number, string>; isBlended: boolean },
) {
  return context.obj({
    Font: Object.fromEntries([...fonts].map(([face, { ref }]) => [face, ref])),
    XObject: Object.fromEntries([...images.values()].map(({ ref }, index) => [`I${index}`, ref])),
    ExtGState: {
      ...Object.fromEntries([...opacities].map(([ca, name]) => [name, { ca, CA: ca }])),
      ...(isBlended && { [MULTIPLY]: { BM: 'Multiply' } }),
    },
  });
}

function addLinks(context: PDFContext, page: PDFPage, scene: Scene): void {
  const { links, height } = scene;
  const slug = toPrinterMargin(scene);
  for (const { box, url } of links) {
    const rect = [box.x, height - box.y - box.height, box.x + box.width, height - box.y].map(
      (at) => at + slug,
    );
    // A parenthesis would end the string.
    const address = encodeURI(decodedOnce(url)).replaceAll('(', '%28').replaceAll(')', '%29');
    const action = { S: 'URI', URI: PDFString.of(address) };
    const link = { Type: 'Annot', Subtype: 'Link', Rect: rect, Border: [0, 0, 0], F: 4, A: action };
    page.node.addAnnot(context.register(context.obj({ ...link, Contents: PDFString.of('Open the link') })));
  }
}

/** Decodes an address, which may be percent-encoded already, so that it is encoded exactly once. */
function decodedOnce(url: string): string {
  try {
    return decodeURI(url.toWellFormed());
  } catch {
    return url.toWellFormed();
  }
}

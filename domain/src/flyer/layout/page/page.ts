import { type Paragraph, parseRichText } from '../../texts/richText.ts';
import type { LayoutIssue } from '../flyerInput.ts';
import { palette } from '../scene/palette.ts';
import type { Box, ImageOp, Path, PathOp, SceneOp } from '../scene/scene.ts';
import { circle, rectangle } from '../scene/shapes.ts';
import { type FittedText, fitText, type Limits } from '../text/fitText.ts';
import type { Measure } from '../text/measure.ts';
import { onScale, TYPE_SCALE, type TypeStyle } from '../text/typeStyles.ts';
import { unprintableMessage } from './printable.ts';

/** What is to be set, and which field it comes from. */
export interface Content {
  paragraphs: readonly Paragraph[];
  field?: string | undefined;
}

export interface SetText extends FittedText {
  field?: string | undefined;
}

/** Returns a text of a field as paragraphs to set; none for what isn’t rich text. */
export const toTextContent = (text: string, field?: string): Content => ({
  paragraphs: parseRichText(text)?.paragraphs ?? [],
  field,
});

/** The paper: collects what is drawn, and what could not be. */
export interface Page {
  readonly ops: SceneOp[];
  readonly issues: LayoutIssue[];
  /** Those of the texts that keep the company's own family. */
  readonly wordmarks: Set<SceneOp>;
  readonly links: { box: Box; url: string }[];
  /** Sets a text into a width; place it with `place`. Reports what does not fit or cannot be printed. */
  set(content: Content, style: TypeStyle, width: number, limits?: Limits): SetText;
  /** Draws a set text with its top left at (x, y); returns the y below it. `isContinued`: it's read on with the text before it. */
  place(text: SetText, x: number, y: number, isContinued?: boolean): number;
  /** `set` and `place`. */
  write(content: Content, style: TypeStyle, area: Omit<Box, 'height'>, limits?: Limits): number;
  path(path: Path, paint: Omit<PathOp, 'kind' | 'path'>): void;
  fill(area: Box, color: string, opacity?: number): void;
  image(
    area: Box,
    image: Pick<ImageOp, 'src' | 'alt' | 'clip' | 'focus' | 'whole' | 'isMultiplied' | 'field'>,
  ): void;
  issue(issue: LayoutIssue): void;
}

/** Of faces for display with hairlines, in points. */
const LEAST_DISPLAY = 20;
/** Small print fills its lines. */
const LARGEST_SMALL = 8.5;
const TEXT_FACES: Partial<Record<TypeStyle['face'], TypeStyle['face']>> = {
  serifBold: 'sansBold',
  serifItalic: 'sansItalic',
};

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** Makes an empty page. `hasFullEnds`: of all texts, see `TypeStyle`. `hasFineDisplay`: headings under 20 points are set in the text face. `isScaled`: all sizes are of `TYPE_SCALE`, and no text ends in a few short words. */
export function createPage(
  measure: Measure,
  wordmarkMeasure = measure,
  { hasFullEnds = false, hasFineDisplay = false, isScaled = false } = {},
): Page {
  const ops: SceneOp[] = [];
  const issues: LayoutIssue[] = [];
  let blocks = 0;
  const issue = (found: LayoutIssue) => {
    const isKnown = issues.some(({ field, kind }) => field === found.field && kind === found.kind);
    if (!isKnown) issues.push(found);
  };
  const page: Page = {
    ops,
    issues,
    wordmarks: new Set(),
    links: [],
    issue,
    set(content, given, width, limits = {}) {
      const style = isScaled ? onScale(given) : { ...given, hasPhrases: false };
      const fit = (tried: TypeStyle, paragraphs = content.paragraphs) =>
        fitText(
          paragraphs,
          hasFullEnds
            ? {
                ...tried,
                hasFullEnds,
                hasLongEnds: isScaled && !tried.hasShortEnds && tried.size > LARGEST_SMALL,
              }
            : tried,
          width,
          limits,
          tried.isWordmark ? wordmarkMeasure : measure,
          isScaled ? TYPE_SCALE : undefined,
        );
      const first = style.hasPhrases
        ? withTermsTogether(content.paragraphs, (said) => fit(style, said))
        : fit(style);
      const face = TEXT_FACES[style.face];
      const isTooFine =
        hasFineDisplay && !style.isWordmark && face !== undefined && first.size < LEAST_DISPLAY;
      const fitted = isTooFine
        ? fit({
            ...style,
            face,
            tracking: 0,
            size: Math.min(style.size, LEAST_DISPLAY),
          })
        : first;
      reportTo(issue, fitted, content.field ?? 'company');
      return { ...fitted, field: content.field };
    },
    place(text, x, y, isContinued = false) {
      if (!isContinued) blocks += 1;
      drawText(page, isScaled ? withPlainSpaces(text) : text, x, y, blocks);
      return y + text.height;
    },
    write: (content, style, { x, y, width }, limits) =>
      page.place(page.set(content, style, width, limits), x, y),
    path: (path, paint) => ops.push({ kind: 'path', path: roundedPath(path), ...paint }),
    fill: (area, color, opacity) =>
      page.path(rectangle(area), { fill: color, ...(opacity === undefined ? {} : { opacity }) }),
    image: ({ x, y, width, height }, { clip, ...image }) =>
      ops.push({
        kind: 'image',
        x: hundredth(x),
        y: hundredth(y),
        width: hundredth(width),
        height: hundredth(height),
        ...image,
        clip: roundedPath(clip),
      }),
  };
  return page;
}

/** Sets a heading whose terms of two words aren't broken, where that takes no further line and no smaller size. */
function withTermsTogether(
  paragraphs: readonly Paragraph[],
  fit: (paragraphs: readonly Paragraph[]) => FittedText,
): FittedText {
  const usual = fit(paragraphs);
  const lines = usual.lines.map(({ runs }) => runs.map(({ text }) => text).join(''));
  const isBroken = lines.some(
    (line, index) => /\bdown$/i.test(line) && /^payment\b/i.test(lines[index + 1] ?? ''),
  );
  if (!isBroken) return usual;
  const together = paragraphs.map((paragraph) => ({
    ...paragraph,
    spans: paragraph.spans.map((span) => ({ ...span, text: span.text.replace(TERM, '$1\u00a0$2') })),
  }));
  const whole = fit(together);
  return whole.size === usual.size && whole.height <= usual.height && whole.overflow === 0 ? whole : usual;
}

const TERM = /\b(down) (payment)/gi;

/** Replaces no-break spaces once lines are broken: both are as wide, and a search of the PDF finds only plain ones. */
const withPlainSpaces = (text: SetText): SetText => ({
  ...text,
  lines: text.lines.map((line) => ({
    ...line,
    runs: line.runs.map((run) => ({ ...run, text: run.text.replaceAll('\u00a0', ' ') })),
  })),
});

function reportTo(issue: Page['issue'], { missing, overflow }: FittedText, field: string): void {
  const message = unprintableMessage(missing);
  if (message !== undefined) issue({ field, kind: 'unprintable', message });
  if (overflow > 0) {
    issue({
      field,
      kind: 'too-long',
      message: `Too long for its spot on the flyer. Please shorten it by about ${overflow} ${overflow > 1 ? 'characters' : 'character'}.`,
    });
  }
}

function drawText(page: Page, text: SetText, x: number, y: number, block: number): void {
  const { style, size, width, height, field } = text;
  const area = {
    x: hundredth(x),
    y: hundredth(y),
    width: hundredth(width),
    height: hundredth(height),
  };
  for (const line of text.lines) {
    const free = width - line.indent - line.width;
    const left = x + line.indent + (style.align === 'center' ? free / 2 : style.align === 'right' ? free : 0);
    const baseline = y + line.y;
    if (line.hasBullet) {
      const radius = size * 0.16;
      const dot = circle(left - size * 0.75, baseline - size * 0.28, radius);
      page.path(dot, { fill: style.color === palette.card ? palette.gold : palette.brass });
    }
    for (const run of line.runs) {
      const op: SceneOp = {
        kind: 'text',
        text: run.text,
        x: hundredth(left + run.x),
        y: hundredth(baseline),
        width: hundredth(run.width),
        face: run.face,
        size,
        color: style.color,
        tracking: Math.round((style.tracking ?? 0) * size) / 1000,
        block,
        role: style.role,
        box: area,
        ...(field === undefined ? {} : { field }),
      };
      page.ops.push(op);
      if (style.isWordmark) page.wordmarks.add(op);
    }
  }
}

const roundedPath = (path: Path): Path =>
  path.map(([letter, ...numbers]) => [letter, ...numbers.map(hundredth)] as unknown as Path[number]);

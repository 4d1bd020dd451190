import { type Paragraph, parseRichText } from '../../texts/richText.ts';
import type { LayoutIssue } from '../flyerInput.ts';
import { palette } from '../scene/palette.ts';
import type { Box, ImageOp, Path, PathOp, SceneOp } from '../scene/scene.ts';
import { circle, mapPath, rectangle } from '../scene/shapes.ts';
import { type FittedText, fitText, type Limits } from '../text/fitText.ts';
import type { Measure } from '../text/measure.ts';
import { onScale, TYPE_SCALE, type TypeStyle } from '../text/typeStyles.ts';
import { unprintableMessage } from './printable.ts';

/** Text to set, and the field it comes from. */
export interface Content {
  paragraphs: readonly Paragraph[];
  field?: string | undefined;
}

export interface SetText extends FittedText {
  field?: string | undefined;
}

/** Returns a field's text as paragraphs to set; no paragraphs if it isn't rich text. */
export const toTextContent = (text: string, field?: string): Content => ({
  paragraphs: parseRichText(text)?.paragraphs ?? [],
  field,
});

/** What a rehearsal would draw and report. */
interface Rehearsal<T> {
  result: T;
  /** The issues it would report, apart from those that are already known. */
  issues: readonly LayoutIssue[];
  /** Puts the drawings and issues back on the page. Returns the result. */
  keep(): T;
}

/** The page: collects what is drawn, and the issues found while drawing. */
export interface Page {
  readonly ops: readonly SceneOp[];
  readonly issues: readonly LayoutIssue[];
  /** Operations of text that keeps the company's own family. */
  readonly wordmarks: Set<SceneOp>;
  readonly links: { box: Box; url: string }[];
  /** Sets a text to a width, to be drawn with `place`. Reports text that doesn't fit or can't be printed. */
  set(content: Content, style: TypeStyle, width: number, limits?: Limits): SetText;
  /** Sets a text without reporting anything, for comparing sizes. */
  measure(content: Content, style: TypeStyle, width: number, limits?: Limits): SetText;
  /** Reports the problems of a measured text that is used after all. Returns the text. */
  report(text: SetText): SetText;
  /** Sets a text, or returns undefined and reports nothing if it doesn't fit or can't be printed. */
  setIfWhole(content: Content, style: TypeStyle, width: number, limits?: Limits): SetText | undefined;
  /**
   * Runs `draw`. If it returns nothing or reports an issue, this takes back everything it drew and reported, because another attempt may
   * fit, and returns undefined.
   */
  attempt<T>(draw: () => T | undefined | false): T | undefined;
  /** Runs `draw` and takes back everything it drew and reported, for deciding by its result. */
  rehearse<T>(draw: () => T): Rehearsal<T>;
  /**
   * Draws a set text with its top left corner at (x, y). Returns the y below it. `isContinued` makes it part of the text before it for
   * assistive technology.
   */
  place(text: SetText, x: number, y: number, options?: { isContinued?: boolean }): number;
  /** Does `set` and `place` in one call. */
  write(content: Content, style: TypeStyle, area: Omit<Box, 'height'>, limits?: Limits): number;
  path(path: Path, paint: Omit<PathOp, 'kind' | 'path'>): void;
  fill(area: Box, color: string, opacity?: number): void;
  image(
    area: Box,
    image: Pick<ImageOp, 'src' | 'alt' | 'clip' | 'focus' | 'whole' | 'isMultiplied' | 'field'>,
  ): void;
  issue(issue: LayoutIssue): void;
}

/** The page with its operations, for `layoutFlyer`, which adds to the designs' own. */
export interface DraftPage extends Page {
  readonly ops: SceneOp[];
  readonly issues: LayoutIssue[];
}

/** Minimum size of display faces with hairlines, in points. */
const MIN_DISPLAY = 20;
/** Largest size that counts as small print, which fills its lines. */
const LARGEST_SMALL = 8.5;
const TEXT_FACES: Partial<Record<TypeStyle['face'], TypeStyle['face']>> = {
  serifBold: 'sansBold',
  serifItalic: 'sansItalic',
};

const hundredth = (value: number) => Math.round(value * 100) / 100;

/**
 * Creates an empty page. `hasFullEnds` applies to all texts (see `TypeStyle`). `hasFineDisplay` sets headings under 20 points in the text
 * face. `isScaled` takes all sizes from `TYPE_SCALE`, and no text ends in a few short words.
 */
export function createPage(
  measure: Measure,
  wordmarkMeasure = measure,
  { hasFullEnds = false, hasFineDisplay = false, isScaled = false } = {},
): DraftPage {
  const ops: SceneOp[] = [];
  const issues: LayoutIssue[] = [];
  let blocks = 0;
  const issue = (found: LayoutIssue) => {
    const isKnown = issues.some(({ field, kind }) => field === found.field && kind === found.kind);
    if (!isKnown) issues.push(found);
  };
  const links: DraftPage['links'] = [];
  const page: DraftPage = {
    ops,
    issues,
    wordmarks: new Set(),
    links,
    issue,
    set: (...text) => page.report(page.measure(...text)),
    report(text) {
      reportTo(issue, text, text.field ?? 'company');
      return text;
    },
    setIfWhole: (...text) =>
      page.attempt(() => {
        const whole = page.set(...text);
        return whole.overflow === 0 && whole;
      }),
    attempt(draw) {
      const rehearsal = page.rehearse(draw);
      if (!rehearsal.result || rehearsal.issues.length > 0) return undefined;
      rehearsal.keep();
      return rehearsal.result;
    },
    rehearse(draw) {
      const known = { ops: ops.length, issues: issues.length, links: links.length };
      const result = draw();
      const drawn = ops.splice(known.ops);
      const found = issues.splice(known.issues);
      const linked = links.splice(known.links);
      return {
        result,
        issues: found,
        keep() {
          ops.push(...drawn);
          for (const one of found) issue(one);
          links.push(...linked);
          return result;
        },
      };
    },
    measure(content, given, width, limits = {}) {
      const style = isScaled ? onScale(given) : { ...given, hasPhrases: false };
      const fit = (tried: TypeStyle, paragraphs = content.paragraphs) =>
        fitText(paragraphs, {
          style: hasFullEnds
            ? {
                ...tried,
                hasFullEnds,
                hasLongEnds: isScaled && !tried.hasShortEnds && tried.size > LARGEST_SMALL,
              }
            : tried,
          width,
          limits,
          measure: tried.isWordmark ? wordmarkMeasure : measure,
          scale: isScaled ? TYPE_SCALE : undefined,
        });
      const first = style.hasPhrases
        ? keepTermsTogether(content.paragraphs, (kept) => fit(style, kept))
        : fit(style);
      const face = TEXT_FACES[style.face];
      const isTooFine = hasFineDisplay && !style.isWordmark && face !== undefined && first.size < MIN_DISPLAY;
      const fitted = isTooFine
        ? fit({
            ...style,
            face,
            tracking: 0,
            size: Math.min(style.size, MIN_DISPLAY),
          })
        : first;
      return { ...fitted, field: content.field };
    },
    place(text, x, y, { isContinued = false } = {}) {
      if (!isContinued) blocks += 1;
      drawText(page, isScaled ? withPlainSpaces(text) : text, { x, y, block: blocks });
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

/** Sets a heading without breaking its two-word terms, if that takes no extra line and no smaller size. */
function keepTermsTogether(
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

/** Replaces no-break spaces after line breaking. Both have the same width, and a search in the PDF only finds plain spaces. */
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

function drawText(
  page: DraftPage,
  text: SetText,
  { x, y, block }: { x: number; y: number; block: number },
): void {
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

const roundedPath = (path: Path): Path => mapPath(path, (x, y) => [hundredth(x), hundredth(y)]);

/**
 * `npm run copy`: writes every text that people read (screens, mails, errors, spoken labels) to .cache/copy.md with its
 * reading grade, and prints the median grade of each area. `npm run copy -- --hard 10` prints the texts above a grade.
 */
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CopyText, extractCopy } from './copy/extractCopy.ts';
import { readingGrade } from './copy/readingGrade.ts';
import { CACHE, ROOT } from './lib/paths.ts';
import { quantile } from './lib/quantile.ts';
import { runTool } from './lib/runTool.ts';

const SOURCES = [
  'domain/src/**/*.ts',
  'functions/src/**/*.ts',
  'web/src/**/*.{ts,tsx}',
  'tools/seed/templates/**/*.ts',
];
const NO_COPY = /\.test\.|\/testing\/|web\/src\/illustrations\/|flyer\/(pdf|layout\/fontMetrics)/;

/** Features and concepts that visitors see; the rest is for members. */
const PUBLIC =
  /features\/(home|programs|directory|contact|preapproval|shared-page|site)\/|domain\/src\/(programs|contact|preapproval)\//;

/** Returns the folder that a text belongs to: a feature, a concept or a part of the functions. */
const toArea = (file: string): string =>
  /^(web\/src\/(features\/)?[\w-]+|(domain|functions)\/src\/[\w-]+|tools\/seed)/.exec(file)?.[0] ?? file;

interface GradedText extends CopyText {
  grade: number | undefined;
}

function loadCopy(): GradedText[] {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !NO_COPY.test(file));
  return files
    .sort()
    .flatMap((file) => extractCopy(file, readFileSync(join(ROOT, file), 'utf8')))
    .map((one) => ({ ...one, grade: readingGrade(one.text) }));
}

const grades = (texts: GradedText[]): number[] =>
  texts.flatMap(({ grade }) => (grade === undefined ? [] : [grade])).sort((a, b) => a - b);

function toFigures(name: string, texts: GradedText[]): string {
  const graded = grades(texts);
  const hard = graded.filter((grade) => grade > 10).length;
  const middle = graded.length === 0 ? '-' : quantile(graded, 0.5).toFixed(1);
  return `${name.padEnd(36)} ${String(texts.length).padStart(6)} ${middle.padStart(8)} ${String(hard).padStart(8)}`;
}

function toList(texts: GradedText[]): string {
  const lines = texts.map(({ line, text, grade }) => `- ${grade?.toFixed(1) ?? '-'} | ${line} | ${text}`);
  return lines.join('\n');
}

await runTool(async () => {
  const { values } = parseArgs({ options: { hard: { type: 'string' } } });
  const texts = loadCopy();
  const byFile = Map.groupBy(texts, ({ file }) => file);
  const report = join(CACHE, 'copy.md');
  await mkdir(CACHE, { recursive: true });
  await writeFile(report, [...byFile].map(([file, some]) => `## ${file}\n${toList(some)}\n`).join('\n'));

  console.log(
    `${'area'.padEnd(36)} ${'texts'.padStart(6)} ${'median'.padStart(8)} ${'above 10'.padStart(8)}`,
  );
  for (const [area, some] of Map.groupBy(texts, ({ file }) => toArea(file))) {
    console.log(toFigures(area, some));
  }
  const publicTexts = texts.filter(({ file }) => PUBLIC.test(file));
  console.log(toFigures('PUBLIC PAGES', publicTexts));
  console.log(toFigures('EVERYTHING', texts));
  if (values.hard !== undefined) {
    const limit = Number(values.hard);
    for (const { file, line, text, grade } of texts) {
      if (grade !== undefined && grade > limit) console.log(`${grade.toFixed(1)} ${file}:${line} ${text}`);
    }
  }
  console.log(`\nAll texts: ${report}`);
  return 0;
});

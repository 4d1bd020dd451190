import { expect, it } from 'vitest';
import { programSections } from './programSections.ts';

it('shows one picture on each program’s page, another one for each program', () => {
  const pictures = Object.values(programSections).map((sections) =>
    sections.flatMap((section) => ('scene' in section && section.scene ? [section.scene.src] : [])),
  );
  expect(pictures.map((onPage) => onPage.length)).toEqual(pictures.map(() => 1));
  expect(new Set(pictures.flat()).size).toBe(pictures.length);
});

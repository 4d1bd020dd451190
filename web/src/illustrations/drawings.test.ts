import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTRAIT_COUNT, portraitId } from '@brokerage/domain/directory/portraitId';
import { expect, it } from 'vitest';
import { drawings } from './drawings.ts';

const FOLDER = join(import.meta.dirname, 'drawn');

it('has drawn every scene as its parts are now (npm run draw)', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(drawings).map((name) => `${name}.svg`));
  for (const [name, draw] of Object.entries(drawings)) {
    expect(readFileSync(join(FOLDER, `${name}.svg`), 'utf8'), name).toBe(draw());
  }
});

it('draws well-formed pictures without anything that runs or is fetched', () => {
  for (const [name, draw] of Object.entries(drawings)) {
    const document = new DOMParser().parseFromString(draw(), 'image/svg+xml');
    expect(document.querySelector('parsererror'), name).toBeNull();
    expect(draw(), name).not.toMatch(/NaN|undefined|<script|href=/);
  }
});

it('shows the same person for the same id, one that is drawn', () => {
  const ids = Array.from({ length: 400 }, (_, index) => portraitId(`officer-${index}`));
  const drawn = drawings.portraits?.() ?? '';
  expect(portraitId('maya-torres')).toBe(portraitId('maya-torres'));
  expect(new Set(ids).size).toBe(PORTRAIT_COUNT);
  for (const id of new Set(ids)) expect(drawn).toContain(`<symbol id="${id}"`);
});

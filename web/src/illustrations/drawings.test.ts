import { PORTRAIT_COUNT, portraitId } from '@brokerage/domain/directory/portraitId';
import { expect, it } from 'vitest';
import { drawings } from './drawings.ts';

it('draws well-formed pictures without scripts or external resources', () => {
  for (const [name, draw] of Object.entries(drawings)) {
    const document = new DOMParser().parseFromString(draw(), 'image/svg+xml');
    expect(document.querySelector('parsererror'), name).toBeNull();
    expect(draw(), name).not.toMatch(/NaN|undefined|<script|href=/);
  }
});

it('shows the same available person for the same id', () => {
  const ids = Array.from({ length: 400 }, (_, index) => portraitId(`officer-${index}`));
  const drawn = drawings.portraits?.() ?? '';
  expect(portraitId('maya-torres')).toBe(portraitId('maya-torres'));
  expect(new Set(ids).size).toBe(PORTRAIT_COUNT);
  for (const id of new Set(ids)) expect(drawn).toContain(`<symbol id="${id}"`);
});

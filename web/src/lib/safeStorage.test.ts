import { afterEach, expect, it, vi } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from './safeStorage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps texts and values, each where it belongs', () => {
  expect(safeLocalStorage.setItem('name', 'Ana')).toBe(true);
  expect(safeSessionStorage.setJson('place', { height: 3 })).toBe(true);
  expect(safeLocalStorage.getItem('name')).toBe('Ana');
  expect(safeSessionStorage.getItem('name')).toBeNull();
  expect(safeSessionStorage.getJson('place')).toEqual({ height: 3 });
  safeSessionStorage.removeItem('place');
  expect(safeSessionStorage.getJson('place')).toBeNull();
});

it('has nothing for a text that is no JSON', () => {
  localStorage.setItem('place', '{"height":');
  expect(safeLocalStorage.getJson('place')).toBeNull();
});

it('is empty and says that nothing was stored when the room is used up', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(safeLocalStorage.setJson('place', {})).toBe(false);
});

it('is empty where naming the storage throws', () => {
  const name = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(safeSessionStorage.setItem('name', 'Ana')).toBe(false);
  expect(safeSessionStorage.getItem('name')).toBeNull();
  expect(safeSessionStorage.getJson('name')).toBeNull();
  expect(() => safeSessionStorage.removeItem('name')).not.toThrow();
  name.mockRestore();
});

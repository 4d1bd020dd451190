import { afterEach, expect, it, vi } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from './safeStorage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('stores texts and values in their own places', () => {
  expect(safeLocalStorage.setItem('name', 'Ana')).toBe(true);
  expect(safeSessionStorage.setJson('place', { height: 3 })).toBe(true);
  expect(safeLocalStorage.getItem('name')).toBe('Ana');
  expect(safeSessionStorage.getItem('name')).toBeNull();
  expect(safeSessionStorage.getJson('place')).toEqual({ height: 3 });
  safeSessionStorage.removeItem('place');
  expect(safeSessionStorage.getJson('place')).toBeNull();
});

it('returns nothing for invalid JSON', () => {
  localStorage.setItem('place', '{"height":');
  expect(safeLocalStorage.getJson('place')).toBeNull();
});

it('is empty, and reports a failed write, when the storage is full', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(safeLocalStorage.setJson('place', {})).toBe(false);
});

it('is empty if accessing the storage throws', () => {
  const name = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(safeSessionStorage.setItem('name', 'Ana')).toBe(false);
  expect(safeSessionStorage.getItem('name')).toBeNull();
  expect(safeSessionStorage.getJson('name')).toBeNull();
  expect(() => safeSessionStorage.removeItem('name')).not.toThrow();
  name.mockRestore();
});

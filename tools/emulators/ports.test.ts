import { afterEach, describe, expect, it, vi } from 'vitest';
import { isUsableOffset, portOffset, portsAt, portsInUse, TEST_PORT_OFFSET } from './ports.ts';

afterEach(() => vi.unstubAllEnvs());

describe('portsAt', () => {
  it('has the documented ports without an offset', () => {
    expect(portsAt(0)).toMatchObject({
      hosting: 5000,
      auth: 9099,
      firestore: 8080,
      functions: 5001,
      storage: 9199,
    });
  });

  it('keeps the test ports separate from those of a dev session', () => {
    const dev = Object.values(portsAt(0));
    const tests = Object.values(portsAt(TEST_PORT_OFFSET));
    expect(new Set([...dev, ...tests]).size).toBe(dev.length + tests.length);
  });

  it.each([-1, 1.5, Number.NaN, 60_000])('rejects the offset %s', (offset) => {
    expect(() => portsAt(offset)).toThrow('whole number');
  });

  it.each([
    [1000, 'hosting on port 6000', 1001],
    [2000, 'firestore on port 10080', 2001],
    [827, 'vite on port 6000', 828],
    [1669, 'hosting on port 6669', 1670],
  ])('rejects the offset %s, %s, and suggests the nearest that works', (offset, what, nearest) => {
    expect(() => portsAt(offset)).toThrow(what);
    expect(() => portsAt(offset)).toThrow(`Use EMULATOR_PORT_OFFSET=${nearest} instead.`);
    expect(() => portsAt(nearest)).not.toThrow();
  });

  it.each([5060, 5061, 6000, 6566, 6665, 6669, 6697, 10_080])('fetch rejects port %s', async (port) => {
    // Rejected before anything is sent.
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
      cause: { message: 'bad port' },
    });
    expect(isUsableOffset(port - portsAt(0).hosting)).toBe(false);
  });
});

describe('portOffset', () => {
  it('is the fallback without the variable, otherwise the variable', () => {
    vi.stubEnv('EMULATOR_PORT_OFFSET', '');
    expect(portOffset(7000)).toBe(7000);
    vi.stubEnv('EMULATOR_PORT_OFFSET', '11000');
    expect(portOffset(7000)).toBe(11_000);
  });
});

describe('portsInUse', () => {
  it('adds the extra ports of an emulator', () => {
    expect(portsInUse(0, ['auth'])).toEqual([
      ['hub', 4400],
      ['auth', 9099],
    ]);
    expect(portsInUse(0, ['firestore', 'functions']).map(([name]) => name)).toEqual([
      'hub',
      'firestore',
      'functions',
      'firestoreWebsocket',
      'eventarc',
      'tasks',
    ]);
    expect(portsInUse(0, ['hosting'])).toEqual([
      ['hub', 4400],
      ['hosting', 5000],
      ['hostingSecond', 5005],
      ['secondSite', 5010],
    ]);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { portOffset, portsAt, portsInUse, TEST_PORT_OFFSET } from './ports.ts';

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

  it('keeps the test ports apart from those of a dev session', () => {
    const dev = Object.values(portsAt(0));
    const tests = Object.values(portsAt(TEST_PORT_OFFSET));
    expect(new Set([...dev, ...tests]).size).toBe(dev.length + tests.length);
  });

  it.each([-1, 1.5, Number.NaN, 60_000])('refuses the offset %s', (offset) => {
    expect(() => portsAt(offset)).toThrow('whole number');
  });
});

describe('portOffset', () => {
  it('is the fallback without the variable, and the variable with it', () => {
    vi.stubEnv('EMULATOR_PORT_OFFSET', '');
    expect(portOffset(7000)).toBe(7000);
    vi.stubEnv('EMULATOR_PORT_OFFSET', '11000');
    expect(portOffset(7000)).toBe(11_000);
  });
});

describe('portsInUse', () => {
  it('adds the ports that come along with an emulator', () => {
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
  });
});

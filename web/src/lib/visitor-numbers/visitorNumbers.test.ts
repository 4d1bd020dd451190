import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downAt, downShareAt, numbersWithin } from './useVisitorNumbers.ts';
import {
  forgetNumbers,
  NUMBERS_KEY,
  onNumbersChange,
  rememberNumbers,
  visitorNumbers,
} from './visitorNumbers.ts';

beforeEach(forgetNumbers);
afterEach(() => vi.restoreAllMocks());

describe('a visitor’s inputs', () => {
  it('add up over the pages, as the same object until they change', () => {
    rememberNumbers({ price: 525_000 });
    rememberNumbers({ rate: 6.5 });
    expect(visitorNumbers()).toEqual({ price: 525_000, rate: 6.5 });
    expect(visitorNumbers()).toBe(visitorNumbers());
  });

  it('include one down payment: in dollars or in percent, as last entered', () => {
    rememberNumbers({ down: 50_000 });
    rememberNumbers({ downShare: 10 });
    expect(visitorNumbers()).toEqual({ downShare: 10 });
    rememberNumbers({ price: 600_000 });
    rememberNumbers({ down: 40_000 });
    expect(visitorNumbers()).toEqual({ price: 600_000, down: 40_000 });
    rememberNumbers({ down: undefined });
    expect(visitorNumbers()).toEqual({ price: 600_000 });
  });

  it.each([{ price: 0 }, { price: 1e9 }, { rate: 31 }, { downShare: 100 }, { county: 'x'.repeat(61) }])(
    'never include %j',
    (wrong) => {
      rememberNumbers(wrong);
      expect(visitorNumbers()).toEqual({});
      expect(sessionStorage.getItem(NUMBERS_KEY)).toBeNull();
    },
  );

  it('notify listeners, also when Back restores a page', () => {
    const listener = vi.fn();
    const stop = onNumbersChange(listener);
    rememberNumbers({ price: 525_000 });
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    forgetNumbers();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('stay with the page if the browser has no storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    rememberNumbers({ price: 525_000 });
    expect(visitorNumbers()).toEqual({ price: 525_000 });
    forgetNumbers();
    expect(visitorNumbers()).toEqual({});
  });
});

describe('stored numbers', () => {
  it.each([
    '{',
    'null',
    '7',
    '"text"',
    '{"numbers":{"price":525000}}',
    '{"version":2,"numbers":{"price":525000}}',
    '{"version":1,"numbers":null}',
    '{"version":1}',
  ])('are ignored if stored as %s', (text) => {
    sessionStorage.setItem(NUMBERS_KEY, text);
    expect(visitorNumbers()).toEqual({});
  });

  it('are used as far as they can be read', () => {
    const numbers = { price: '525000', down: -5, rate: 6.5, term: null, county: 7, state: 'NJ', other: 3 };
    sessionStorage.setItem(NUMBERS_KEY, JSON.stringify({ version: 1, numbers }));
    expect(visitorNumbers()).toEqual({ rate: 6.5, state: 'NJ' });
  });
});

describe('a page', () => {
  const ranges = { price: [150_000, 3_000_000], downShare: [3, 50] } as const;

  it('uses what its own fields accept', () => {
    expect(numbersWithin({ price: 525_000, downShare: 10, rate: 6 }, ranges, 500_000)).toEqual({
      price: 525_000,
      downShare: 10,
    });
    expect(numbersWithin({ price: 90_000, downShare: 60 }, ranges, 500_000)).toEqual({});
  });

  it('validates dollars down against its price', () => {
    expect(numbersWithin({ down: 250_000 }, ranges, 500_000)).toEqual({ down: 250_000 });
    expect(numbersWithin({ down: 250_001 }, ranges, 500_000)).toEqual({});
    expect(numbersWithin({ price: 1_000_000, down: 250_001 }, ranges, 500_000)).toEqual({
      price: 1_000_000,
      down: 250_001,
    });
  });

  it('keeps dollars down exactly at any price', () => {
    for (const price of [537_000, 2_999_999]) {
      const share = downShareAt({ down: 100_001 }, price) ?? 0;
      expect(Math.round((price * share) / 100)).toBe(100_001);
    }
    expect(downAt({ downShare: 10 }, 525_000)).toBe(52_500);
  });

  it('accepts no down payment that pays for the whole home', () => {
    expect(downAt({ down: 100_000 }, 90_000)).toBeUndefined();
    expect(downAt({ down: 100_000 }, undefined)).toBe(100_000);
  });
});

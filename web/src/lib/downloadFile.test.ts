import { afterEach, expect, it, vi } from 'vitest';
import { saveCalendarEntry } from './downloadFile.ts';

const saved = vi.fn(() => 'blob:entry');
vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));

afterEach(() => {
  vi.restoreAllMocks();
  saved.mockClear();
});

it('saves a calendar entry', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  expect(await saveCalendarEntry('call.ics', () => Promise.resolve('BEGIN:VCALENDAR'))).toBe(true);
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ type: 'text/calendar;charset=utf-8' }));
});

it('reports where nothing could be written, and loads nothing offline', async () => {
  expect(await saveCalendarEntry('call.ics', () => Promise.reject(new Error('not loaded')))).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const write = vi.fn(() => Promise.resolve(''));
  expect(await saveCalendarEntry('call.ics', write)).toBe(false);
  expect(write).not.toHaveBeenCalled();
  expect(saved).not.toHaveBeenCalled();
});

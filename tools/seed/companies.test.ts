import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hoursOn } from '@brokerage/domain/schedule/businessHours';
import { callbackTimes, toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import { formatWeekHours } from '@brokerage/domain/schedule/formatWeekHours';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isUploadPath } from '../../functions/src/pictures/uploadedPath.ts';
import { ROOT, SEED } from '../lib/paths.ts';
import { seededCompany } from './directory.ts';
import { HARBORVIEW_MARK, REALTOR_LOGO, seededMark } from './seededPictures.ts';
import { HARBORVIEW, LARKFIELD, tenants } from './tenants.ts';

it.each(tenants.map(({ id }) => id))('%s keeps its stated hours', (id) => {
  const { hours, schedule } = seededCompany(id);
  expect(formatWeekHours(schedule.week)).toBe(hours);
});

it.each(tenants.map(({ id }) => id))('%s offers calls while its office is open', (id) => {
  const { schedule } = seededCompany(id);
  const times = callbackTimes(new Date('2026-11-23T11:00:00Z'), schedule);
  expect(times.length).toBeGreaterThan(0);
  for (const { value } of times) {
    const { from, to } = toCallbackPeriod(value, schedule.time_zone) ?? {};
    const hours = hoursOn(value.slice(0, 10), schedule);
    expect(from?.getTime()).toBeGreaterThanOrEqual(hours?.opens.getTime() ?? Number.NaN);
    expect(to?.getTime()).toBeLessThanOrEqual(hours?.closes.getTime() ?? Number.NaN);
  }
});

it('the companies don’t look alike', () => {
  const [one, other] = [seededCompany(LARKFIELD), seededCompany(HARBORVIEW)];
  expect(one.colors).not.toEqual(other.colors);
  expect(one.headings).not.toBe(other.headings);
  expect(one.mark).toBe('');
  expect(other.mark).toBe(seededMark(0));
});

it.each([
  ['the second company’s mark', HARBORVIEW_MARK, HARBORVIEW],
  ['a realtor’s logo', REALTOR_LOGO, LARKFIELD],
] as const)(
  'the export has %s as a published upload, drawn from the SVG',
  async (_name, picture, tenantId) => {
    expect(isUploadPath(picture.path, tenantId)).toBe(true);
    const folder = join(SEED, 'storage_export');
    const records = readdirSync(join(folder, 'metadata')).map((file) => {
      const text = readFileSync(join(folder, 'metadata', file), 'utf8');
      return { blob: file.replace(/\.json$/, ''), record: JSON.parse(text) as { name: string } };
    });
    const upload = records.find(({ record }) => record.name === picture.path);
    expect(upload?.record).toMatchObject({
      contentType: 'image/png',
      customMetadata: { picture_check: 'passed' },
    });
    const stored = sharp(join(folder, 'blobs', upload?.blob ?? ''));
    const drawn = sharp(join(ROOT, picture.drawing), { density: 288 });
    const [one, other] = await Promise.all(
      [stored, drawn].map((each) => each.resize(64, 64, { fit: 'fill' }).ensureAlpha().raw().toBuffer()),
    );
    const far = [...(one ?? [])].filter((value, index) => Math.abs(value - (other?.[index] ?? 0)) > 60);
    expect(one?.length).toBe(64 * 64 * 4);
    expect(far.length).toBeLessThan(400);
  },
);

import { expect, test } from 'vitest';
import {
  isChanged,
  keepMine,
  mergeStored,
  openForm,
  takeTheirs,
  withChanges,
} from '../../ui/forms/record/recordForm.ts';
import { companyErrors } from './companyErrors.ts';
import { sampleSettings } from './testing/sampleSettings.ts';

const stored = { ...sampleSettings, licence_lines: ['New Jersey'] };

test('untouched fields follow the record, and nothing needs saving', () => {
  const form = mergeStored(openForm(stored), { ...stored, nmls_id: '1992009' });
  expect(form.values.nmls_id).toBe('1992009');
  expect(form.conflicts).toEqual([]);
  expect(isChanged(form)).toBe(false);
});

test('keeps input, and reports a conflict if both changed a field, until it’s resolved', () => {
  const mine = withChanges(openForm(stored), { nmls_id: '1992004', phone: '(973) 555-0100' });
  const form = mergeStored(mine, { ...stored, nmls_id: '1992009', company_name: 'Larkfield Loans' });
  expect(form.values).toMatchObject({
    nmls_id: '1992004',
    phone: '(973) 555-0100',
    company_name: 'Larkfield Loans',
  });
  expect(form.conflicts).toEqual(['nmls_id']);
  // Still an error after another field has changed.
  const later = mergeStored(form, { ...form.stored, mailbox: 'mail@larkfield.example' });
  expect(later.conflicts).toEqual(['nmls_id']);
  const theirs = takeTheirs(later, 'nmls_id');
  expect(theirs.values.nmls_id).toBe('1992009');
  expect(theirs.conflicts).toEqual([]);
});

test('a kept version is no longer a conflict until the field changes elsewhere again', () => {
  const mine = withChanges(openForm(stored), { nmls_id: '1992004' });
  const kept = keepMine(mergeStored(mine, { ...stored, nmls_id: '1992009' }), 'nmls_id');
  expect(kept.values.nmls_id).toBe('1992004');
  expect(kept.conflicts).toEqual([]);
  expect(mergeStored(kept, { ...kept.stored, mailbox: 'a@larkfield.example' }).conflicts).toEqual([]);
  expect(mergeStored(kept, { ...kept.stored, nmls_id: '1992008' }).conflicts).toEqual(['nmls_id']);
});

test('merges different parts of one field; changes to the same part conflict', () => {
  const { office_schedule: before } = stored;
  const hours = { opens: '10:00', closes: '13:00' };
  const mine = withChanges(openForm(stored), {
    office_schedule: { ...before, week: { ...before.week, saturday: hours } },
  });
  const merged = mergeStored(mine, { ...stored, office_schedule: { ...before, holidays: [] } });
  expect(merged.conflicts).toEqual([]);
  expect(merged.values.office_schedule.week.saturday).toEqual(hours);
  expect(merged.values.office_schedule.holidays).toEqual([]);
  const theirs = { ...before, week: { ...before.week, saturday: { opens: '09:00', closes: '12:00' } } };
  const both = mergeStored(mine, { ...stored, office_schedule: theirs });
  expect(both.conflicts).toEqual(['office_schedule']);
  expect(both.values.office_schedule.week.saturday).toEqual(hours);
});

test('its own save returns as the record without a conflict or anything to save', () => {
  const mine = withChanges(openForm(stored), { licence_lines: ['New Jersey', 'Maine'] });
  expect(isChanged(mine)).toBe(true);
  const saved = mergeStored(mine, { ...stored, licence_lines: ['New Jersey', 'Maine'] });
  expect(saved.conflicts).toEqual([]);
  expect(isChanged(saved)).toBe(false);
});

test('errors are shown at their fields', () => {
  expect(companyErrors(stored)).toEqual({});
  expect(
    companyErrors({ ...stored, nmls_id: 'A1', mailbox: 'x', licence_lines: ['New Jersey', ' '] }),
  ).toEqual({
    nmls_id: 'Digits only',
    mailbox: 'Invalid email address',
    'licence_lines.1': 'License line is required',
  });
});

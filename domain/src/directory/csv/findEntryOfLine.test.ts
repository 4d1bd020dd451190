import { expect, it } from 'vitest';
import { type OfficerRecord, officerRecordSchema } from '../officer.ts';
import { findEntryOfLine } from './findEntryOfLine.ts';

const entry = (id: string, changes: object = {}): OfficerRecord =>
  officerRecordSchema.parse({
    id,
    name: id,
    email: `${id}@larkfield.example`,
    phone: '(973) 555-0101',
    nmls: '',
    title: 'Loan Officer',
    bio: '',
    branchId: 'main',
    ...changes,
  });
const maya = entry('maya', { nmls: '0190001' });
const gus = entry('gus', { has_left: true, nmls: '190009' });

it('prefers the id over the email, and reports an unknown id', () => {
  expect(findEntryOfLine({ id: ' maya ', email: 'ben@larkfield.example' }, [maya, entry('ben')])).toBe(maya);
  expect(findEntryOfLine({ id: 'mya', email: maya.email }, [maya])).toEqual({
    column: 'id',
    message: 'No entry has this id',
  });
});

it('finds an entry by its email in any spelling', () => {
  expect(findEntryOfLine({ email: ' MAYA@Larkfield.example' }, [entry('ben'), maya])).toBe(maya);
});

it('matches no entry if neither has an email', () => {
  expect(findEntryOfLine({ name: 'Ana Reyes' }, [{ ...entry('ben'), email: '' }])).toBeUndefined();
});

it('asks for the id if several entries have the email', () => {
  const twins = [maya, entry('maya-2', { email: maya.email })];
  expect(findEntryOfLine({ email: maya.email }, twins)).toMatchObject({ column: 'id' });
  expect(findEntryOfLine({ email: maya.email, id: 'maya-2' }, twins)).toBe(twins[1]);
});

it('reactivates a former officer only if the line names their id', () => {
  expect(findEntryOfLine({ email: gus.email }, [gus])).toMatchObject({ column: 'email' });
  expect(findEntryOfLine({ id: 'gus' }, [gus])).toBe(gus);
  // The address belongs to a current officer.
  const successor = entry('gus-2', { email: gus.email });
  expect(findEntryOfLine({ email: gus.email }, [gus, successor])).toBe(successor);
});

it('creates no second entry for an NMLS number, with or without leading zeros', () => {
  const line = { email: 'new@larkfield.example', nmls: '190001' };
  expect(findEntryOfLine(line, [maya])).toEqual({ column: 'nmls', message: 'maya has this NMLS number' });
  expect(findEntryOfLine({ ...line, nmls: '190009' }, [gus])).toBeUndefined();
  expect(findEntryOfLine({ ...line, nmls: '0' }, [entry('ben')])).toBeUndefined();
});

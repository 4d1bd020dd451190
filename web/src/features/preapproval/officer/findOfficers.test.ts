import { describe, expect, it } from 'vitest';
import { findOfficers, resolveOfficer } from './findOfficers.ts';

const OFFICERS = [
  { id: 'maya', name: 'Maya Torres', nmls: '1990101' },
  { id: 'marcus', name: 'Marcus Bell', nmls: '1990102' },
  { id: 'sofia', name: 'Sofia Almeida', nmls: '1990103' },
  { id: 'jose', name: "José O'Brien", nmls: '1990104' },
  { id: 'ana', name: 'Ana Silva', nmls: '1990105' },
  { id: 'anais', name: 'Anais Silva', nmls: '1990106' },
];

const found = (typed: string) => findOfficers(OFFICERS, typed).map(({ id }) => id);

describe('findOfficers', () => {
  it.each([
    ['Almeida, Sofia', ['sofia']],
    ['Sofía', ['sofia']],
    ['  SOFIA   alm ', ['sofia']],
    ['1990103', ['sofia']],
    ['NMLS #1990103', ['sofia']],
    ['nmls1990103', ['sofia']],
    ['Sofia Almeida, NMLS #1990103', ['sofia']],
    ['jose obrien', ['jose']],
    ['O’Brien', ['jose']],
    ['ma', ['maya', 'marcus']],
    ['Sofia Torres', []],
    ['Zelda', []],
    ['', OFFICERS.map(({ id }) => id)],
  ])('finds officers by %j', (typed, ids) => expect(found(typed)).toEqual(ids));
});

describe('resolveOfficer', () => {
  it.each([
    ['maya', 'maya'],
    ['Almeida, Sofia', 'sofia'],
    ['Ana Silva', 'ana'],
    ['ma', undefined],
    ['silva', undefined],
    ['Zelda', undefined],
    [' , ', undefined],
    ['', undefined],
  ])('matches %j with %s', (typed, id) => expect(resolveOfficer(OFFICERS, typed)?.id).toBe(id));

  it('asks if two have the same name', () => {
    const twins = [...OFFICERS, { id: 'other', name: 'Maya Torres', nmls: '1990199' }];
    expect(resolveOfficer(twins, 'Maya Torres')).toBeUndefined();
    expect(resolveOfficer(twins, '1990199')?.id).toBe('other');
  });
});

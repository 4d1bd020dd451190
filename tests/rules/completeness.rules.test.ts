import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAdministrator, ROLES } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { SERVER_IDLE_LIMIT_S, SESSION_MAX_AGE_S } from '@brokerage/domain/security/sessionLimits';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { pathOfRow, ROWS } from './accessMatrix.ts';
import { emulatorAt, readRules } from './rulesWorld.ts';

/** The full path of every `match` in a rules file that allows or explicitly denies something. */
function matchedPaths(rules: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const line of rules.split('\n').map((text) => text.replace(/\/\/.*/, '').trim())) {
    const path = /^match (\S+) \{$/.exec(line)?.[1];
    if (/^allow /.test(line))
      found.push(open.join('').replace(/^\/(databases\/\{database\}\/documents|b\/\{bucket\}\/o)\//, ''));
    if (line.endsWith('{')) open.push(path ?? '');
    else if (line === '}') open.pop();
  }
  expect(open).toEqual([]);
  return [...new Set(found)];
}

const storageSpec = readFileSync(join(import.meta.dirname, 'storage.rules.test.ts'), 'utf8');
const hasSpec = {
  'firestore.rules': (path: string) => ROWS.some((row) => pathOfRow(row) === path),
  // In quotes, so that a path isn't found within a longer one.
  'storage.rules': (path: string) => storageSpec.includes(`'${path}'`),
};

/** The collection names in a path: tenants/branches for tenants/larkfield/branches/clifton-nj. */
const toCollections = (path: string) =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

/** The first list of roles in that function of the rules. */
function rolesListedIn(rules: string, name: string): string[] {
  const body = rules.slice(rules.indexOf(`function ${name}(`));
  const list = /role in \[([^\]]*)\]/.exec(body)?.[1] ?? '';
  return list.split(',').map((role) => role.trim().replaceAll("'", ''));
}

describe.each(['firestore.rules', 'storage.rules'] as const)('%s', (file) => {
  const rules = readRules(file);

  it('has rows or a spec for every path', () => {
    const all = matchedPaths(rules);
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((path) => !hasSpec[file](path))).toEqual([]);
  });

  it('allows nothing below a recursive wildcard', () => {
    const wide = rules.split(/(?=\bmatch )/).filter((block) => /^match \S*=\*\*/.test(block));
    for (const block of wide) expect(block).toMatch(/allow read, write: if false;/);
  });

  it('has the same session limits as domain', () => {
    const limits = [...rules.matchAll(/(?:authTime|age|1000) <= (\d+)/g)].map(([, seconds]) =>
      Number(seconds),
    );
    expect(new Set(limits)).toEqual(new Set([SESSION_MAX_AGE_S, SERVER_IDLE_LIMIT_S]));
  });

  it('contains no debug calls', () => expect(rules).not.toContain('debug('));
});

describe('firestore.rules', () => {
  const rules = readRules('firestore.rules');

  it('compiles', async () => {
    const load = (text: string) =>
      initializeTestEnvironment({
        projectId: 'demo-rules-compile',
        firestore: { ...emulatorAt('FIRESTORE_EMULATOR_HOST'), rules: text },
      });
    await expect(load(`${rules}}`)).rejects.toThrow(); // the emulator does complain when they don't
    await (await load(rules)).cleanup();
  });

  it('has rows for every collection in domain', () => {
    // Locations in Storage, which has no table.
    const inStorage = new Set([
      'userUploads',
      'headshots',
      'realtorPhotos',
      'sealedPictures',
      'flyerFiles',
      'auditAnchors',
      'auditHourAnchors',
    ]);
    const ofFirestore = Object.entries(paths).filter(([name]) => !inStorage.has(name));
    const known = ofFirestore.map(([, path]) => {
      if (typeof path === 'string') return path;
      return typeof path === 'function' ? path('a', 'b', 'c') : path.one('a', 'b');
    });
    const inRows = new Set(ROWS.map((row) => toCollections(pathOfRow(row))));
    expect(known.length).toBeGreaterThan(15);
    expect(known.filter((path) => !inRows.has(toCollections(path)))).toEqual([]);
  });

  it('counts the same roles as administrators as domain does', () => {
    expect(rolesListedIn(rules, 'hasAdministratorRole')).toEqual(ROLES.filter(isAdministrator));
  });

  it('has the same roles as domain', () => {
    expect(rolesListedIn(rules, 'hasKnownRole')).toEqual([...ROLES]);
  });
});

describe('storage.rules', () => {
  it('has the same roles as domain', () => {
    expect(rolesListedIn(readRules('storage.rules'), 'isMember')).toEqual([...ROLES]);
  });
});

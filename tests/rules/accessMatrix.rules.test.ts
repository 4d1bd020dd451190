import {
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentPath, getFixture } from './accessFixtures.ts';
import { mayDo, ROWS, type Row, VERBS, type Verb } from './accessMatrix.ts';
import type { Target } from './accessRecords.ts';
import {
  getForeignTenant,
  getHomeTenant,
  getUid,
  PERSONA_NAMES,
  type PersonaName,
  type TenantName,
} from './personas.ts';
import { rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('matrix', 'before all');

/** One persona trying one verb of one row in one tenant. */
interface Cell {
  name: PersonaName;
  verb: Verb;
  where: 'own tenant' | 'foreign tenant';
  tenantId: TenantName;
  verdict: 'may' | 'may not';
}

function toCells(row: Row): Cell[] {
  return VERBS.flatMap((verb) =>
    PERSONA_NAMES.flatMap((name) =>
      (['own tenant', 'foreign tenant'] as const)
        .filter((where) => where === 'own tenant' || !getFixture(row).homeOnly)
        .map((where) => {
          const tenantId = where === 'own tenant' ? getHomeTenant(name) : getForeignTenant(name);
          return {
            name,
            verb,
            where,
            tenantId,
            verdict: mayDo(row, verb, name, tenantId) ? 'may' : 'may not',
          };
        }),
    ),
  );
}

/** Every cell has its own document, so that all can be tried at once. */
const toTarget = ({ name, tenantId }: Cell, use: 'kept' | 'deleted' | 'created'): Target => ({
  tenantId,
  id: `${name}-${use}`,
  uid: getUid(name) ?? 'nobody',
});

function attempt(row: Row, cell: Cell): Promise<unknown> {
  const db = world.as(cell.name);
  const fixture = getFixture(row);
  const kept = toTarget(cell, 'kept');
  const at = (target: Target) => doc(db, documentPath(row, target));
  switch (cell.verb) {
    case 'get':
      return getDoc(at(kept));
    case 'list':
      return getDocs(query(at(kept).parent, ...fixture.query(kept)));
    case 'list of all tenants':
      return getDocs(query(collectionGroup(db, at(kept).parent.id), ...fixture.query(kept)));
    case 'create': {
      const created = toTarget(cell, 'created');
      return setDoc(at(created), fixture.record(created));
    }
    case 'update':
      return updateDoc(at(kept), fixture.change);
    case 'delete':
      return deleteDoc(at(toTarget(cell, 'deleted')));
  }
}

async function toOutcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'may';
  } catch (error) {
    const { code } = error as { code?: string };
    return code === 'permission-denied' ? 'may not' : `failed: ${String(error)}`;
  }
}

/** The documents that the cells need, except the personas' own role records, which already exist. */
async function seed(row: Row, cells: Cell[]): Promise<void> {
  const { record, above } = getFixture(row);
  const documents: Record<string, object> = {};
  for (const cell of cells) {
    for (const use of ['kept', 'deleted', 'created'] as const) {
      const target = toTarget(cell, use);
      const path = documentPath(row, target);
      if (above) documents[path.split('/').slice(0, -2).join('/')] = above(target);
      if (use !== 'created' && row !== 'user_roles/{uid} of the person') documents[path] = record(target);
    }
  }
  await world.given(documents);
}

describe.each(ROWS)('%s', (row) => {
  const cells = toCells(row);
  const outcomes = new Map<Cell, string>();

  beforeAll(async () => {
    await seed(row, cells);
    for (const verb of VERBS) {
      const ofVerb = cells.filter((cell) => cell.verb === verb);
      await Promise.all(ofVerb.map(async (cell) => outcomes.set(cell, await toOutcome(attempt(row, cell)))));
    }
  });

  it.each(cells)('$name $verdict $verb in their $where', (cell) => {
    expect(outcomes.get(cell)).toBe(cell.verdict);
  });
});

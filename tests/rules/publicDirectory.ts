import {
  collection,
  collectionGroup,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach } from 'vitest';
import { OTHER_TENANT, TENANT } from './personas.ts';
import { everyone, rulesWorld } from './rulesWorld.ts';

interface PublicCollection {
  /** The collection's own name, which is also that of its suite. */
  group: string;
  path: { all(tenantId: string): string; one(tenantId: string, id: string): string };
  entry: DocumentData;
}

/** The tests of a collection that stands on the public site: the world reads it, only the server writes it. */
export function testPublicDirectory({ group, path, entry }: PublicCollection): void {
  const world = rulesWorld(group);
  const everybody = () => true;
  const nobody = () => false;

  beforeEach(() => world.given({ [path.one(TENANT, 'one')]: entry, [path.one(OTHER_TENANT, 'two')]: entry }));

  everyone('read an entry', everybody, (name) => getDoc(doc(world.as(name), path.one(TENANT, 'one'))));
  everyone('list the directory', everybody, (name) => getDocs(collection(world.as(name), path.all(TENANT))));
  everyone('search the directory', everybody, (name) =>
    getDocs(query(collection(world.as(name), path.all(TENANT)), where('name', '==', entry.name))),
  );
  everyone('list the directories of all companies at once', nobody, (name) =>
    getDocs(collectionGroup(world.as(name), group)),
  );
  everyone('add an entry', nobody, (name) => setDoc(doc(world.as(name), path.one(TENANT, 'new')), entry));
  everyone('change an entry', nobody, (name) =>
    updateDoc(doc(world.as(name), path.one(TENANT, 'one')), { name: 'Changed' }),
  );
  everyone('delete an entry', nobody, (name) => deleteDoc(doc(world.as(name), path.one(TENANT, 'one'))));
}

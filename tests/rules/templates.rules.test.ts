import { TEMPLATE_STATUSES } from '@brokerage/domain/flyer/template';
import { paths } from '@brokerage/domain/paths';
import { can } from '@brokerage/domain/roles';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { memberOf, OTHER_TENANT, type PersonaName, TENANT } from './personas.ts';
import { everyone, rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('templates');
const nobody = () => false;
const isMember = (name: PersonaName) => memberOf(name) !== undefined;
const readsUnpublished = (name: PersonaName) => can(memberOf(name), 'templates:readUnpublished');
const readerOf = (status: string) => (status === 'published' ? isMember : readsUnpublished);
const version = { required_fields: [], locked_fields: [], approval_required: true };
const versionPath = (templateId: string) => paths.templateVersion(TENANT, templateId, 'v1');

beforeEach(() =>
  world.given({
    // A template of each status, with the status as its id.
    ...Object.fromEntries(
      TEMPLATE_STATUSES.flatMap((status) => [
        [paths.templates.one(TENANT, status), { name: status, status }],
        [versionPath(status), version],
      ]),
    ),
    [paths.templates.one(OTHER_TENANT, 'published')]: { name: 'published', status: 'published' },
  }),
);

describe('tenants/{tenantId}/templates/{templateId}', () => {
  const all = (name: PersonaName) => collection(world.as(name), paths.templates.all(TENANT));

  describe.each(TEMPLATE_STATUSES)('%s', (status) => {
    everyone('read the template', readerOf(status), (name) =>
      getDoc(doc(world.as(name), paths.templates.one(TENANT, status))),
    );
    everyone('list the templates of that status', readerOf(status), (name) =>
      getDocs(query(all(name), where('status', '==', status), orderBy('name'))),
    );
  });

  everyone('list templates of all statuses', readsUnpublished, (name) => getDocs(all(name)));
  everyone(
    "read the other tenant's published template",
    (name) => memberOf(name, OTHER_TENANT) !== undefined,
    (name) => getDoc(doc(world.as(name), paths.templates.one(OTHER_TENANT, 'published'))),
  );
  everyone("list all tenants' published templates at once", nobody, (name) =>
    getDocs(query(collectionGroup(world.as(name), 'templates'), where('status', '==', 'published'))),
  );
  everyone('add a template', nobody, (name) =>
    setDoc(doc(world.as(name), paths.templates.one(TENANT, 'new')), { name: 'new', status: 'draft' }),
  );
  everyone('publish a template', nobody, (name) =>
    updateDoc(doc(world.as(name), paths.templates.one(TENANT, 'draft')), { status: 'published' }),
  );
  everyone('delete a template', nobody, (name) =>
    deleteDoc(doc(world.as(name), paths.templates.one(TENANT, 'retired'))),
  );
});

describe('tenants/{tenantId}/templates/{templateId}/versions/{versionId}', () => {
  describe.each(TEMPLATE_STATUSES)('of a %s template', (status) => {
    everyone('read a version', readerOf(status), (name) => getDoc(doc(world.as(name), versionPath(status))));
    everyone('list the versions', readerOf(status), (name) =>
      getDocs(doc(world.as(name), versionPath(status)).parent),
    );
  });

  everyone('list the versions of everything at once', nobody, (name) =>
    getDocs(collectionGroup(world.as(name), 'versions')),
  );
  everyone('add a version', nobody, (name) =>
    setDoc(doc(world.as(name), paths.templateVersion(TENANT, 'published', 'v2')), version),
  );
  everyone('change a version', nobody, (name) =>
    updateDoc(doc(world.as(name), versionPath('published')), { approval_required: false }),
  );
  everyone('delete a version', nobody, (name) => deleteDoc(doc(world.as(name), versionPath('published'))));
});

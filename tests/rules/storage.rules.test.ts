import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  ref,
  type SettableMetadata,
  type StorageReference,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { beforeAll, describe, expect, it } from 'vitest';
import { getForeignTenant, getHomeTenant, type PersonaName, TENANT, toMember } from './personas.ts';
import { everyone } from './rulesWorld.ts';
import { PATTERN_UID, storageTenant, storageUid, storageWorld } from './storageWorld.ts';

const FIVE_MB = 5 * 1024 * 1024;
const world = storageWorld();
const everybody = () => true;
const nobody = () => false;
const isMember = (name: PersonaName) => toMember(name, getHomeTenant(name)) !== undefined;
const ofTenant = (tenantId: string) => `tenants/${storageTenant(tenantId)}`;
const image = (size = 16) => new Uint8Array(size);

// Every upload of the suite has its own timestamp.
let clock = 1_790_000_000_000;
const stamp = () => String(clock++);

interface Area {
  match: string;
  /** That person's folder, and the name of a file in it. */
  folder: (tenantId: string, uid: string) => string;
  file: (uid: string, ending?: string) => string;
  metadata: (uid: string) => UploadMetadata;
  /** Names that don't match the pattern. */
  wrongFiles: string[];
}

const jpeg = { contentType: 'image/jpeg' };

const areas: Area[] = [
  {
    match: 'tenants/{tenantId}/user-uploads/{userId}/{file}',
    folder: (tenantId, uid) => `${ofTenant(tenantId)}/user-uploads/${uid}`,
    file: (_uid, ending = 'jpg') => `${stamp()}.${ending}`,
    metadata: () => jpeg,
    wrongFiles: ['1790000000000', '1790000000000.svg', '1790000000000.jpg.html', 'a b.jpg'],
  },
  {
    match: 'tenants/{tenantId}/headshots/{file}',
    folder: (tenantId) => `${ofTenant(tenantId)}/headshots`,
    file: (uid, ending = 'jpg') => `${uid}-${stamp()}.${ending}`,
    metadata: () => jpeg,
    wrongFiles: [
      '1790000000000.jpg',
      `${storageUid('officer')}.jpg`,
      `${storageUid('officer')}-.jpg`,
      `${storageUid('officer')}-1790000000000.svg`,
      `x${storageUid('officer')}-1790000000000.jpg`,
    ],
  },
  {
    match: 'tenants/{tenantId}/realtors/{file}',
    folder: (tenantId) => `${ofTenant(tenantId)}/realtors`,
    file: (_uid, ending = 'jpg') => `realtor-${stamp()}.${ending}`,
    metadata: (uid) => ({ ...jpeg, customMetadata: { owner_user_id: uid } }),
    wrongFiles: ['1790000000000.jpg', 'realtor-.jpg', 'realtor-1790000000000.svg', 'realtor-1790000000000'],
  },
];

describe.each(areas)('$match', ({ folder, file, metadata, wrongFiles }) => {
  const newPath = (of: PersonaName, tenantId = TENANT) =>
    `${folder(tenantId, storageUid(of))}/${file(storageUid(of))}`;
  const upload = (by: PersonaName, path: string, of = by) =>
    uploadBytes(world.file(by, path), image(), metadata(storageUid(of)));
  /** Existing files of the officer. All attempts on them are denied, or only read them. */
  const existing = newPath('officer');
  const unchecked = newPath('officer');
  const unusable = newPath('officer');
  const store = (path: string, check?: string) =>
    world.asServer((storage) => {
      const own = metadata(storageUid('officer'));
      const customMetadata = { ...own.customMetadata, ...(check && { picture_check: check }) };
      return uploadBytes(ref(storage, path), image(), { ...own, customMetadata });
    });
  beforeAll(async () => {
    await store(existing, 'passed');
    await store(unchecked);
    await store(unusable, 'refused');
  });

  describe('get and list', () => {
    everyone('open an image', everybody, (name) => getBytes(world.file(name, existing)));
    const isOwner = (name: PersonaName) => isMember(name) && storageUid(name) === storageUid('officer');
    everyone('open an upload that the server hasn’t checked', isOwner, (name) =>
      getBytes(world.file(name, unchecked)),
    );
    everyone('open an upload that the server has rejected', isOwner, (name) =>
      getBytes(world.file(name, unusable)),
    );
    it('shows address and metadata to those who may read it', async () => {
      await assertSucceeds(getDownloadURL(world.file('anonymous', existing)));
      await assertSucceeds(getMetadata(world.file('anonymous', existing)));
    });
    everyone('list the images', nobody, (name) =>
      list(world.file(name, folder(TENANT, storageUid('officer'))), { maxResults: 1 }),
    );
    everyone('list all files of the tenant', nobody, (name) => list(world.file(name, ofTenant(TENANT))));
  });

  describe('create', () => {
    everyone('upload an image in their own tenant', isMember, (name) =>
      upload(name, newPath(name, getHomeTenant(name))),
    );
    everyone('upload an image in a foreign tenant', nobody, (name) =>
      upload(name, newPath(name, getForeignTenant(name))),
    );
    everyone(
      "upload an image in an officer's name",
      (name) => name === 'officer',
      (name) => upload(name, newPath('officer'), 'officer'),
    );
    everyone('write over an image of an officer', nobody, (name) =>
      uploadBytes(world.file(name, existing), image(), metadata(storageUid(name))),
    );

    const send = (changes: UploadMetadata, size = 16, path = newPath('officer')) =>
      uploadBytes(world.file('officer', path), image(size), {
        ...metadata(storageUid('officer')),
        ...changes,
      });

    it.each(['image/jpeg', 'image/png', 'image/webp'])('accepts %s', async (contentType) => {
      await assertSucceeds(send({ contentType }));
    });
    it.each([
      'image/svg+xml',
      'image/gif',
      'image/heic',
      'image/jpeg; charset=utf-8',
      'text/html',
      'application/pdf',
      'application/octet-stream',
    ])('rejects %s', (contentType) => assertFails(send({ contentType })));

    it.each(['jpg', 'jpeg', 'png', 'webp'])('accepts a file name that ends in .%s', async (ending) => {
      const uid = storageUid('officer');
      await assertSucceeds(send({}, 16, `${folder(TENANT, uid)}/${file(uid, ending)}`));
    });
    it.each(wrongFiles)('rejects the file name %s', (name) =>
      assertFails(send({}, 16, `${folder(TENANT, storageUid('officer'))}/${name}`)),
    );
    it.each(['..', '../..'])('rejects a path that leaves its folder with %j', async (way) => {
      const uid = storageUid('officer');
      await assertFails(send({}, 16, `${folder(TENANT, uid)}/${way}/${file(uid)}`));
    });
    it('rejects a picture outside any tenant', async () => {
      const uid = storageUid('officer');
      const [, ...below] = folder(TENANT, uid).split('/');
      await assertFails(send({}, 16, `${below.join('/')}/${file(uid)}`));
    });
    it('rejects a file without a type', () => assertFails(send({ contentType: '' })));
    it('rejects a picture for an empty tenant', async () => {
      const uid = storageUid('officer');
      await assertFails(send({}, 16, `${folder('no-such-tenant', uid)}/${file(uid)}`));
    });
    it('accepts a name once, so a second picture can’t replace the first', async () => {
      const path = newPath('officer');
      await assertSucceeds(send({}, 16, path));
      await assertFails(send({}, 17, path));
      await assertFails(deleteObject(world.file('officer', path)));
      expect((await getMetadata(world.file('officer', path))).size).toBe(16);
    });
    it('keeps its cache time', async () => {
      const path = newPath('officer');
      await assertSucceeds(send({ cacheControl: 'public, max-age=3600' }, 16, path));
      expect((await getMetadata(world.file('officer', path))).cacheControl).toBe('public, max-age=3600');
    });

    it('rejects a file in a subfolder', async () => {
      const uid = storageUid('officer');
      await assertFails(send({}, 16, `${folder(TENANT, uid)}/below/${file(uid)}`));
    });

    it('accepts a file smaller than 5 MB, not one of 5 MB', async () => {
      await assertSucceeds(send({}, FIVE_MB - 1));
      await assertFails(send({}, FIVE_MB));
    });
    it('applies the same limit to a resumable upload', async () => {
      const resumable = async (size: number) =>
        uploadBytesResumable(
          world.file('officer', newPath('officer')),
          image(size),
          metadata(storageUid('officer')),
        );
      await assertSucceeds(resumable(FIVE_MB - 1));
      await assertFails(resumable(FIVE_MB));
    });
  });

  describe('update', () => {
    everyone('change the metadata', nobody, (name) =>
      updateMetadata(world.file(name, existing), { contentType: 'image/png' }),
    );
    it.each<SettableMetadata>([
      { contentType: 'text/html' },
      { cacheControl: 'no-store' },
      { customMetadata: { owner_user_id: storageUid('otherOfficer') } },
    ])('doesn’t let its owner change it to %j', (change) =>
      assertFails(updateMetadata(world.file('officer', existing), change)),
    );
  });

  describe('delete', () => {
    everyone('delete an image of an officer', nobody, (name) => deleteObject(world.file(name, existing)));
  });
});

describe('tenants/{tenantId}/headshots/{file}, with a uid that looks like a pattern', () => {
  const path = (uid: string) => `${ofTenant(TENANT)}/headshots/${uid}-${stamp()}.jpg`;
  const put = (target: StorageReference) => uploadBytes(target, image(), jpeg);

  it('reads it literally', async () => {
    await assertFails(put(world.fileOfPatternUid(path(storageUid('officer')))));
    await assertSucceeds(put(world.fileOfPatternUid(path(PATTERN_UID))));
  });
});

describe('tenants/{tenantId}/realtors/{file}, without its owner', () => {
  it('rejects it', () =>
    assertFails(
      uploadBytes(
        world.file('officer', `${ofTenant(TENANT)}/realtors/realtor-${stamp()}.jpg`),
        image(),
        jpeg,
      ),
    ));
});

describe('tenants/{tenantId}/sealed-pictures/{flyerId}/{file}', () => {
  const folder = `${ofTenant(TENANT)}/sealed-pictures/flyer-1`;
  const newPath = () => `${folder}/${stamp()}.jpg`;
  const existing = newPath();
  beforeAll(() => world.asServer((storage) => uploadBytes(ref(storage, existing), image(), jpeg)));

  everyone('open a sealed picture', everybody, (name) => getBytes(world.file(name, existing)));
  everyone('list the sealed pictures', nobody, (name) => list(world.file(name, folder)));
  everyone('store a sealed picture', nobody, (name) =>
    uploadBytes(world.file(name, newPath()), image(), jpeg),
  );
  everyone('write over a sealed picture', nobody, (name) =>
    uploadBytes(world.file(name, existing), image(), jpeg),
  );
  everyone('change its metadata', nobody, (name) =>
    updateMetadata(world.file(name, existing), { contentType: 'text/html' }),
  );
  everyone('delete a sealed picture', nobody, (name) => deleteObject(world.file(name, existing)));
});

describe('tenants/{tenantId}/flyers/{file=**}', () => {
  const newPath = () => `${ofTenant(TENANT)}/flyers/flyer-1/${stamp()}.pdf`;
  const pdf = { contentType: 'application/pdf' };
  const existing = newPath();
  beforeAll(() => world.asServer((storage) => uploadBytes(ref(storage, existing), image(), pdf)));

  everyone('open a PDF', nobody, (name) => getBytes(world.file(name, existing)));
  everyone('list the PDFs', nobody, (name) => list(world.file(name, `${ofTenant(TENANT)}/flyers/flyer-1`)));
  everyone('store a PDF', nobody, (name) => uploadBytes(world.file(name, newPath()), image(), pdf));
  everyone('store an image there', nobody, (name) =>
    uploadBytes(world.file(name, `${ofTenant(TENANT)}/flyers/${stamp()}.jpg`), image(), jpeg),
  );
  everyone('change its metadata', nobody, (name) =>
    updateMetadata(world.file(name, existing), { contentType: 'text/html' }),
  );
  everyone('delete a PDF', nobody, (name) => deleteObject(world.file(name, existing)));
});

describe.each([
  ['tenants/{tenantId}/audit-anchors/{file}', 'audit-anchors'],
  ['tenants/{tenantId}/audit-hour-anchors/{file}', 'audit-hour-anchors'],
])('%s', (_path, folder) => {
  const newPath = () => `${ofTenant(TENANT)}/${folder}/${stamp()}.json`;
  const json = { contentType: 'application/json' };
  const existing = newPath();
  beforeAll(() => world.asServer((storage) => uploadBytes(ref(storage, existing), image(), json)));

  everyone('open an anchor', nobody, (name) => getBytes(world.file(name, existing)));
  everyone('list the anchors', nobody, (name) => list(world.file(name, `${ofTenant(TENANT)}/${folder}`)));
  everyone('store an anchor', nobody, (name) => uploadBytes(world.file(name, newPath()), image(), json));
  everyone('store an image there', nobody, (name) =>
    uploadBytes(world.file(name, `${ofTenant(TENANT)}/${folder}/${stamp()}.jpg`), image(), jpeg),
  );
  everyone('write over an anchor', nobody, (name) => uploadBytes(world.file(name, existing), image(), json));
  everyone('change its metadata', nobody, (name) =>
    updateMetadata(world.file(name, existing), { contentType: 'text/html' }),
  );
  everyone('delete an anchor', nobody, (name) => deleteObject(world.file(name, existing)));
});

describe('any other path', () => {
  describe.each([
    ['the root', () => `${stamp()}.jpg`],
    ['a tenant', () => `${ofTenant(TENANT)}/${stamp()}.jpg`],
    ['an unknown folder', () => `${ofTenant(TENANT)}/unheard-of/${stamp()}.jpg`],
  ])('%s', (_what, newPath) => {
    everyone('store an image', nobody, (name) => uploadBytes(world.file(name, newPath()), image(), jpeg));
  });
});

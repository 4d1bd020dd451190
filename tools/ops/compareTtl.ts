import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

interface IndexFile {
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
}

/** Returns the TTL fields of firestore.indexes.json, such as `mail.expire_at`. */
export function configuredTtl(): string[] {
  const { fieldOverrides } = JSON.parse(
    readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8'),
  ) as IndexFile;
  return fieldOverrides
    .filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)
    .toSorted();
}

/** A field as `gcloud firestore fields ttls list --format=json` prints it. */
export interface DeployedTtl {
  name: string;
  ttlConfig?: { state?: string };
}

const FIELD = /\/collectionGroups\/([^/]+)\/fields\/([^/]+)$/;

/** Returns how a database's policies differ from the configuration. A restored database has none until they are deployed. */
export function compareTtl(deployed: readonly DeployedTtl[], configured = configuredTtl()): string[] {
  const active = deployed.flatMap(({ name, ttlConfig }) => {
    const [, group, field] = FIELD.exec(name) ?? [];
    return group && field && ttlConfig?.state === 'ACTIVE' ? [`${group}.${field}`] : [];
  });
  return [
    ...configured.filter((field) => !active.includes(field)).map((field) => `${field} is not active`),
    ...active
      .filter((field) => !configured.includes(field))
      .map((field) => `${field} is not in firestore.indexes.json`),
  ];
}

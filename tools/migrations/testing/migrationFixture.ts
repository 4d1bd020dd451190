import type { Migration } from '../migration.ts';

type Records = Record<string, Record<string, unknown>>;

/** Records of the old shape, by path, and the result of a migration. */
export interface MigrationFixture {
  migration: Migration;
  old: Records;
  /** Fields that the records have afterwards, among others. */
  migrated: Records;
  /** A write to one of the old records between its reading and its migration, and the result. */
  meanwhile: {
    path: string;
    change: Record<string, unknown>;
    migrated: Record<string, unknown>;
  };
}

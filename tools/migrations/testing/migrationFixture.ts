import type { Migration } from '../migration.ts';

type Records = Record<string, Record<string, unknown>>;

/** Records of the old shape, by path, and what a migration makes of them. */
export interface MigrationFixture {
  migration: Migration;
  old: Records;
  /** What is in the records afterwards, among other things. */
  migrated: Records;
  /** What somebody writes to one of the old records between its reading and its migration, and what comes of it. */
  meanwhile: {
    path: string;
    change: Record<string, unknown>;
    migrated: Record<string, unknown>;
  };
}

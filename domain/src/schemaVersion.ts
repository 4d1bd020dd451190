/**
 * The number of the newest migration (tools/migrations) whose shape a new record of each kind has. Functions write it as
 * `schema_version`; a record without one has the shape from before the first migration.
 */
export const SCHEMA_VERSIONS = {
  customer_review: 0,
  flyer: 12,
  license: 0,
  link: 10,
  member: 0,
  submission: 14,
  template: 0,
} as const;

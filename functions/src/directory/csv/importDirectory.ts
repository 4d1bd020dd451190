import { db } from '../../data/db.ts';
import { authorizeInTransaction, defineMemberCallable } from '../../http/defineMemberCallable.ts';
import { importBranches } from './importBranches.ts';
import { importOfficers } from './importOfficers.ts';

/** import-directory: previews or saves lines of a CSV file, with an audit record for each record that changes. */
export const importDirectory = defineMemberCallable(
  'import-directory',
  'directory:manage',
  async (input, session, now) => {
    const run = input.is_preview ? db.runReadOnly : db.runTransaction;
    return run(async (transaction) => {
      const actor = await authorizeInTransaction(transaction, session);
      return {
        rows: await (input.part === 'branches'
          ? importBranches(transaction, actor, input, now)
          : importOfficers(transaction, actor, input, now)),
      };
    });
  },
);

import { db } from '../db.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { publicTenant } from '../publicTenant.ts';

/** get-loan-officers: the public directory's officers for the questionnaire's picker, by name. */
export const getLoanOfficers = defineCallable('get-loan-officers', async () => {
  const officers = await db.officers(publicTenant()).orderBy('name').get();
  return {
    data: officers.docs
      .map((snapshot) => snapshot.data())
      .filter(({ listed }) => listed)
      .map(({ id, name, nmls }) => ({ id, name, nmls })),
  };
});

import { answer } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { sql } from 'drizzle-orm';
import { isUniqueViolation } from '../../../kernel/db/errors';
import { mutation } from '../../../kernel/operation/operation';
import { presentPharmacist } from '../pharmacists';
import { shopPharmacists } from '../tables/shop-pharmacists';

export const addPharmacist = mutation('addPharmacist', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const [person] = await tx
    .select({
      ...{ id: sql<string>`id`, first_name: sql<string>`first_name` },
      last_name: sql<string>`last_name`,
    })
    .from(sql`pharmacist_by_email(${body.email})`);
  const fault = (message: string, code: string) => unprocessable([{ pointer: '/body/email', message, code }]);
  if (!person) throw fault('Must be the confirmed address of an account here.', 'unknown');
  if (person.id === caller.userId)
    throw fault('Must be someone else: nobody gives this right to themselves.', 'self');
  const added = {
    ...{ id: newId(), userId: person.id, firstName: person.first_name, lastName: person.last_name },
    ...{ registrationNumber: body.registrationNumber, council: body.council },
    ...{ createdAt: now, withdrawnAt: null },
  };
  await tx
    .insert(shopPharmacists)
    .values(added)
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'shop_pharmacists_once')
        ? conflict('This person has the right of a pharmacist already.')
        : error;
    });
  touched({ subjectId: person.id, recordIds: [added.id] });
  return answer(presentPharmacist(added));
});

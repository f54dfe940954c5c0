import { done } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { sql } from 'drizzle-orm';
import { isUniqueViolation } from '../../../kernel/db/errors';
import { hashToken } from '../../../kernel/keys/opaque-token';
import { stagedMutation } from '../../../kernel/operation/operation';
import { findByAddress, findWeakness, hashPassword } from '../../identity/offers';
import { takenOverMail } from '../invitation-mail';
import { takenOver, takeOverLocked } from '../notices';

type Outcome = {
  outcome: 'done' | 'over' | 'wrong' | 'locked' | 'taken';
  patient: string | null;
  email: string | null;
  name: string | null;
  isAdult: boolean | null;
  guardians: string[] | null;
};

const fault = (pointer: string, message: string, code: string) => unprocessable([{ pointer, message, code }]);
const over = () =>
  fault('/body/token', 'This link can no longer be used. Ask your guardian for a new one.', 'token');
const taken = () =>
  fault(
    '/body/token',
    'This address has an account already. Ask your guardian to invite another address of yours.',
    'address-taken',
  );

/** Leaves the decision to one step of the database (`take_over`), so that of two who use a link at once one is refused, and wrong dates of birth are counted for every answer. */
export const takeOver = stagedMutation('takeOver', {
  async load({ body }, { tx, now }) {
    const hash = hashToken(body.token);
    const [owner] = await tx
      .select({
        email: sql<string>`email`,
        firstName: sql<string>`first_name`,
        lastName: sql<string>`last_name`,
      })
      .from(sql`invited_to_take_over(${hash}, ${now.toISOString()}::timestamptz)`);
    if (!owner) throw over();
    const [beside] = await findByAddress(owner.email, tx);
    return { hash, owner, beside: beside?.passwordHash };
  },

  async decide({ body }, { hash, owner, beside }, { secrets }) {
    // Compares with the names only after the date of birth was right: a refusal would tell them to whoever tries words, without a counted try.
    const unnamed = { email: owner.email, firstName: '', lastName: '' };
    const weakness = await findWeakness(body.password, unnamed, '/body/password');
    if (weakness) throw unprocessable([weakness]);
    const likeNames = await findWeakness(body.password, owner, '/body/password');
    return {
      hash,
      likeNames,
      passwordHash: await hashPassword(body.password, owner.email, secrets, beside),
    };
  },

  async save({ body }, { hash, likeNames, passwordHash }, { tx, now, touched, notify, mail, publicUrl }) {
    const [found] = await tx
      .select({
        outcome: sql<Outcome['outcome']>`outcome`,
        patient: sql<string | null>`patient`,
        email: sql<string | null>`email`,
        name: sql<string | null>`name`,
        isAdult: sql<boolean | null>`is_adult`,
        guardians: sql<string[] | null>`to_jsonb(guardians)`,
      })
      .from(
        sql`take_over(${hash}, ${body.dateOfBirth}::date, ${passwordHash}, ${now.toISOString()}::timestamptz)`,
      )
      .catch((error: unknown) => {
        // Another account has confirmed the address in this moment.
        if (isUniqueViolation(error, 'users_verified_email')) throw taken();
        throw error;
      });
    const { outcome = 'over', patient = null, email = null, name = '', guardians = null } = found ?? {};
    if (outcome === 'taken') return taken();
    if (outcome === 'wrong')
      return fault(
        '/body/dateOfBirth',
        'This is not the date of birth in the record. Check it.',
        'not-theirs',
      );
    if (outcome === 'locked')
      for (const guardian of guardians ?? []) notify(guardian, takeOverLocked(name ?? ''));
    if (outcome !== 'done' || patient === null || email === null) return over();
    // Throws 422, which leaves the record as it was.
    if (likeNames) throw unprocessable([likeNames]);
    touched({ subjectId: patient, recordIds: [patient] });
    mail(takenOverMail(email, publicUrl, found?.isAdult === true));
    for (const guardian of guardians ?? []) notify(guardian, takenOver(name ?? '', found?.isAdult === true));
    return done();
  },
});

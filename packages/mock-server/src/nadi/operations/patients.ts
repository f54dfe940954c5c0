import { presentPatient } from '@nadi/domain/profile/present-patient';
import { answerPregnancy } from '../answer-pregnancy';
import { checkDateOfBirth } from '../birth';
import { factsOf, judgeAnew } from '../judging';
import { etagOf, paged, signedIn, versioned } from '../operation';
import { photoOf } from '../photos';
import { presentAccess } from '../present';
import { changedSince, notFound, unprocessable } from '../problems';
import type { Person } from '../world';

export const patients = {
  readPatientProfile: signedIn('readPatientProfile', ({ me, now }) =>
    versioned(presentPatient(me.account, profileOf(me), factsOf(me), now)),
  ),

  updatePatientProfile: signedIn('updatePatientProfile', ({ body, headers, me, now, newId }) => {
    const profile = profileOf(me);
    const expected = headers.get('if-match');
    if (expected !== null && expected !== etagOf(profile.version))
      throw changedSince(presentPatient(me.account, profile, factsOf(me), now));
    const { firstName = me.account.firstName, lastName = me.account.lastName, pregnancy, ...said } = body;
    const faults = checkDateOfBirth(said.dateOfBirth, '/body/dateOfBirth', { me, now });
    if (faults.length > 0) throw unprocessable(...faults);
    const updatedAt = now.toISOString();
    Object.assign(me.account, { firstName, lastName, updatedAt });
    Object.assign(profile, said, { version: profile.version + 1, updatedAt });
    if (pregnancy) answerPregnancy(me, pregnancy, { now, newId });
    judgeAnew(me, { now, newId });
    return versioned(presentPatient(me.account, profile, factsOf(me), now));
  }),

  readPatientPhoto: signedIn('readPatientPhoto', async ({ me }) => {
    const photo = photoOf(me);
    if (!photo) throw notFound();
    const { content, contentType: type } = photo;
    const name = `photo.${type.split('/')[1]}`;
    return {
      bytes: { content: new Uint8Array(await content.arrayBuffer()), type },
      headers: { 'Content-Disposition': `attachment; filename="${name}"` },
    };
  }),

  listAccessLog: signedIn('listAccessLog', ({ query, me }) => {
    const isListed = ({ actor }: Person['accessLog'][number]) =>
      query.by !== 'others' || actor?.id !== me.account.id;
    return paged(me.accessLog.filter(isListed).reverse(), query, (entry) => presentAccess(entry, me));
  }),
};

function profileOf({ patient }: Person) {
  // The contract lets in none but patients, and each has one from sign-up on.
  if (!patient) throw notFound();
  return patient;
}

import { answer } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { positionOf, toCursor } from '../../../kernel/db/list-cursor';
import { query } from '../../../kernel/operation/operation';
import { presentPatients } from '../queries/find-doctor-patients';
import { findGrants, toGrant } from '../queries/find-grants';
import { findShared } from '../queries/shared-entries';

export const readPatientRecords = query('readPatientRecords', async ({ path, query }, given) => {
  const { tx, shared: tables, touched } = given;
  const { limit, kind } = query;
  const after = positionOf(query.cursor);
  const [first, ...others] = await findGrants(path.id, given);
  const grants = [toGrant(first), ...others.map(toGrant)] as const;
  const [patient] = await presentPatients([first.patientId], given);
  if (!patient) throw notFound();
  const declared = tables.filter((one) => one.kinds.includes(kind));
  // One more than the page tells whether there are others.
  const asked = { limit: limit + 1, after, kind };
  const found = (await Promise.all(declared.map((one) => findShared(one, grants, asked, tx))))
    .flat()
    .sort((a, b) => b.position.at.getTime() - a.position.at.getTime() || (a.id < b.id ? 1 : -1));
  const page = found.slice(0, limit);
  touched({ subjectId: first.patientId, recordIds: page.map(({ id }) => id), purpose: first.purpose });
  const last = page.at(-1);
  const entries = page.map(({ position: _, ...entry }) => entry);
  return answer({
    patient,
    kind,
    entries,
    next: found.length > limit && last ? toCursor(last.position) : null,
  });
});

import type {
  AccessLogEntry,
  ExportedAccess,
  ExportedVitalSign,
  User,
  VitalSign,
} from '@nadi/contract/schema';
import { type Lacking, presentUser as present } from '@nadi/domain/identity/present-user';
import { explain } from '@nadi/domain/vital-signs/interpretation';
import { enteredAt } from './assessing';
import type { Person } from './world';

export const fullName = ({ account }: Person): string => `${account.firstName} ${account.lastName}`;

export const presentUser = ({ account, doctor }: Person, lacking?: Lacking): User =>
  present({ ...account, verification: doctor?.verification ?? null }, lacking);

/** @param subject whose log it is; before they sign in they are nobody to the log, and to themselves who they are */
export function presentAccess(entry: ExportedAccess, subject: Person): AccessLogEntry {
  const { actor, actorRole, onBehalfOf, ...rest } = entry;
  const isSelf = actor?.id === subject.account.id;
  const name = actor?.name ?? null;
  return {
    ...rest,
    actor: { id: actor?.id ?? null, name, role: actorRole, isSelf },
    onBehalfOf: onBehalfOf?.name ?? null,
  };
}

/** Presents a reading as it was assessed when recorded or last assessed again. */
export function presentReading(row: ExportedVitalSign, person: Person): VitalSign {
  const { id, type, unit, systolic, diastolic, value, arm, posture, timing, site, note } = row;
  const { enteredBy, version, createdAt, updatedAt } = row;
  const earlier = person.earlierAssessments.filter(({ vitalSignId }) => vitalSignId === id);
  return {
    ...{ id, type, unit, systolic, diastolic, value, arm, posture, timing, site, note },
    measuredAt: enteredAt(row),
    interpretation: explain(row.assessment, unit),
    earlierInterpretations: earlier
      .slice(-maxEarlier)
      .reverse()
      .map(({ assessment: { status, side, worst }, assessedAt, replacedAt, cause }) => ({
        ...{ status, side, worst, assessedAt, replacedAt, cause },
      })),
    enteredBy: { self: enteredBy === person.account.id, name: fullName(person) },
    version,
    createdAt,
    updatedAt,
  };
}

/** As many as the contract shows. */
const maxEarlier = 20;

import { examples } from '@nadi/contract/examples';
import type { Availability, Consultation } from '@nadi/contract/schema';
import type { KeptVisit } from './kinds/appointments';
import { examplePrescriptions } from './kinds/prescriptions';
import type { World } from './world';

/** Moves a time of the examples to the mock's. */
type Moved = (text: string) => string;

/** Dr. Rao's hours. Their days of the week stay as they are told, and the exception moves with the examples. */
export function exampleHours(moved: Moved): Availability {
  const hours = structuredClone(
    examples.readAvailability.answers['200'].meera.data,
  ) as unknown as Availability;
  const exceptions = hours.exceptions.map((one) => ({ ...one, date: moved(one.date).slice(0, 10) }));
  return { ...hours, exceptions };
}

/** The visits of the examples, as they are kept. */
function exampleVisits(at: Moved): KeptVisit[] {
  const told: readonly Consultation[] = structuredClone(
    examples.listConsultations.answers['200'].asha.data,
  ) as unknown as Consultation[];
  return told.map(
    ({ notes, addenda, noteState: _, allowed: __, canMove: ___, intake: ____, rating: _____, ...visit }) => {
      const signedAt = visit.signedAt && at(visit.signedAt);
      return {
        ...visit,
        scheduledAt: at(visit.scheduledAt),
        endsAt: at(visit.endsAt),
        signedAt,
        changes: visit.changes.map((one) => ({ ...one, at: at(one.at), scheduledAt: at(one.scheduledAt) })),
        createdAt: at(visit.createdAt),
        updatedAt: at(visit.updatedAt),
        ...{ intake: [], photos: [], rating: null },
        notesKept: [
          ...(notes && signedAt ? [{ kind: 'signed' as const, text: notes, at: signedAt }] : []),
          ...addenda.map(({ text, at: added }) => ({ kind: 'addendum' as const, text, at: at(added) })),
        ],
      };
    },
  );
}

/** Begins with the visits of the examples and what was prescribed at them. */
export function beginVisits(world: World, at: Moved): void {
  world.visits = exampleVisits(at);
  world.prescriptions = examplePrescriptions(at);
}

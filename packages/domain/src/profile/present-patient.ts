import { type At, isoOf } from '../kernel/at';
import type { HealthFact } from '../vital-signs/health-facts';
import { pregnancyAnswer } from '../vital-signs/pregnancy-answer';

type Person = {
  id: string;
  firstName: string;
  lastName: string /** Null for a child without an account. */;
  email: string | null;
};
type Profile = {
  dateOfBirth: string | null;
  gender: unknown;
  phone: string | null;
  abhaNumber: string | null;
  photoId: string | null;
  version: number;
  updatedAt: At;
};

/** Returns a patient's own details in the form of the contract. */
export const presentPatient = <Row extends Profile>(
  { id, firstName, lastName, email }: Person,
  row: Row,
  facts: readonly HealthFact[],
  now: Date,
) => ({
  id,
  firstName,
  lastName,
  email,
  dateOfBirth: row.dateOfBirth,
  gender: row.gender as Row['gender'],
  pregnancy: pregnancyAnswer(facts, now),
  phone: row.phone,
  abhaNumber: row.abhaNumber,
  hasPhoto: row.photoId !== null,
  version: row.version,
  updatedAt: isoOf(row.updatedAt),
});

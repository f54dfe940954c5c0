import { type At, isoOf } from '../kernel/at';

type Person = { id: string; firstName: string; lastName: string; email: string };

type Registered = {
  specialization: unknown;
  licenseNumber: string;
  council: unknown;
  experience: number;
  verification: unknown;
  reason: string | null;
  appliedAt: At;
  decidedAt: At | null;
  version: number;
};
type Profile = Registered & {
  languages: unknown;
  phone: string | null;
  about: string | null;
  photoId: string | null;
  updatedAt: At;
};

const decidedOn = ({ decidedAt }: { decidedAt: At | null }) => (decidedAt === null ? null : isoOf(decidedAt));

/** A doctor's profile, as they are told of it. */
export const presentDoctor = <Row extends Profile>({ id, firstName, lastName, email }: Person, row: Row) => ({
  id,
  firstName,
  lastName,
  user: { email },
  specialization: row.specialization as Row['specialization'],
  licenseNumber: row.licenseNumber,
  council: row.council as Row['council'],
  experience: row.experience,
  languages: row.languages as Row['languages'],
  phone: row.phone,
  about: row.about,
  hasPhoto: row.photoId !== null,
  verification: {
    status: row.verification as Row['verification'],
    reason: row.reason,
    decidedAt: decidedOn(row),
  },
  version: row.version,
  updatedAt: isoOf(row.updatedAt),
});

/** Returns the details that an administrator needs to find a doctor in the register, and nothing else. */
export const presentRegistration = <Row extends Registered>(
  { id, firstName, lastName, email }: Person,
  row: Row,
) => ({
  id,
  firstName,
  lastName,
  email,
  specialization: row.specialization as Row['specialization'],
  licenseNumber: row.licenseNumber,
  council: row.council as Row['council'],
  experience: row.experience,
  status: row.verification as Row['verification'],
  appliedAt: isoOf(row.appliedAt),
  decidedAt: decidedOn(row),
  reason: row.reason,
  version: row.version,
});

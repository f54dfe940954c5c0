type Checked = { licenseNumber: string; council: string; firstName: string; lastName: string };
type Change = { [Field in keyof Checked]?: Checked[Field] | undefined };

const looked = ['licenseNumber', 'council', 'firstName', 'lastName'] as const;

/** The status of a registration that waits for a decision. */
const undecided = { verification: 'UNVERIFIED', reason: null, decidedAt: null, decidedBy: null } as const;

/**
 * Returns the effect of a changed doctor's profile on the registration: it waits again if the details that an administrator looks up in the
 * register have changed, because it is then another entry or another person's.
 */
export const registrationAfter = <Now>(before: Checked, change: Change, now: Now) =>
  looked.some((field) => change[field] !== undefined && change[field] !== before[field])
    ? { ...undecided, appliedAt: now }
    : {};

type SignedUp<Specialization, Council> = {
  specialization: Specialization;
  licenseNumber: string;
  council: Council;
  experience: number;
};

/** The profile of a doctor who signs up, with the registration that waits to be decided. */
export const newProfile = <Specialization, Council, Now>(
  { specialization, licenseNumber, council, experience }: SignedUp<Specialization, Council>,
  now: Now,
) => ({
  specialization,
  licenseNumber,
  council,
  experience,
  languages: [],
  phone: null,
  about: null,
  photoId: null,
  ...undecided,
  appliedAt: now,
  version: 1,
  updatedAt: now,
});

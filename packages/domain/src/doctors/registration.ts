type Checked = { licenseNumber: string; council: string; firstName: string; lastName: string };
type Change = { [Field in keyof Checked]?: Checked[Field] | undefined };

const looked = ['licenseNumber', 'council', 'firstName', 'lastName'] as const;

/** How a registration stands that waits to be decided. */
const undecided = { verification: 'UNVERIFIED', reason: null, decidedAt: null, decidedBy: null } as const;

/**
 * What a change of a doctor's profile does to their registration: it waits again where what an administrator looks up in the register
 * is another now, which is the entry or whose it is.
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

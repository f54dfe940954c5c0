import { cast } from '@nadi/contract/examples';

/** Is no secret: it is shown beside the sign-in form, on the embedded default only. */
const demoPassword = 'nadi demo password 2026';

/** The people of the contract's cast that anyone can sign in as for a look around. */
export const demoPeople = ['asha', 'ravi', 'kiran', 'meera', 'samuel', 'admin'] as const;

/** Their ids, which stay the same whatever happens to their names, addresses and passwords. */
export const demoIds: readonly string[] = demoPeople.map((who) => cast.people[who].id);

export type DemoAccount = { label: string; description: string; email: string; password: string };

const descriptions = {
  asha: 'A patient with a month of blood pressure.',
  ravi: 'A patient with diabetes and gaps in the record.',
  kiran: 'A new patient who has answered nothing yet.',
  meera: 'A cardiologist, verified.',
  samuel: 'A general practitioner who waits to be verified.',
  admin: 'An administrator, who verifies doctors.',
};

export const demoAccounts: readonly DemoAccount[] = demoPeople.map((who) => {
  const { firstName, lastName, email } = cast.people[who];
  return { label: `${firstName} ${lastName}`, description: descriptions[who], email, password: demoPassword };
});

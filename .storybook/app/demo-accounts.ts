import { cast } from '@nadi/contract/examples';
import { mockPassword } from '@nadi/mock-server/nadi/mock-cast';

const descriptions = {
  asha: 'A patient with a month of blood pressure.',
  ravi: 'A patient with diabetes and gaps in the record.',
  kiran: 'A new patient who has answered nothing yet.',
  meera: 'A cardiologist, verified.',
  samuel: 'A general practitioner who waits to be verified.',
  admin: 'An administrator, who verifies doctors.',
};
type DemoPerson = keyof typeof descriptions;

/** The accounts that anyone can sign in to, as the embedded server lists them beside the form. */
export const demoAccounts = Object.entries(descriptions).map(([who, description]) => {
  const { firstName, lastName, email } = cast.people[who as DemoPerson];
  return { label: `${firstName} ${lastName}`, description, email, password: mockPassword };
});

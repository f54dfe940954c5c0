import { brand } from '@nadi/brand';

/** The person who answers for personal data. */
export type GrievanceOfficer = { name: string; email: string; phone: string | null };

const names = ['GRIEVANCE_OFFICER_NAME', 'GRIEVANCE_OFFICER_EMAIL', 'GRIEVANCE_OFFICER_PHONE'] as const;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = /^\+?[\d ()-]{5,39}$/;

/**
 * Reads the grievance officer of an environment: nobody, or a person with a name and an e-mail address.
 *
 * @param fail throws an error that names the variable
 * @returns null if no variable is set
 */
export function grievanceOfficerOf(
  env: Record<string, string | undefined>,
  fail: (variable: string, what: string) => never,
): GrievanceOfficer | null {
  const [name, address, number] = names.map((variable) => env[variable]?.trim() ?? '');
  if (!name && !address && !number) return null;
  if (!name || name.length > 160)
    fail(names[0], 'is missing or too long. A grievance officer has a name of at most 160 letters.');
  if (!address || address.length > 254 || !email.test(address))
    fail(names[1], 'is no e-mail address. People must be able to write to the grievance officer.');
  if (number && !phone.test(number))
    fail(names[2], 'is no phone number; it takes digits and spaces, such as +91 80 0000 0001.');
  return { name, email: address, phone: number || null };
}

/** Returns the address to which people write if they think that a decision is wrong: the officer's, or that of support if nobody is named. */
export const complaintsAddress = (officer: GrievanceOfficer | null): string =>
  officer?.email ?? brand.supportEmail;

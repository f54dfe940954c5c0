/** As many as a person can call while someone waits for help. */
const maxContacts = 5;

type Contact = { phone: string };

/**
 * Why a number cannot be that of an emergency contact: to call it twice is to lose the time for another.
 *
 * @param others the other contacts of the person
 */
export const checkContact = (contact: Contact, others: readonly Contact[]) =>
  others.some(({ phone }) => phone === contact.phone)
    ? [
        {
          pointer: '/body/phone',
          message: 'Must not be the number of another emergency contact. Change that one.',
          code: 'taken',
        },
      ]
    : [];

/**
 * Why another contact cannot be added; null where it can.
 *
 * @param count how many there are
 */
export const findTooManyContacts = (count: number) =>
  count < maxContacts
    ? null
    : {
        pointer: '/body',
        message: `You already have ${maxContacts} emergency contacts. Delete one that you no longer need.`,
        code: 'too-many',
      };

type Fault = { pointer: string; message: string; code: string };

const answersAt = '/body/onboardingData';

/** The field of the first questions for the date of birth. */
export const dateOfBirthAsked = `${answersAt}/dateOfBirth`;

/** Tells whether the first answers are a doctor's. The contract tells the two apart in the same way. */
export const areOfDoctor = <Doctor extends { languages: unknown }>(
  answers: Doctor | object,
): answers is Doctor => 'languages' in answers;

/** Why the first answers are not those of the person who gives them; null where they are. */
export function findOtherRole(answers: object, isDoctor: boolean): Fault | null {
  if (areOfDoctor(answers) === isDoctor) return null;
  const pointer = `${answersAt}/languages`;
  return isDoctor
    ? {
        pointer,
        message: 'Must be given: a doctor names the languages in which they see patients.',
        code: 'required',
      }
    : {
        pointer,
        message: 'Must not be given: a patient is asked for date of birth and gender.',
        code: 'not-allowed',
      };
}

/** The refusal of a photo that is none. */
export const notAnImage: Fault = {
  pointer: '/body/profilePhoto',
  message: 'Must be a JPEG, PNG or WebP picture.',
  code: 'image',
};

/** The refusal of answers that were given before. */
export const answeredBefore = 'You have already answered these questions. Change your profile instead.';

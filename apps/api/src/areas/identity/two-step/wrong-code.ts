const words = {
  code: 'This code is incorrect or has already been used. Wait for the next one.',
  recoveryCode: 'This recovery code is incorrect or has already been used.',
};

/** The fault of a code that was not taken, at its field. */
export const wrongCode = (field: keyof typeof words) => ({
  pointer: `/body/${field}`,
  message: words[field],
  code: 'wrong-code',
});

const words = {
  code: 'This code is not right, or was used before. Wait for the next one.',
  recoveryCode: 'This recovery code is not right, or was used before.',
};

/** The fault of a code that was not taken, at its field. */
export const wrongCode = (field: keyof typeof words) => ({
  pointer: `/body/${field}`,
  message: words[field],
  code: 'wrong-code',
});

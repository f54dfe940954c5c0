/** More than a person carries; each push is sent to all of them. */
const maxDevices = 20;

/** The refusal of one more device; null if there is room. @param count of the others */
export const tooManyDevices = (count: number) =>
  count < maxDevices
    ? null
    : {
        pointer: '/body',
        message: `You already have ${maxDevices} devices. Remove one that you no longer use.`,
        code: 'too-many',
      };

export const unknownSubscription = {
  pointer: '/body/fcmToken',
  message: 'Must be the subscription of a browser with a push service that is known here.',
  code: 'format',
};

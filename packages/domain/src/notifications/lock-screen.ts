type Words = { title: string; body: string };

/**
 * The words of a push, which may be read by whoever holds the device.
 *
 * @param name of the product
 */
export const wordsForLockScreen = (
  { title, body }: Words,
  { showsDetails, name }: { showsDetails: boolean; name: string },
): Words =>
  showsDetails ? { title, body } : { title: name, body: 'You have a new message. Unlock to read it.' };

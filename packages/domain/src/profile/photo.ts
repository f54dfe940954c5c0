type Fault = { pointer: string; message: string; code: string };

const pointer = '/body/photo';

/** A form whose photo is left out. */
export const noPhoto: Fault = { pointer, message: 'Must be given.', code: 'required' };

/** The refusal of a photo that is none. */
export const notAPhoto: Fault = { pointer, message: 'Must be a JPEG, PNG or WebP picture.', code: 'image' };

import type { Picture } from '@nadi/contract/picture';

/** A photo as it is kept: drawn anew, without what its camera wrote into it and whatever else was in the file. */
export type DrawnPhoto = { bytes: Buffer; contentType: Picture['type'] };

/** Asked of the thread. */
export type AskedPhoto = { bytes: Uint8Array; contentType: Picture['type'] };

/** The outcome of decoding a photo; late if its time was over, which says nothing about the photo: the machine may have much to do. */
export type PhotoOutcome = { drawn: Uint8Array } | { drawn: null; isLate: boolean };

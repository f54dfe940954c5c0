import type { Writer } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { setDoctorPhoto } from '../doctors/offers';
import { setPatientPhoto } from '../profile/offers';

/** Names another photo in the profile of the caller's role, or none. A trigger erases the one before. */
export const setPhoto = (photoId: string | null, given: { tx: Writer; caller: Caller }) =>
  given.caller.user.role === 'DOCTOR' ? setDoctorPhoto(photoId, given) : setPatientPhoto(photoId, given);

import type { Clock } from '../../../components/When/When';
import type { Loaded, Saved } from '../../../patterns/state';
import type { VisitPhotoProps } from '../ConsultationScreen/VisitPhoto';

/** A message of a visit. With neither words nor a photo, its photo was erased. */
export type ChatMessage = {
  id: string;
  author: 'PATIENT' | 'DOCTOR';
  /** Someone who acts for the patient wrote it. */
  isActing: boolean;
  text: string | null;
  photo: { id: string } | null;
  /** RFC 3339. */
  createdAt: string;
};

/** A message that the server does not have yet. */
export type UnsentMessage = {
  id: string;
  /** Null for a photo. */
  text: string | null;
  /** The words of the server or the network; null while it is on its way. */
  refusal: string | null;
};

export type VisitChatProps = Pick<VisitPhotoProps, 'onPhoto'> & {
  state: Loaded<{ messages: readonly ChatMessage[]; hasEarlier: boolean }>;
  side: 'PATIENT' | 'DOCTOR';
  /** The patient and the doctor, as the reader knows them. */
  names: { PATIENT: string; DOCTOR: string };
  /** False for someone who acts for the patient: what the patient wrote is not theirs. */
  isSelf: boolean;
  clock: Clock;
  /** False once the visit is over. */
  canWrite: boolean;
  /** Characters of a message at most. */
  maxText: number;
  unsent: readonly UnsentMessage[];
  /** Messages of the other side that were not shown yet. */
  unseen: number;
  /** Tells that all messages are shown. */
  onSeen: () => void;
  onSend: (text: string) => void;
  onSendPhoto: (photo: File) => void;
  /** Sends one that was not sent once more: the server takes it once, however often it is sent. */
  onAgain: (id: string) => void;
  onDrop: (id: string) => void;
  onEarlier: () => Promise<Saved>;
  onRetry: () => void;
};

import { type At, isoOf } from '../kernel/at';

type SessionRow<Method> = { id: string; device: string; method: Method; createdAt: At; lastUsedAt: At };

/** One of a person's sessions, as they are told of it. @param currentId of the session that asks */
export const presentSession = <Method>(
  { id, device, method, createdAt, lastUsedAt }: SessionRow<Method>,
  currentId: string,
) => ({
  id,
  device,
  method,
  signedInAt: isoOf(createdAt),
  lastUsedAt: isoOf(lastUsedAt),
  isCurrent: id === currentId,
});

type PasskeyRow = { id: string; name: string; createdAt: At; lastUsedAt: At | null; isSynced: boolean };

/** One of a person's passkeys: nothing of the key itself. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow) => ({
  id,
  name,
  createdAt: isoOf(createdAt),
  lastUsedAt: lastUsedAt === null ? null : isoOf(lastUsedAt),
  isSynced,
});

const wrong = {
  code: 'This code is incorrect or has already been used. Wait for the next one.',
  recoveryCode: 'This recovery code is incorrect or has already been used.',
};

/** The fault of a code that was not taken, at its field. */
export const wrongCode = (field: keyof typeof wrong) => ({
  pointer: `/body/${field}`,
  message: wrong[field],
  code: 'wrong-code',
});

import type { User } from '@nadi/contract/schema';
import { useEffect, useState } from 'react';
import { useServices } from '../../kernel/services/use-services';

/** A profile or photo that was read already is good enough here. */
const staleTime = Number.POSITIVE_INFINITY;

const photoPath = (role: User['role']) =>
  role === 'DOCTOR' ? '/doctors/profile/photo' : '/patients/profile/photo';

/**
 * The photo of who is signed in: whether there is one, and its address in this page once it is read. It is read again after it was
 * changed. Without a network there is none.
 */
export function useOwnPhoto(role: User['role'], isWanted = true) {
  const { $api } = useServices();
  const patient = $api.useQuery('get', '/patients/profile', undefined, {
    enabled: isWanted && role === 'PATIENT',
    staleTime,
  });
  const doctor = $api.useQuery('get', '/doctors/profile', undefined, {
    enabled: isWanted && role === 'DOCTOR',
    staleTime,
  });
  const hasPhoto = (role === 'DOCTOR' ? doctor : patient).data?.data.hasPhoto ?? false;
  const read = $api.useQuery(
    'get',
    photoPath(role),
    { parseAs: 'blob' },
    { enabled: isWanted && hasPhoto, staleTime, retry: false },
  );
  const bytes: unknown = hasPhoto ? read.data : null;
  const [photo, setPhoto] = useState<string>();
  useEffect(() => {
    if (!(bytes instanceof Blob)) return undefined;
    const address = URL.createObjectURL(bytes);
    setPhoto(address);
    return () => {
      URL.revokeObjectURL(address);
      setPhoto(undefined);
    };
  }, [bytes]);
  return { hasPhoto, photo };
}

import type { User } from '@nadi/contract/schema';
import { Avatar } from '@nadi/ui/components/Avatar';
import { useOwnPhoto } from '../areas/photo/use-own-photo';
import { useIdle } from '../kernel/shell/use-idle';

type OwnFaceProps = { name: string; role: User['role'] };

/** The photo of the person, once nothing else is waited for; their initials until then, and where there is none. */
export function OwnFace({ name, role }: OwnFaceProps) {
  const { photo } = useOwnPhoto(role, useIdle());
  return <Avatar name={name} {...(photo && { photo })} />;
}

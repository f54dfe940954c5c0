import { avatar, size as sizes } from './Avatar.css';
import { initials } from './initials';

export type AvatarProps = {
  name: string;
  /** @default 'small' */
  size?: keyof typeof sizes;
};

/** Stands for a person beside their name; it says nothing to screen readers, since the name does. */
export function Avatar({ name, size = 'small' }: AvatarProps) {
  return (
    <span aria-hidden className={`${avatar} ${sizes[size]}`}>
      {initials(name)}
    </span>
  );
}

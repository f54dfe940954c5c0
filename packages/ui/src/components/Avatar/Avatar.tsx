import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../Icon/Icon';
import { avatar, photo as photoStyle, size as sizes } from './Avatar.css';
import { initials } from './initials';

export type AvatarProps = {
  name: string;
  /** Address of a photo. Until it is there, and where it cannot be shown, the initials are. */
  photo?: string;
  /** 36, 48 or 84 px. @default 'small' */
  size?: keyof typeof sizes;
  /** `marigold` marks the other person for whom one acts. @default 'river' */
  tone?: 'river' | 'marigold';
};

/** Stands for a person beside their name; it says nothing to screen readers, since the name does. */
export function Avatar({ name, photo, size = 'small', tone = 'river' }: AvatarProps) {
  // Which one, so that another photo is given its chance.
  const [broken, setBroken] = useState<string>();
  // One that failed before React was there tells no event.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(photo);
  };
  const letters = initials(name);
  return (
    <span aria-hidden className={`${avatar} ${sizes[size]}`} data-tone={tone}>
      {letters || <Icon icon={UserRound} size={size === 'small' ? 16 : 24} />}
      {photo !== undefined && photo !== broken && (
        <img
          key={photo}
          ref={look}
          src={photo}
          alt=""
          className={photoStyle}
          onError={() => setBroken(photo)}
        />
      )}
    </span>
  );
}

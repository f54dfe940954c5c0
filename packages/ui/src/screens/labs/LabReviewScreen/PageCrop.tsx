import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import type { PagePicture } from '../../records/MedicalRecordScreen/RecordFile';
import * as styles from './LabReviewScreen.css';
import type { Place } from './types';

type PageCropProps = {
  /** The picture of the page; `null` while it comes, `failed` if there is none. */
  picture: PagePicture;
  box: Place;
  /** Names what stands there, for who does not see it. */
  name: string;
};

/** Width by height of a page of A4, until that of the picture is known. */
const a4 = 1 / Math.SQRT2;
const percent = (share: number) => `${share * 100}%`;

/** The part of a page in which something stands, as large as can be. */
const regionOf = ({ left, top, width, height }: Place): Place => {
  const from = Math.max(0, left - 0.05);
  const above = Math.max(0, top - 0.014);
  return {
    left: from,
    top: above,
    width: Math.min(1, left + width + 0.05) - from,
    height: Math.max(0.01, Math.min(1, top + height + 0.014) - above),
  };
};

/** The place of a value on the page, cut out: what is asked is seen beside the question. */
export function PageCrop({ picture, box, name }: PageCropProps) {
  const [shape, setShape] = useState(a4);
  if (picture === null || picture === 'failed') return null;
  const region = regionOf(box);
  return (
    <div className={styles.crop} style={{ aspectRatio: (region.width * shape) / region.height }}>
      <img
        src={picture}
        alt={m.lab_crop_alt({ name })}
        className={styles.cropped}
        style={{
          // Both, so that the place is right before the picture's own shape is known.
          inlineSize: percent(1 / region.width),
          blockSize: percent(1 / region.height),
          insetInlineStart: percent(-region.left / region.width),
          insetBlockStart: percent(-region.top / region.height),
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalWidth > 0 && naturalHeight > 0) setShape(naturalWidth / naturalHeight);
        }}
      />
    </div>
  );
}

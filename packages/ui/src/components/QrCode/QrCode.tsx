import { drawQr } from './draw-qr';
import { code } from './QrCode.css';

export type QrCodeProps = {
  /** The encoded text. */
  value: string;
  /** Its purpose, in words; people who cannot scan it need another way beside it. */
  label: string;
};

/** A QR code, black on white in every theme. It never leaves the page: nothing is asked of a service. */
export function QrCode({ value, label }: QrCodeProps) {
  const { side, path } = drawQr(value);
  return (
    <svg
      className={code}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}

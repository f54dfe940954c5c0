import { divider } from './Divider.css';

/** A hairline between two things of one kind. */
export function Divider() {
  return <hr className={divider} />;
}

/** Names what a patient is searched by. */
export type SearchType = 'name' | 'phone' | 'email' | 'abha';

type Fault = { pointer: string; message: string; code: string };
const fault = (message: string): { fault: Fault } => ({
  fault: { pointer: '/query/query', message, code: 'format' },
});

/** Fewer letters would list people rather than find one. */
const fewestLetters = 3;

/**
 * Reads what was typed into the form in which it is compared. A name is compared by its beginning, everything else whole: who searches by number or
 * address knows it already.
 */
export function readSearch(type: SearchType, text: string): { wanted: string } | { fault: Fault } {
  const typed = text.trim().replace(/\s+/g, ' ');
  switch (type) {
    case 'name': {
      const wanted = typed.toLowerCase();
      return [...wanted].length < fewestLetters
        ? fault('Type at least three letters of the name.')
        : { wanted };
    }
    case 'phone': {
      const digits = typed.replace(/[\s()-]/g, '');
      const wanted = /^0?[6-9][0-9]{9}$/.test(digits) ? `+91${digits.slice(-10)}` : digits;
      return /^\+[1-9][0-9]{7,14}$/.test(wanted) ? { wanted } : fault('Type the whole phone number.');
    }
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)
        ? { wanted: typed.toLowerCase() }
        : fault('Type the whole e-mail address.');
    case 'abha': {
      const digits = typed.replace(/[\s-]/g, '');
      return /^[0-9]{14}$/.test(digits)
        ? { wanted: digits }
        : fault('An ABHA number has 14 digits, such as 91-0000-0000-0000.');
    }
  }
}

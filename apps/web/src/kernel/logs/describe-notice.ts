import type { FrontendLogEntry } from '@nadi/contract/schema';
import { plainMessage } from '@nadi/domain/platform/frontend-log';
import { addresses } from '../../../generated/addresses';
import type { Notice } from '../browser/notice';

export type Described = Pick<FrontendLogEntry, 'level' | 'message' | 'errorId'>;

/** An entry for the log; null for what says nothing of use. */
export function describeNotice(noticed: Notice): Described | null {
  if ('level' in noticed) return { level: noticed.level, message: plainMessage(noticed.message, addresses) };
  if (noticed instanceof Event) return describeEvent(noticed);
  const { error, errorId } = noticed;
  return { level: 'error', message: wordsOf(error), ...(errorId && { errorId }) };
}

function describeEvent(event: Event): Described | null {
  // `reason` is of promises that nobody handles.
  const thrown = 'reason' in event ? event.reason : 'error' in event ? event.error : undefined;
  // Somebody went to another page.
  if (thrown instanceof Error && thrown.name === 'AbortError') return null;
  const said = 'message' in event && typeof event.message === 'string' ? event.message : '';
  // The words of a browser, where it gives no error; they quote nothing of ours.
  const words =
    thrown === undefined || thrown === null ? said && plainMessage(said, addresses) : wordsOf(thrown);
  return words === '' ? null : { level: 'error', message: `Uncaught ${words}` };
}

/** Errors of the engine: their messages say what was done wrong, and what they quote is taken out. */
const ofEngine = new Set(['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'InvalidStateError']);
const maxPlaces = 8;

/**
 * The name of an error and where in the code it came from. Messages of others than the engine may say anything, health values too, and are left
 * out.
 */
function wordsOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return `thrown ${error === null ? 'null' : typeof error}`;
  const { name, message, stack = '', cause } = error;
  // By itself, as what it quotes may have no end.
  const known = ofEngine.has(name)
    ? `: ${plainMessage(message, addresses)}`
    : (/React error #\d+/.exec(message)?.[0] ?? '');
  const places = [...stack.matchAll(/([\w.-]+\.m?[jt]sx?)(?:\?[^:\s)]*)?(:\d+:\d+)/g)].slice(0, maxPlaces);
  const at = places.map(([, file, place]) => ` at ${file}${place}`).join('');
  const because = cause !== undefined && depth === 0 ? ` because of ${wordsOf(cause, 1)}` : '';
  return `${name.replaceAll(/\W/g, '').slice(0, 60) || 'Error'}${known && !known.startsWith(':') ? ` ${known}` : known}${at}${because}`;
}

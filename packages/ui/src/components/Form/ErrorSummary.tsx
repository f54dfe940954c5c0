import { OctagonAlert } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useId, useState } from 'react';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import * as styles from './Form.css';

/** The error of one field. */
export type FieldFault = {
  /** The field's `name`. */
  name: string;
  /** The error, and how to correct it. */
  message: string;
};

type ErrorSummaryProps = {
  ref: Ref<HTMLDivElement>;
  form: RefObject<HTMLFormElement | null>;
  message: string | undefined;
  faults: FieldFault[];
};

/** Returns the element of a field that takes the focus: the one to type or choose in, never a hidden or auxiliary one. */
const controls = [
  'input:not([tabindex="-1"]):not([type="hidden"]):not([type="file"])',
  'textarea',
  '[role="spinbutton"]',
  // The role that react-aria gives a date's segments on phones with VoiceOver.
  '[role="textbox"]',
  'button',
].join(',');

const findField = (form: HTMLFormElement | null, name: string): HTMLElement | undefined =>
  [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    ({ dataset }) => dataset.field === name,
  );

function focusField(form: HTMLFormElement | null, name: string) {
  const field = findField(form, name);
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
}

/** The target of an entry: a field of this form by its id, and the name of that field. */
type Destination = { id: string; label: string };

function findDestination(form: HTMLFormElement | null, name: string, prefix: string): Destination | null {
  const field = findField(form, name);
  if (!field) return null;
  // Fields are named and not numbered: without an id the link's address would lead nowhere.
  if (!field.id) field.id = `${prefix}${name}`;
  return { id: field.id, label: field.querySelector('[data-field-label]')?.textContent ?? '' };
}

const isSame = (one: Destination | null | undefined, other: Destination | null) =>
  one?.id === other?.id && one?.label === other?.label;

/** Says which field is meant, unless the message does so itself. */
function nameField(label: string, message: string): string {
  const isNamed = message.toLocaleLowerCase().includes(label.toLocaleLowerCase());
  if (isNamed) return message;
  const isQuestion = label.endsWith('?');
  return isQuestion ? m.form_problem_of_question({ label, message }) : m.form_problem_of({ label, message });
}

/** The list of what is wrong, at the top of a form; each entry leads to its field. */
export function ErrorSummary({ ref, form, message, faults }: ErrorSummaryProps) {
  const title = useId();
  const [destinations, setDestinations] = useState<readonly (Destination | null)[]>([]);
  // After each rendering: which fields a form shows depends on its answers.
  useEffect(() => {
    const found = faults.map(({ name }) => findDestination(form.current, name, title));
    setDestinations((known) =>
      known.length === found.length && found.every((one, index) => isSame(known[index], one)) ? known : found,
    );
  });
  return (
    <div ref={ref} tabIndex={-1} role="alert" aria-labelledby={title} className={styles.summary}>
      <span className={styles.summarySign}>
        <Icon icon={OctagonAlert} />
      </span>
      <div className={styles.summaryText}>
        <h2 id={title} className={styles.summaryTitle}>
          {m.form_problem_title()}
        </h2>
        {message && <p>{message}</p>}
        {faults.length > 0 && (
          <ul className={styles.summaryList}>
            {faults.map((fault, index) => {
              const destination = destinations[index];
              return (
                <li key={fault.name}>
                  {destination ? (
                    <a
                      href={`#${destination.id}`}
                      className={styles.summaryLink}
                      onClick={(event) => {
                        event.preventDefault();
                        focusField(form.current, fault.name);
                      }}
                    >
                      {nameField(destination.label, fault.message)}
                    </a>
                  ) : (
                    fault.message
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}

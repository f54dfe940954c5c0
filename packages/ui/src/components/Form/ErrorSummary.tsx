import { OctagonAlert } from 'lucide-react';
import { type Ref, type RefObject, useId } from 'react';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import * as styles from './Form.css';

/** What is wrong with one field. */
export type FieldFault = {
  /** The field's `name`. */
  name: string;
  /** What is wrong, and how to put it right. */
  message: string;
};

type ErrorSummaryProps = {
  ref: Ref<HTMLDivElement>;
  form: RefObject<HTMLFormElement | null>;
  message: string | undefined;
  faults: FieldFault[];
};

/** What in a field takes the focus: where one types or chooses, never what is hidden or merely assists. */
const controls = [
  'input:not([tabindex="-1"]):not([type="hidden"]):not([type="file"])',
  'textarea',
  '[role="spinbutton"]',
  // What react-aria makes of a date's segments on phones with VoiceOver.
  '[role="textbox"]',
  'button',
].join(',');

function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
}

/** The list of what is wrong, at the top of a form; each entry leads to its field. */
export function ErrorSummary({ ref, form, message, faults }: ErrorSummaryProps) {
  const title = useId();
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
            {faults.map((fault) => (
              <li key={fault.name}>
                <a
                  href={`#${fault.name}`}
                  className={styles.summaryLink}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(form.current, fault.name);
                  }}
                >
                  {fault.message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

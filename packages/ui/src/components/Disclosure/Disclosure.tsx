import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon';
import { chevron, panel, trigger } from './Disclosure.css';

export type DisclosureProps = {
  /** Name of the hidden content: "Details". */
  label: string;
  /** The item that it belongs to, spoken after the label if there are several in a list. */
  spokenContext?: string;
  children: ReactNode;
};

/** Something for the few who want it, closed at first. */
export function Disclosure({ label, spokenContext, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    if (isOpen || element === null) return;
    // Lets the browser's search in the page find closed content; React knows no such value.
    element.setAttribute('hidden', 'until-found');
    const open = () => setOpen(true);
    element.addEventListener('beforematch', open);
    return () => element.removeEventListener('beforematch', open);
  }, [isOpen]);
  return (
    <div>
      <Button
        id={`${id}label`}
        data-print="hide"
        className={trigger}
        aria-label={spokenContext === undefined ? undefined : `${label}, ${spokenContext}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        {label}
        <span className={chevron}>
          <Icon icon={ChevronDown} size={16} />
        </span>
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has questions in it */}
      <div
        ref={content}
        id={id}
        role="group"
        aria-labelledby={`${id}label`}
        hidden={!isOpen}
        className={panel}
      >
        {children}
      </div>
    </div>
  );
}

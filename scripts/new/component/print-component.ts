export const printComponent = (name: string): string => `import { Check } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '../Icon/Icon';
import { control, sign, tick } from './${name}.css';

export type ${name}Props = {
  /** Name of the thing that is on or off, in a few words; the same in both states. */
  label: string;
  /** True if it is known to be on. */
  value: boolean;
  onChange: (value: boolean) => void;
  /**
   * True if it cannot be used.
   * @default false
   */
  isDisabled?: boolean;
};

/** One thing that is on or off; a change takes effect at once. */
export function ${name}({ label, value, onChange, isDisabled = false }: ${name}Props) {
  return (
    <ToggleButton isSelected={value} onChange={onChange} isDisabled={isDisabled} className={control}>
      <span className={sign}>
        <span className={tick}>
          <Icon icon={Check} size={16} />
        </span>
      </span>
      {label}
    </ToggleButton>
  );
}
`;

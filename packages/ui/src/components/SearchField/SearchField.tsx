import { Search, X } from 'lucide-react';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { clear, field, input } from './SearchField.css';

export type SearchFieldProps = {
  /** The content that is searched: read by screen readers, shown while the field is empty. */
  label: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  name?: string;
};

/** Looks for something by words. Escape empties it. */
export function SearchField({ label, ...search }: SearchFieldProps) {
  return (
    <AriaSearchField {...search} aria-label={label} className={field}>
      <Icon icon={Search} />
      <Input placeholder={label} className={input} />
      <span className={clear}>
        <IconButton icon={X} label={m.search_field_clear()} />
      </span>
    </AriaSearchField>
  );
}

import { Select } from '../../../components/Select/Select';
import { familyRelationships } from '../../../words/family';
import type { FamilyRelationship } from '../types';

const ids = Object.keys(familyRelationships) as FamilyRelationship[];

type RelationshipFieldProps = {
  /** "The child is my" */
  label: string;
  value: FamilyRelationship | null;
  onChange: (value: FamilyRelationship) => void;
  errorMessage?: string | undefined;
};

export function RelationshipField({ label, value, onChange, errorMessage }: RelationshipFieldProps) {
  return (
    <Select
      name="relationship"
      label={label}
      items={ids.map((id) => ({ id, label: familyRelationships[id]() }))}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      isRequired
    />
  );
}

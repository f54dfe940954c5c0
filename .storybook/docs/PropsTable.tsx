import { Tag } from '@nadi/ui/components/Tag';
import { Text } from '@nadi/ui/components/Text';
import { code, prop, row, table } from './docs.css';
import { Section } from './Section';
import { Sentence } from './Sentence';
import type { PageStory } from './stories-of';

/** Every prop as the component's types and JSDoc tell it. */
export function PropsTable({ argTypes }: Pick<PageStory, 'argTypes'>) {
  const props = Object.values(argTypes).filter(({ table: shown }) => !shown?.disable);
  if (props.length === 0) return null;
  return (
    <Section title="Props">
      <dl className={table}>
        {props.map(({ name, description, type, table: shown }) => (
          <div key={name} className={row}>
            <dt className={prop}>
              <Text as="strong">{name}</Text>
              {typeof type === 'object' && type.required && <Tag>Required</Tag>}
            </dt>
            <dd>
              {description && (
                <Text>
                  <Sentence>{description}</Sentence>
                </Text>
              )}
              <Text size={14} tone="muted">
                {shown?.type && (
                  <code className={code}>
                    {withoutUndefined(shown.type.detail ?? shown.type.summary ?? '')}
                  </code>
                )}
                {shown?.defaultValue?.summary && (
                  <>
                    {' '}
                    by default{' '}
                    <code className={code}>{shown.defaultValue.summary.replaceAll(/^['"]|['"]$/g, '')}</code>
                  </>
                )}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** That a prop may be left out is said by what is not beside its name. */
const withoutUndefined = (type: string) => type.replaceAll(/undefined \| | \| undefined/g, '');

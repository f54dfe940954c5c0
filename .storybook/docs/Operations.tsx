import contract from '@nadi/contract/openapi.json';
import { operations } from '@nadi/contract/operations';
import { Link } from '@nadi/ui/components/Link';
import { Text } from '@nadi/ui/components/Text';
import { code, method as methodClass, prop, row, table } from './docs.css';

type Paths = Record<string, Partial<Record<Method, { summary?: string }>>>;
type Method = (typeof operations)[keyof typeof operations]['method'];

/** The reference is the server's; a catalogue that stands elsewhere has none beside it. */
const isBesideReference = () => window.location.pathname.startsWith('/storybook/');

/** The operations of a screen, in the contract's own words. */
export function Operations({ ids }: { ids: readonly string[] }) {
  return (
    <dl className={table}>
      {ids.map((id) => {
        if (!(id in operations)) return <UnknownOperation key={id} id={id} />;
        const { method, path, tag } = operations[id as keyof typeof operations];
        const { summary } = (contract.paths as Paths)[path]?.[method] ?? {};
        return (
          <div key={id} className={row}>
            <dt className={prop}>
              {isBesideReference() ? (
                <Link href={`../docs#/${encodeURIComponent(tag)}/${id}`} isExternal>
                  {id}
                </Link>
              ) : (
                <Text as="strong">{id}</Text>
              )}
            </dt>
            <dd>
              {summary && <Text>{summary}</Text>}
              <Text size={14} tone="muted">
                <code className={code}>
                  <span className={methodClass}>{method}</span> {path}
                </code>
              </Text>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function UnknownOperation({ id }: { id: string }) {
  return (
    <div className={row}>
      <dt>{id}</dt>
      <dd>The contract has no such operation.</dd>
    </div>
  );
}

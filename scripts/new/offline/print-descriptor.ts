import type { Known } from '../screen/find-operation';

export type Offline = {
  operation: Known;
  /** Schema of its body. */
  body: string;
  /** The subject by which its entries are ordered: `medicine-plan`. */
  type: string;
  /** Key of the message with its name. */
  message: string;
};

export const noWrites = `import type { WaitingKind } from '../../kernel/offline/write-kinds';

declare module '../../kernel/offline/write' {
  interface Writes {}
}

/** The writes of this area that may wait for a network. */
export const writes: readonly WaitingKind[] = [];
`;

export const printKind = ({ operation: { id, method, path }, type }: Offline): string => `{
    waits: true,
    operation: '${id}',
    type: '${type}',
    request: ({ body }: Writes['${id}']) => ({ method: '${method.toUpperCase()}', url: '${path}', body }),
    invalidates: /^${path.replaceAll('/', '\\/')}/,
    ${method === 'post' ? 'isOrigin: true,' : ''}
  }`;

export const noUnsent = `import type { UnsentKind } from '../../kernel/unsent/unsent-kinds';

/** The texts for unsent writes of this area. */
export const unsent: readonly UnsentKind[] = [];
`;

export const printUnsentKind = (
  { operation: { id, method }, type, message }: Offline,
  name: string,
): string => {
  const action = method === 'post' ? 'add' : method === 'delete' ? 'delete' : 'change';
  return `const ${name}: UnsentKind = {
  operation: '${id}',
  home: '/dashboard/${type}',
  editHref: () => '/dashboard/${type}',
  words: () => ({ title: m.${message}(), detail: '', action: '${action}' }),
  fieldLabels: {},
  sealed: { type: '${type}', title: m.${message}, action: '${action}' },
};
`;
};

import ts from 'typescript';
import { Refusal } from '../refusal';

const parse = (text: string) => ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);

/** Returns the value of a constant in a file. */
function initializerOf(text: string, name: string): ts.Expression | undefined {
  for (const statement of parse(text).statements)
    if (ts.isVariableStatement(statement))
      for (const { name: declared, initializer } of statement.declarationList.declarations)
        if (declared.getText() === name) return initializer;
  return undefined;
}

/** Returns the list at a property of an object, or the object or list itself. */
function listOf(
  node: ts.Expression | undefined,
  property: string | undefined,
): ts.NodeArray<ts.Node> | undefined {
  if (node && ts.isObjectLiteralExpression(node) && property !== undefined) {
    const found = node.properties.find((one) => one.name?.getText() === property);
    return found && ts.isPropertyAssignment(found) ? listOf(found.initializer, undefined) : undefined;
  }
  if (node && ts.isObjectLiteralExpression(node)) return node.properties;
  return node && ts.isArrayLiteralExpression(node) ? node.elements : undefined;
}

/**
 * Returns a file of code with one more member at the end of a constant. Biome formats it afterwards.
 *
 * @param name of a constant that is an object or a list, or `routes.dashboard` for a list in one
 * @throws Refusal if there is no such constant
 */
export function addMember(text: string, name: string, member: string): string {
  const [constant = '', property] = name.split('.');
  const value = initializerOf(text, constant);
  // A list that a function makes, such as `itemKinds(...)`, becomes the first part of one.
  if (value && ts.isCallExpression(value) && property === undefined)
    return `${text.slice(0, value.getStart())}[\n...${value.getText()},\n${member},\n]${text.slice(value.end)}`;
  const members = listOf(value, property);
  if (!members) throw new Refusal(`A file no longer has the place for it: ${name}.`);
  const comma = members.length === 0 || members.hasTrailingComma ? '' : ',';
  return `${text.slice(0, members.end)}${comma}\n${member},\n${text.slice(members.end)}`;
}

/** Returns a file of code with one more member of an interface, wherever that is declared. */
export function addInterfaceMember(text: string, name: string, member: string): string {
  const find = (node: ts.Node): ts.InterfaceDeclaration | undefined =>
    ts.isInterfaceDeclaration(node) && node.name.text === name ? node : ts.forEachChild(node, find);
  const found = find(parse(text));
  if (!found) throw new Refusal(`A file no longer has the place for it: ${name}.`);
  return `${text.slice(0, found.members.end)}\n${member};\n${text.slice(found.members.end)}`;
}

/** Returns a file of code that imports a name, once. Biome sorts the import afterwards. */
export function addImport(text: string, name: string, from: string): string {
  const known = parse(text).statements.find(
    (one): one is ts.ImportDeclaration =>
      ts.isImportDeclaration(one) && one.moduleSpecifier.getText() === `'${from}'`,
  );
  const clause = known?.importClause;
  if (name.startsWith('* as ')) return known ? text : `import ${name} from '${from}';\n${text}`;
  if (!(clause?.namedBindings && ts.isNamedImports(clause.namedBindings)))
    return `import { ${name} } from '${from}';\n${text}`;
  const names = clause.namedBindings.elements.map((one) => one.getText());
  if (names.includes(name) || names.includes(name.replace('type ', ''))) return text;
  const isOfTypes = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const all = [name, ...names.map((one) => (isOfTypes ? `type ${one}` : one))];
  return `${text.slice(0, clause.getStart())}{ ${all.join(', ')} }${text.slice(clause.end)}`;
}

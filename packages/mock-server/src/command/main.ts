/** `nadi-mock FILE`: any OpenAPI document as a server. */
import { isObject, isText } from '../document/node';
import { createMock } from '../mock';
import { serverPath } from '../routing/bases';
import { DocumentError } from './document-error';
import { loadDocument } from './load-document';
import { loadScenarios } from './load-scenarios';
import { run } from './run';

await run(async ({ file, scenarios, mock: options }) => {
  if (file === undefined)
    throw new DocumentError('Which document? nadi-mock openapi.yaml (--help tells more)');
  const { document, notes } = await loadDocument(file);
  const more = scenarios === undefined ? {} : { scenarios: await loadScenarios(scenarios) };
  const { title } = isObject(document.info) ? document.info : {};
  return {
    mock: createMock(document, { ...options, ...more }),
    title: isText(title) ? title : file,
    base: serverPath(document),
    notes,
  };
});

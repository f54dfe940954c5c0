#!/usr/bin/env node
/** `nadi-mock FILE`: any OpenAPI document as a server; without a file, Nadi's own. */
import { isObject, isText } from '../document/node';
import { createMock } from '../mock';
import { serverPath } from '../routing/bases';
import { loadDocument } from './load-document';
import { loadScenarios } from './load-scenarios';
import { run } from './run';

await run(async (given) => {
  const { file, scenarios, mock: options } = given;
  // Apart, so that who brings a document does not wait for ours to be read.
  if (file === undefined) return (await import('./nadi')).prepareNadi(given);
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

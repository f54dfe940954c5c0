/** Returns the XML of an export with the given elements, as a phone writes it. */
export const exportOf = (...elements: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE HealthData [',
    "<!-- HealthKit's Export Version: 13 -->",
    '<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>',
    '<!ATTLIST Record type CDATA #REQUIRED value CDATA #IMPLIED>',
    ']>',
    '<HealthData locale="en_IN">',
    ' <ExportDate value="2026-11-20 10:00:00 +0530"/>',
    ' <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>',
    ...elements,
    '</HealthData>',
  ].join('\n');

type More = { at?: string; unit?: string; source?: string; inside?: string };

/** Returns one record. @param type without its prefix */
export function record(type: string, value: string | number, more: More = {}): string {
  const { at = '2026-11-14 07:10:00 +0530', unit = 'count/min', source = 'Watch', inside } = more;
  const tag = `<Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" unit="${unit}" creationDate="${at}" startDate="${at}" endDate="${at}" value="${value}"`;
  return inside ? ` ${tag}>${inside}</Record>` : ` ${tag}/>`;
}

export const metadata = (key: string, value: string): string =>
  `\n  <MetadataEntry key="${key}" value="${value}"/>\n `;

/** Returns the two numbers of a blood pressure, each alone and both again as a pair. */
export function pressure(upper: number, lower: number, more: More = {}): string {
  const both = [
    record('BloodPressureSystolic', upper, { unit: 'mmHg', ...more }),
    record('BloodPressureDiastolic', lower, { unit: 'mmHg', ...more }),
  ].join('\n');
  const tag = '<Correlation type="HKCorrelationTypeIdentifierBloodPressure" sourceName="Cuff">';
  return `${both}\n${tag}\n${metadata('HKWasUserEntered', '1')}${both}\n</Correlation>`;
}

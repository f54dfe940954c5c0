import { describe, expect, it } from '@jest/globals';
import { ExportFault } from './fault';
import { type AppleExport, openAppleExport } from './open-export';
import { exportOf, record } from './test/sample-export';
import { zipOf } from './test/zip';

const now = new Date('2026-11-20T10:00:00+05:30');
const open = (content: string | Uint8Array): Promise<AppleExport> =>
  openAppleExport(new Blob([content as never]), { now });
const faultOf = async (content: string | Uint8Array) => {
  const error = await open(content).then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ExportFault ? error.code : error;
};
const temperature = (value: string, more = {}) => record('BodyTemperature', value, { unit: 'degC', ...more });

describe('a file', () => {
  const xml = exportOf(temperature('37.5', { source: 'A &gt; B\n&#8203;' }));

  it('is read the same as XML and from a zip, stored or packed, whatever its name in the language of the phone', async () => {
    const cda = {
      name: 'apple_health_export/export_cda.xml',
      content: `<ClinicalDocument>${' '.repeat(9999)}</ClinicalDocument>`,
    };
    for (const content of [
      xml,
      `\uFEFF${xml}`,
      zipOf(cda, { name: 'apple_health_export/export.xml', content: xml }),
      zipOf({ name: 'apple_health_export/导出.xml', content: xml, isStored: true }, cda),
    ])
      expect((await open(content)).found).toBe(1);
  });

  it('has a fingerprint of its own', async () => {
    const prints = await Promise.all([xml, xml, xml.replace('37.5', '37.6')].map(open));
    const [one, same, other] = prints.map(({ fingerprint }) => fingerprint);
    expect(one).toMatch(/^[\da-f]{64}$/);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it('refuses a file that is no export, or a zip without one', async () => {
    expect(await faultOf('<html><body/></html>')).toBe('other-file');
    expect(await faultOf('Date,Weight\n1,2')).toBe('other-file');
    expect(await faultOf('<HealthData></Other>')).toBe('other-file');
    expect(await faultOf(`${xml}<More/>`)).toBe('other-file');
    expect(await faultOf(zipOf({ name: 'photo.jpg', content: 'x' }))).toBe('other-zip');
    expect(await faultOf(zipOf({ name: 'a/index.xml', content: '<html/>' }))).toBe('other-file');
  });

  it('refuses a file that ends early, as XML at any place and as a zip', async () => {
    for (const size of [40, 300, xml.indexOf('<HealthData') + 30, xml.length - 15, xml.length - 3])
      expect([size, await faultOf(xml.slice(0, size))]).toEqual([size, 'clipped']);
    const zip = zipOf({ name: 'export.xml', content: xml });
    expect(await faultOf(zip.subarray(0, zip.length - 30))).toBe('clipped');
    const broken = Buffer.from(zip);
    broken.fill(0xff, 60, 140);
    expect(await faultOf(broken)).toBe('clipped');
  });

  it('refuses a file with a password as locked', async () => {
    const zip = zipOf({ name: 'export.xml', content: xml });
    const entry = zip.indexOf('PK\u0001\u0002');
    zip.writeUInt16LE(0x0809, entry + 8);
    expect(await faultOf(zip)).toBe('locked');
  });

  it('reads and expands no entity that a DOCTYPE declares', async () => {
    const bomb = [
      '<!DOCTYPE HealthData [<!ENTITY a "ha">',
      ...Array.from({ length: 20 }, (_, at) => `<!ENTITY b${at} "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">`),
      '<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY % net SYSTEM "http://127.0.0.1/x.dtd"> %net;]>',
    ].join('\n');
    const { rejects, found } = await open(
      `${bomb}<HealthData>${temperature('&file;')}${temperature('&b19;')}${temperature('37')}</HealthData>`,
    );
    expect(found).toBe(1);
    expect(rejects.map(({ text }) => text)).toEqual(['&file; degC', '&b19; degC']);
  });

  it('refuses a file that is packed to fill memory, or has one endless tag', async () => {
    const bomb = zipOf({ name: 'export.xml', content: `<HealthData>${' '.repeat(60_000_000)}</HealthData>` });
    expect(await faultOf(bomb)).toBe('too-large');
    expect(await faultOf(`<HealthData><Record value="${'9'.repeat(1_100_000)}`)).toBe('other-file');
    expect(await faultOf(`<HealthData>${'<a>'.repeat(200)}`)).toBe('other-file');
  });
});

const date = /^(\d{4})-(\d{2})-(\d{2})$/;
const time = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/i;
const ipv4 = /^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/;
const hostname = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;
const email = /^[^\s@"(),:;<>[\\\]]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const uuid = /^(urn:uuid:)?[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const reference = /^([^\s<>"{}|\\^`%]|%[0-9a-f]{2})*$/i;

function isDate(text: string): boolean {
  const [, year, month, day] = date.exec(text) ?? [];
  if (!year) return false;
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return made.getUTCMonth() === Number(month) - 1 && made.getUTCDate() === Number(day);
}

function isMoment(text: string): boolean {
  const [day = '', rest = ''] = text.split(/t|\s/i);
  return isDate(day) && time.test(rest);
}

function isIpv6(text: string): boolean {
  if (!/^[0-9a-f:.]+$/i.test(text) || !text.includes(':')) return false;
  try {
    return new URL(`http://[${text}]/`).hostname !== '';
  } catch {
    return false;
  }
}

function isRegex(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Those that are checked; a format that is not here says nothing about a value. */
export const textFormats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  time: (text) => time.test(text),
  'date-time': isMoment,
  duration: (text) => /^P(?!$)(\d+W|(\d+Y)?(\d+M)?(\d+D)?(T(?!$)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?)$/.test(text),
  email: (text) => email.test(text),
  hostname: (text) => hostname.test(text),
  ipv4: (text) => ipv4.test(text),
  ipv6: isIpv6,
  uri: (text) => /^[a-z][a-z0-9+.-]*:/i.test(text) && reference.test(text),
  'uri-reference': (text) => reference.test(text),
  uuid: (text) => uuid.test(text),
  byte: (text) => /^([A-Za-z0-9+/_-]{4})*([A-Za-z0-9+/_-]{2,3}={0,2})?$/.test(text.replaceAll(/\s/g, '')),
  regex: isRegex,
  'json-pointer': (text) => /^(\/([^~]|~[01])*)*$/.test(text),
};

export const numberFormats: Readonly<Record<string, (value: number) => boolean>> = {
  int32: (value) => Number.isInteger(value) && Math.abs(value) <= 2 ** 31,
  int64: (value) => Number.isInteger(value),
};

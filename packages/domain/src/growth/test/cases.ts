import type { Subject } from '../../vital-signs/vital-sign';
import type { MeasuredDay } from '../point';
import { type Growth, presentGrowth } from '../present-growth';

/** A girl of four years in November 2026. */
export const girl: Subject = { dateOfBirth: '2022-09-18', gender: 'FEMALE', facts: [] };
export const boy: Subject = { ...girl, gender: 'MALE' };
export const at = (day: string) => new Date(`${day}T12:00:00+05:30`);
export const days = (...given: [day: string, value: number, other?: number][]): MeasuredDay[] =>
  given.map(([day, value, other = value]) => ({
    day,
    low: Math.min(value, other),
    high: Math.max(value, other),
  }));
/** Returns the growth of what was measured, in kg and cm. */
export const grow = (
  now: string,
  {
    weight = [],
    height = [],
    subject = girl,
  }: { weight?: MeasuredDay[]; height?: MeasuredDay[]; subject?: Subject },
) => presentGrowth({ weight, height }, subject, at(now));
export const measureOf = ({ measures }: Growth, code: string) => {
  const found = measures.find((one) => one.code === code);
  if (!found) throw new Error(`There is no ${code}.`);
  return found;
};
export const said = (growth: Growth, code = 'weight') =>
  measureOf(growth, code).statements.map((one) => one.code);
/** Returns what is said, as "loss critical perhaps". */
export const severities = (growth: Growth, code = 'weight') =>
  measureOf(growth, code).statements.map(
    ({ code: of, severity, isCertain }) => `${of} ${severity}${isCertain ? '' : ' perhaps'}`,
  );

import type { DoctorAnalytics, Schedule } from '@nadi/contract/schema';
import { type FiguresPeriod, figuresOf } from '@nadi/domain/appointments/figures';
import { daysAsked, presentSchedule } from '@nadi/domain/appointments/schedule';
import { localDay } from '@nadi/domain/kernel/time-zone';
import type { Given, Kind } from '../../mock-types';
import { unprocessable } from '../problems';
import { worldOf } from '../world';
import { inOrder, rulesOf, visitsOf } from './appointments';
import { keptOne, ownerOf } from './list-adapters';

function scheduleOf(given: Given): Schedule {
  const { store, query, now } = given;
  const me = ownerOf(given);
  const rules = rulesOf(me);
  const days = daysAsked(query, localDay(now, rules.timeZone));
  if (Array.isArray(days)) throw unprocessable(...days);
  return presentSchedule(rules, inOrder(visitsOf(worldOf(store), me)), days, now);
}

export const schedule: Kind<Schedule> = {
  kept: (given) => keptOne(() => scheduleOf(given)),
};

export const doctorAnalytics: Kind<DoctorAnalytics> = {
  kept(given) {
    const { store, query, now } = given;
    const me = ownerOf(given);
    const period = query.period as FiguresPeriod;
    const visits = visitsOf(worldOf(store), me);
    const counted = visits.map((visit) => ({ ...visit, stars: visit.rating?.stars ?? null }));
    return keptOne(() => figuresOf(counted, { period, timeZone: rulesOf(me).timeZone, now }));
  },
};

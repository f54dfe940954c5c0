import type { LabObservation, MedicalRecord } from '@nadi/contract/schema';
import { unitLabel } from '@nadi/domain/labs/unit-label';
import * as m from '@nadi/ui/messages';
import { sayMark, sayValue, standings } from '@nadi/ui/words/lab';
import { sayDay } from '@nadi/ui/words/moment';
import { recordTypeWords } from '@nadi/ui/words/record-type';
import { isAway } from '../../kernel/read-store/is-away';
import { settle } from '../../kernel/requests/settle';
import { indexResults } from '../../kernel/search/index-results';
import { noteOf, wholePage } from '../../kernel/search/read-pages';
import type { Found, ReadServices, SearchPart } from '../../kernel/search/search-part';
import { wholeList } from './whole-list';

/** The contract's maximum for the words of a search, in characters. */
const longest = 100;
/** Letters from which a word can name a type of document. */
const fewestOfType = 3;
/** The most values that the server lists. */
const mostValues = 1000;

const hrefOf = (id: string) => `/dashboard/medical-records/${id}`;

function documentOf({ _id, type, title, day, source, tags, notes }: MedicalRecord) {
  const said = [recordTypeWords[type](), day === null ? m.search_no_day() : sayDay(day), source];
  return {
    id: _id,
    title,
    detail: said.filter(Boolean).join(' · '),
    words: [...tags, notes].filter(Boolean).join(' '),
    href: hrefOf(_id),
  };
}

/** The types whose name begins like what was typed: the server does not search in them. */
function typesNamed(query: string): MedicalRecord['type'][] {
  const words = query.toLocaleLowerCase();
  if (words.length < fewestOfType) return [];
  return (Object.keys(recordTypeWords) as MedicalRecord['type'][]).filter((type) =>
    recordTypeWords[type]().toLocaleLowerCase().startsWith(words),
  );
}

/** Asks the server, which searches all documents by title, provider, notes and tags. */
async function searchAll({ api }: Pick<ReadServices, 'api'>, query: string): Promise<Found> {
  const asked = [{ search: query.slice(0, longest) }, ...typesNamed(query).map((type) => ({ type }))].map(
    (filter) => settle(api.GET('/medical-records', { params: { query: { ...filter, limit: wholePage } } })),
  );
  const answers = (await Promise.all(asked)).map((answer) => {
    if (!answer.ok) throw answer.error;
    return answer.data;
  });
  const found = new Map(answers.flatMap(({ data }) => data.map((row) => [row._id, row])));
  const more = answers.find(({ data, pagination: { total } }) => data.length < total);
  return {
    results: [...found.values()].map((row) => {
      const { words: _, ...result } = documentOf(row);
      return result;
    }),
    ...(more && { note: m.search_more({ count: more.data.length, total: more.pagination.total }) }),
  };
}

/**
 * The patient's documents by title, provider, type, tags and notes: the newest on this device, which sends no word; where there are more, the
 * server searches the others.
 */
const documents: SearchPart = {
  group: 'documents',
  roles: ['PATIENT'],
  async load({ $api, api, queryClient }) {
    const ask = (query: object) =>
      queryClient.fetchQuery($api.queryOptions('get', '/medical-records', { params: { query } }));
    const { data, pagination } = await ask({ limit: wholePage }).catch((error) => {
      // The page of documents has left its own answer.
      if (isAway(error)) return ask(wholeList);
      throw error;
    });
    const isWhole = data.length >= pagination.total;
    return {
      find: indexResults(data.map(documentOf)),
      ...noteOf(data.length, pagination.total),
      ...(!isWhole && { further: (query) => searchAll({ api }, query) }),
    };
  },
};

function labItemOf({ id, recordId, name, loinc, unit, standing, flag, day, ...value }: LabObservation) {
  const said = sayValue({ ...value, unit }, unit === null ? null : unitLabel(unit));
  return {
    id,
    title: `${name} ${said}`,
    detail: [sayDay(day), sayMark(flag) ?? standings[standing ?? 'unknown'].say()].join(' · '),
    ...(loinc !== null && { words: loinc }),
    href: hrefOf(recordId),
  };
}

/** The saved values of the patient's lab reports by the name of the test, the newest first: each leads to its report. */
const labValues: SearchPart = {
  group: 'lab-values',
  roles: ['PATIENT'],
  async load({ $api, queryClient }) {
    const { data } = await queryClient.fetchQuery($api.queryOptions('get', '/lab-observations'));
    const newestFirst = [...data].sort((one, other) => (one.day < other.day ? 1 : -1));
    return {
      find: indexResults(newestFirst.map(labItemOf), true),
      ...(data.length >= mostValues && { note: m.search_newest_lab_values({ count: data.length }) }),
    };
  },
};

export const search: readonly SearchPart[] = [documents, labValues];

import { rawMaker, rawMakerPage, rawSubject, rawSubjectPage } from '../../client/wire.ts';
import {
  makerParameters,
  noParameters,
  parseMakerQuery,
  parseSubjectQuery,
  refuseParameters,
  subjectParameters,
} from '../parse-object-query.ts';
import type { Call } from './call.ts';
import { toPageLinks } from './page-links.ts';
import { toError, toReply } from './replies.ts';

const json = 'application/json';
const textId = { type: 'string', maxLength: 200 };

/** Calls that read makers and subjects. */
export const termCalls: readonly Call[] = [
  {
    operationId: 'listMakers',
    path: '/makers',
    summary: 'Makers of objects, a page at a time',
    description:
      'By name, or by the number of their objects. Makers of one name are told apart where the records give ids.',
    parameters: [makerParameters],
    replies: { [json]: [rawMakerPage] },
    errors: [503],
    changesWith: 'search',
    example: '?order=works&pageSize=5',
    async answer({ store, url }) {
      const page = await store.listMakers(parseMakerQuery(url.searchParams));
      return toReply(page, () => toPageLinks(url, page));
    },
  },
  {
    operationId: 'findMaker',
    path: '/makers/{makerId}',
    summary: 'One maker, as the records of the objects say',
    description: 'The objects are found with /objects?makerId=.',
    pathParameters: {
      makerId: {
        description: 'Id of a maker, which tells makers of one name apart.',
        schema: textId,
        example: 'kekoa-alapai',
      },
    },
    parameters: [noParameters],
    replies: { [json]: [rawMaker] },
    errors: [404, 503],
    changesWith: 'search',
    example: '',
    async answer({ store, url, path: { makerId: id = '' } }) {
      refuseParameters(url.searchParams);
      const maker = await store.findMaker(id);
      return maker
        ? toReply(maker)
        : toError(404, `There is no maker "${id.slice(0, 200)}".`, 'makerId');
    },
  },
  {
    operationId: 'listSubjects',
    path: '/subjects',
    summary: 'Subjects of objects, a page at a time',
    description:
      'The broadest ones, with within what lies right in one, with containing all that have the words.',
    parameters: [subjectParameters],
    replies: { [json]: [rawSubjectPage] },
    errors: [503],
    changesWith: 'search',
    example: '?order=works&pageSize=5',
    async answer({ store, url }) {
      const page = await store.listSubjects(parseSubjectQuery(url.searchParams));
      return toReply(page, () => toPageLinks(url, page));
    },
  },
  {
    operationId: 'findSubject',
    path: '/subjects/{subjectId}',
    summary: 'One subject in its tree',
    description: 'The objects are found with /objects?subject=, those of narrower subjects too.',
    pathParameters: {
      subjectId: {
        description: 'Id of a subject: its levels, joined by dots.',
        schema: textId,
        example: 'rosette',
      },
    },
    parameters: [noParameters],
    replies: { [json]: [rawSubject] },
    errors: [404, 503],
    changesWith: 'search',
    example: '',
    async answer({ store, url, path: { subjectId: id = '' } }) {
      refuseParameters(url.searchParams);
      const subject = await store.findSubject(id);
      return subject
        ? toReply(subject)
        : toError(404, `There is no subject "${id.slice(0, 200)}".`, 'subjectId');
    },
  },
];

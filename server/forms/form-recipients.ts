import type { ContentManagement } from '#services/content-management/contract.ts';
import type { FormKind } from '#services/forms/contract.ts';
import { listContactTopics, objectTopic } from '#shared/forms/contact-topics.ts';

/**
 * Which of the contacts in the museum's settings gets a form, by what its mail address has before
 * the `@`, the first that is there.
 */
const desks: Readonly<Record<FormKind, readonly string[]>> = {
  'tour-request': ['tours', 'visit'],
  subscription: [],
  contact: [],
  'convening-inquiry': ['convenings', 'programs'],
  'event-inquiry': ['events', 'programs'],
  'item-request': ['shop'],
  'career-application': ['careers', 'jobs'],
};
const objectDesks = ['collections', 'collection', 'registrar'];

/**
 * Finds the museum's address for what somebody sent: that of the setting FORM_RECIPIENTS, or of the
 * contact in the content management service, or the museum's general one.
 */
export const createFindRecipient =
  (contentManagement: Pick<ContentManagement, 'findSettings'>, set: ReadonlyMap<string, string>) =>
  async (kind: FormKind, fields: Readonly<Record<string, unknown>>): Promise<string | null> => {
    const own = set.get(kind);
    if (own) return own;
    const settings = await contentManagement.findSettings('en');
    const topics = listContactTopics(settings?.contacts ?? []);
    const wanted = kind === 'contact' ? listDesks(String(fields.topic)) : desks[kind];
    const found = wanted.flatMap((desk) => topics.find(({ topic }) => topic === desk) ?? [])[0];
    return found?.email ?? settings?.email ?? set.get('all') ?? null;
  };

const listDesks = (topic: string) => (topic === objectTopic ? objectDesks : [topic]);

import type { RouterContextProvider } from 'react-router';
import type { ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import {
  formGuardContext,
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import collection from '#locales/en/collection.json';
import english from '#locales/en/contactUs.json';
import type { ItemLink, Settings } from '#services/content-management/contract.ts';
import { generalTopic, listContactTopics, objectTopic } from '#shared/forms/contact-topics.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

const contactKinds = ['contact', 'convening-inquiry', 'event-inquiry'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** The subject that the page was asked to write about. */
export interface ContactSubject {
  readonly kind: ContactKind;
  /** Of a plain message. */
  readonly topic: string;
  /** Id of the object, or uid of the convening or event, that it is about. */
  readonly about: string | null;
}

const idPattern = /^[A-Za-z0-9][\w.-]{0,119}$/;

/** `?about=press`, `?about=object&object=demo-12`, `?about=convening&convening=tiles`. */
export function parseContactSubject(parameters: URLSearchParams): ContactSubject {
  const about = parameters.get('about') ?? '';
  const read = (name: string) => {
    const id = parameters.get(name) ?? '';
    return idPattern.test(id) ? id : null;
  };
  if (about === 'convening' || about === 'event') {
    return { kind: `${about}-inquiry`, topic: generalTopic, about: read(about) };
  }
  const isObject = about === objectTopic;
  return {
    kind: 'contact',
    topic: idPattern.test(about) ? about : generalTopic,
    about: isObject ? read('object') : null,
  };
}

export interface ContactFormView {
  readonly kind: ContactKind;
  readonly token: string;
  readonly topic: string;
  readonly topics: readonly { readonly topic: string; readonly label: LocalizedText }[];
  /** The object that the message is about. */
  readonly object: ObjectCardContent | null;
  /** The convening or event that the inquiry is about. */
  readonly item: {
    readonly uid: string;
    readonly title: LocalizedText;
    readonly href: string;
  } | null;
  /** The address for an inquiry instead of a form here. Null: there is none. */
  readonly elsewhere: { readonly convening: ItemLink | null; readonly event: ItemLink | null };
}

/** The data of the form. When its subject cannot be found, the form does not name it. */
export async function loadContactForm(
  context: Readonly<RouterContextProvider>,
  subject: ContactSubject,
  settings: Settings | null,
): Promise<ContactFormView> {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('contactUs', english).form.topics;
  const words = context.get(translationsContext).messagesOf('collection', collection).object;
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const { kind, about } = subject;
  const optional = context.get(optionalContext);
  const findItem = async () => {
    if (!about || kind === 'contact') return null;
    return kind === 'convening-inquiry'
      ? contentManagement.findConvening(about, language)
      : contentManagement.findEvent(about, language);
  };
  const [token, objects, item] = await Promise.all([
    context.get(formGuardContext).sharedToken(),
    kind === 'contact' && about ? optional(objectCollection.listObjectsById([about]), null) : null,
    optional(findItem(), null),
  ]);
  const own = (topic: 'general' | 'object') => ({
    topic,
    label: { text: messages[topic], language },
  });
  const desks = listContactTopics(settings?.contacts ?? []).map(({ topic, label }) => ({
    topic,
    label,
  }));
  const topics = [...desks, own(objectTopic), own(generalTopic)];
  const object = objects?.[0];
  return {
    kind,
    token,
    topics,
    topic: topics.some(({ topic }) => topic === subject.topic) ? subject.topic : generalTopic,
    object: object
      ? toObjectCardContent(object, language, { ...words, untitled: messages.object })
      : null,
    item: item && { uid: item.uid, title: item.title, href: item.href },
    elsewhere: {
      convening: settings?.conveningInquiryLink ?? null,
      event: settings?.eventInquiryLink ?? null,
    },
  };
}

import type { LocalizedText } from '../languages/localized-text.ts';

/** Topics that are there whatever the settings name. */
export const generalTopic = 'general';
export const objectTopic = 'object';

interface Contact {
  readonly label: LocalizedText;
  readonly email: string | null;
}

export interface ContactTopic {
  /** Stands in addresses, `?about=press`: what the contact's mail address has before its `@`. */
  readonly topic: string;
  readonly label: LocalizedText;
  readonly email: string;
}

/** The museum's contacts, as its settings list them, as topics to write about. */
export function listContactTopics(contacts: readonly Contact[]): ContactTopic[] {
  const topics = new Map<string, ContactTopic>();
  for (const { label, email } of contacts) {
    const topic = (email ?? '').split('@')[0]?.toLowerCase() ?? '';
    const isFit = /^[a-z0-9][\w.-]{0,60}$/.test(topic);
    if (email && isFit && !topics.has(topic)) topics.set(topic, { topic, label, email });
  }
  return [...topics.values()];
}

import type { ItemLink, Settings } from '#services/content-management/contract.ts';

/**
 * Where somebody asks to hold an event in the house: the editors' place, else our own form.
 * @param uid of the event that gave the idea
 */
export const toEventInquiry = (settings: Settings | null, uid?: string): ItemLink =>
  settings?.eventInquiryLink ?? {
    href: `/about/contact-us?about=event${uid ? `&event=${uid}` : ''}#write`,
    isExternal: false,
    text: null,
  };

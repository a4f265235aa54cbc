import { type FormOptions, findRecipient } from './form-options.ts';
import type { FormSite, FormTarget } from './form-target.ts';

/** The address of the form service for a recipient. Source: specification §7, "Email form submit". */
export function findMailTarget(options: FormOptions, site: FormSite): FormTarget | null {
  const recipient = findRecipient(options);
  if (!recipient) return null;
  const parameters = [
    `apiKey=${encodeURIComponent(site.apiKey)}`,
    `to=${encodeURIComponent(toBase64(recipient))}`,
    `name=${encodeURIComponent(options.name ?? '')}`,
  ];
  return {
    address: `${site.formEndpoint}/api/v1/form-submit?${parameters.join('&')}`,
    method: 'POST',
    headers: {},
  };
}

/** Letters beyond Latin-1 too, which `btoa` alone refuses. */
const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

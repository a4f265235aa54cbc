import { answerForm, type FormPage } from '#app/components/forms/answer-form.ts';
import type { SiteBuild } from '#server/pages/render-page.ts';
import type { BuiltSite } from '#server/start.ts';
import type { FormKind } from '#shared/forms/form-rules.ts';
import { fakeSite } from './built-site.ts';

/** Path of the page of each form; the actions are those of the site's own pages. */
export const formPaths = {
  'tour-request': '/visit/tour-form',
  subscription: '/subscribe',
  contact: '/about/contact-us',
  'convening-inquiry': '/about/convening-inquiry',
  'event-inquiry': '/about/event-inquiry',
  'item-request': '/shop',
  'career-application': '/about/careers/keeper',
} as const satisfies Record<FormKind, string>;

type Action = Parameters<typeof answerForm>;

const toRoute = ([kind, path]: [string, string]) => ({
  [kind]: {
    id: kind,
    path,
    module: {
      default: undefined,
      action: ({ request, context }: { request: Request; context: Action[1] }) =>
        answerForm(request, context, { kind, path } as FormPage),
    },
  },
});

/** A site that has nothing but its forms and needs no build: what came back is answered as JSON. */
export const formsSite: BuiltSite = {
  ...fakeSite,
  load: async () => {
    const site = await fakeSite.load();
    const routes = Object.assign({}, ...Object.entries(formPaths).map(toRoute));
    return { ...site, routes: { ...site.routes, ...routes } } as SiteBuild;
  },
};

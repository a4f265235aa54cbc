import type { RouterContextProvider } from 'react-router';
import { receivedFilesContext, servicesContext } from '#app/request-context.ts';
import type { FieldProblem, FormKind, FormValues } from '#services/forms/contract.ts';
import type { FormRules } from '#shared/forms/field-rules.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import { receivedPrefix } from '#shared/forms/received-files.ts';
import { uploadRules } from '#shared/forms/upload-rules.ts';

export interface UploadedFiles {
  /** For the page that comes back: what is kept needs not be chosen again. */
  readonly values: FormValues;
  /** For the service. */
  readonly ids: FormValues;
  readonly problems: { readonly [field: string]: FieldProblem };
}

/** A value that the service rejects as a file, so that a form with a bad file is never stored without it. */
const notUploaded = 'not-kept';

/**
 * Hands the files that came with a form to the service, one after the other, and names them by what
 * it calls them. Runs on the server only.
 *
 * @throws {ServiceUnavailable} when the service fails
 */
export async function uploadFiles(
  values: FormValues,
  kind: FormKind,
  context: Readonly<RouterContextProvider>,
): Promise<UploadedFiles> {
  const rules: FormRules = formRules[kind];
  const uploaded: { values: Record<string, string[]>; ids: Record<string, string[]> } = {
    values: {},
    ids: {},
  };
  const problems: Record<string, FieldProblem> = {};
  for (const [field, rule] of Object.entries(rules)) {
    if (rule.type !== 'files') continue;
    const given = [values[field] ?? []].flat();
    const names: string[] = [];
    const ids: string[] = [];
    // One more than may be is enough to tell.
    for (const value of given.slice(0, rule.max + 1)) {
      const result = value.startsWith(receivedPrefix)
        ? await keepFile(value.slice(receivedPrefix.length), context)
        : readUploaded(value);
      if ('problem' in result) {
        problems[field] = result.problem;
        ids.push(notUploaded);
      } else {
        names.push(toCachedValue(result));
        ids.push(result.id);
      }
    }
    uploaded.values[field] = names.slice(0, rule.max);
    uploaded.ids[field] = ids;
    if (given.length > rule.max) {
      problems[field] = { code: 'too-many-files', limit: String(rule.max) };
    }
  }
  return { ...uploaded, problems };
}

async function keepFile(
  token: string,
  context: Readonly<RouterContextProvider>,
): Promise<{ id: string; name: string } | { problem: FieldProblem }> {
  const received = await context.get(receivedFilesContext).read(token);
  if (!received) return { problem: { code: 'file-lost', limit: null } };
  if (received.problem) return { problem: toProblem(received.problem) };
  const answer = await context.get(servicesContext).forms.keepFile(received);
  return answer.outcome === 'stored' ? answer.file : { problem: toProblem(answer.code) };
}

const toProblem = (code: 'file-type' | 'file-too-large'): FieldProblem => ({
  code,
  limit: code === 'file-too-large' ? String(uploadRules.maxMegabytes) : null,
});

/** A file that was kept by an earlier try, as it stands in the form: its id and its name. */
const toCachedValue = ({ id, name }: { id: string; name: string }): string => `${id} ${name}`;

function readUploaded(value: string): { id: string; name: string } {
  const [id = ''] = value.split(' ', 1);
  return { id, name: value.slice(id.length + 1, 200) };
}

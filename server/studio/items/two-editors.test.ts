import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { type Asked, kai, leilani, openItems, setIdOf } from './items.test-support.ts';

/** Numbers that look random and are the same in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Values = Record<string, unknown>;
interface Paragraph {
  readonly type: string;
  readonly text: string;
  readonly spans: readonly unknown[];
}

const paths = ['en.title', 'en.department', 'es.title', 'en.description'];
const wordsIn = (value: unknown): string[] => JSON.stringify(value ?? '').match(/w\d+/g) ?? [];

describeOnEachDatabase('two people in one item', (openDatabase, dialect) => {
  test.for([1, 2, 3])(
    'lose no word in ten minutes of edits that nobody planned (%i)',
    async (seed) => {
      const studio = openItems(await openDatabase('content'), await openDatabase('visitors'));
      const random = createRandom(seed);
      await studio.as(leilani)('POST /', { type: 'staff', uid: 'malia', title: 'Malia' });
      const setId = setIdOf('malia');
      const typed = new Set<string>();
      const givenUp = new Set<string>();

      /** Somebody's form: what is in it, and what the server said last. */
      const openForm = (ask: (call: string, body?: unknown) => Promise<Asked>) => {
        const form: Values = {};
        const base: Values = {};
        let revision = 1;

        const type = () => {
          const path = paths[random(paths.length)] ?? '';
          const word = `w${typed.size}`;
          typed.add(word);
          form[path] =
            path === 'en.description' ? intoText(form[path], word) : into(form[path], word);
        };
        const into = (value: unknown, word: string) => {
          const words = String(value ?? '')
            .split(' ')
            .filter(Boolean);
          words.splice(random(words.length + 1), 0, word);
          return words.join(' ');
        };
        const intoText = (value: unknown, word: string) => {
          const blocks = [...((value ?? []) as Paragraph[])];
          const at = random(blocks.length + 1);
          const block = blocks[at];
          if (block && random(2) === 0) blocks[at] = { ...block, text: into(block.text, word) };
          else blocks.splice(at, 0, { type: 'paragraph', text: word, spans: [] });
          return blocks;
        };
        const take = (values: Values, next: number) => {
          for (const [path, value] of Object.entries(values)) {
            form[path] = value ?? undefined;
            base[path] = value ?? undefined;
          }
          revision = next;
        };
        const save = async () => {
          const changes = paths
            .filter((path) => JSON.stringify(form[path]) !== JSON.stringify(base[path]))
            .map((path) => ({ path, from: base[path], to: form[path] }));
          if (changes.length === 0) return;
          const sent = Object.fromEntries(changes.map(({ path, to }) => [path, to]));
          const answer = await ask(`PATCH /${setId}/draft`, studio.save(revision, ...changes));
          if (answer.status === 200) {
            take(sent, revision);
            take(answer.body.values, answer.body.revision);
            return;
          }
          expect(answer.status).toBe(409);
          const { conflicts, values, revision: next } = answer.body.error;
          take(sent, revision);
          take(values, next);
          for (const { path, mine, theirs } of conflicts) {
            // Chosen by somebody who sees both: the other's words go, knowingly.
            const isMine = random(2) === 0;
            const [kept, left] = isMine ? [mine, theirs] : [theirs, mine];
            for (const word of wordsIn(left)) if (!wordsIn(kept).includes(word)) givenUp.add(word);
            form[path] = kept;
          }
        };
        return { type, save };
      };

      const forms = [openForm(studio.as(leilani)), openForm(studio.as(kai))];
      // A change of either every second, a save every few.
      const steps = dialect === 'sqlite' ? 600 : 60;
      for (let step = 0; step < steps; step += 1) {
        studio.wait(1_000);
        const form = forms[random(2)];
        if (random(3) > 0) form?.type();
        else await form?.save();
      }
      for (let round = 0; round < 4; round += 1) for (const form of forms) await form.save();
      const { languages } = (await studio.as(kai)(`GET /${setId}`)).body;
      const there = new Set(wordsIn(languages));
      const lost = [...typed].filter((word) => !there.has(word) && !givenUp.has(word));
      expect(lost).toEqual([]);
      expect(there.size).toBeGreaterThan(typed.size / 2);
    },
  );
});

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { sectionModels } from '#shared/page-builder/page-builder-models.ts';
import { AskFailed, api, ask } from '../../api/ask.ts';
import { proposeAddress } from '../../items/list/propose-address.ts';
import { Button } from '../../widgets/Button.tsx';
import { Said } from '../../widgets/Said.tsx';
import { SelectField } from '../../widgets/SelectField.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { useAct } from '../../widgets/use-act.ts';
import { useWords } from '../../words/words.ts';
import { pagesQuery } from '../page/page-query.ts';
import styles from './NewPage.module.css';
import { ShownTemplate, TemplateChoice } from './TemplateChoice.tsx';

const addressPattern = /^\/[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;

/** What is composed: whole pages, what stands around them, what they share. */
const models = ['page', ...sectionModels, 'symbol'] as const;

/** Begins a page: what it is called, where it will be, and from what it is made. */
export function NewPage() {
  const { pages, items, templates, targeting } = useWords();
  const known = useQuery(pagesQuery).data?.pages ?? [];
  const [name, setName] = useState('');
  const [model, setModel] = useState<(typeof models)[number]>('page');
  const [own, setOwn] = useState<string | null>(null);
  const [template, setTemplate] = useState('');
  const [copied, setCopied] = useState('');
  const copyOf = copied || template;
  const [taken, setTaken] = useState('');
  const act = useAct();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isPage = model === 'page';
  const path = own ?? (isPage && name ? `/${proposeAddress(name)}` : '');
  const isGood = addressPattern.test(path) || (!isPage && path === '');
  return (
    <div className={styles.new}>
      <p>
        <Link to="/pages">{pages.title}</Link>
      </p>
      <h1>{pages.new}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isGood) return;
          act.run(async () => {
            const json = {
              ...{ name, model },
              ...(path && model !== 'symbol' && { path }),
              ...(isPage && copyOf && { copyOf }),
            };
            const made = await ask(api.pages.$post({ json })).catch((error) => {
              if (!(error instanceof AskFailed && error.code === 'exists')) throw error;
              setTaken(path);
              return null;
            });
            if (!made) return;
            void queries.invalidateQueries({ queryKey: ['pages', 'list'] });
            navigate(`/pages/${made.id}`);
          });
        }}
      >
        <SelectField
          label={targeting.kind}
          value={model}
          onChange={({ target }) => setModel(target.value as typeof model)}
          options={models.map((value) => ({ value, label: pages.models[value] }))}
        />
        <TextField
          label={pages.newName}
          value={name}
          lang="en"
          required
          maxLength={200}
          onChange={({ target }) => setName(target.value)}
        />
        {model !== 'symbol' && (
          <TextField
            label={pages.settings.address}
            help={isPage ? pages.settings.addressHelp : targeting.emptyEverywhere}
            problem={
              taken === path && path !== ''
                ? pages.taken
                : path !== '' && !isGood
                  ? pages.settings.badAddress
                  : ''
            }
            value={path}
            required={isPage}
            maxLength={200}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setOwn(target.value)}
          />
        )}
        {isPage && (
          <>
            <TemplateChoice
              value={copied ? '' : template}
              onChange={(id) => {
                setTemplate(id);
                setCopied('');
              }}
            />
            <SelectField
              label={templates.orCopy}
              value={copied}
              onChange={({ target }) => setCopied(target.value)}
              options={[
                { value: '', label: templates.noCopy },
                ...known
                  .filter(({ model }) => model === 'page')
                  .map((page) => ({ value: page.id, label: page.name })),
              ]}
            />
          </>
        )}
        <Said problem={act.problem} />
        <div>
          <Button type="submit" kind="main" disabled={act.isRunning}>
            {items.make}
          </Button>
        </div>
        {/* Below what makes the page: it is higher than the window. */}
        {isPage && <ShownTemplate id={copied ? '' : template} />}
      </form>
    </div>
  );
}

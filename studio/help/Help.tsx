import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Failed } from '../frame/Failed.tsx';
import { useSpokenLanguage } from '../words/words.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { Contents } from './Contents.tsx';
import { loadGuide } from './guide.ts';

/** The editors' guide: its contents, or one of its chapters. */
export function Help() {
  const { words, language } = useSpokenLanguage();
  const { chapter: id } = useParams();
  const { data, error } = useQuery({
    queryKey: ['help', language],
    queryFn: () => loadGuide(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <Failed error={error} />;
  if (!data) return <p>{words.wait}</p>;
  const chapter = data.find((one) => one.id === id);
  return chapter ? (
    <ChapterPage key={chapter.id} chapters={data} chapter={chapter} />
  ) : (
    <Contents chapters={data} />
  );
}

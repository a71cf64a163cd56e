// An article: its headline first, its text and what belongs to it after.
import { Fold } from '../../app/Fold.tsx';
import { ArticleHead } from './ArticleHead.static.tsx';
import { ArticleText } from './ArticleText.static.tsx';

export function Page() {
  return (
    <>
      <ArticleHead />
      <Fold />
      <ArticleText />
    </>
  );
}

// The panel below the header with the search form, and below it the suggestions.
import type { ComponentProps } from 'react';
import ui from '../ui/common.module.css';
import { SearchForm } from '../ui/SearchForm.tsx';
import css from './SearchBox.module.css';

type Props = Omit<ComponentProps<typeof SearchForm>, 'id' | 'look'>;

export function SearchPanel(props: Props) {
  return (
    <div className={css.panel}>
      <div className={ui.wrap}>
        <SearchForm id="site-q" look="filled" {...props} />
      </div>
    </div>
  );
}

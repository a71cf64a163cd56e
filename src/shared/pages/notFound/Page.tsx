// The 404 page: an island whose existence is doubtful, the way home, a search and six main pages.
import { Fold } from '../../app/Fold.tsx';
import { WaysOn } from '../../sections/WaysOn.static.tsx';
import ui from '../../ui/common.module.css';
import { HomeWay } from './HomeWay.ts';
import css from './LostPlace.module.css';
import { LostWords } from './LostWords.static.tsx';
import { SeaPicture } from './SeaPicture.static.tsx';

export function Page() {
  return (
    <>
      <section className={css.sea}>
        <SeaPicture />
        <div className={`${ui.wrap} ${css.front}`}>
          <div className={css.plate}>
            <LostWords />
            <div className={`${ui.acts} ${css.ways}`}>
              <HomeWay />
            </div>
          </div>
        </div>
      </section>
      <Fold />
      <WaysOn />
    </>
  );
}

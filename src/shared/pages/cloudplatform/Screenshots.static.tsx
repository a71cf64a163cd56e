// Pictures of COBox that the owner supplies; until then its drawings stand alone.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useOwner } from '../../owner/useOwner.ts';
import { Section } from '../../sections/Section.tsx';
import css from './Screenshots.module.css';

export const Screenshots = /*#__PURE__*/ staticPart(
  'Screenshots',
  function Screenshots({ name }: { name: string }) {
    const { locale } = usePage();
    const { screenshots } = useOwner().owner.cobox;
    if (screenshots.length === 0) return null;
    return (
      <Section name={name}>
        <div className={css.screens}>
          {screenshots.map(({ file, alt }) => (
            <img key={file} src={`/${file}`} alt={alt[locale.code]} loading="lazy" />
          ))}
        </div>
      </Section>
    );
  },
  'page',
);
